import type { ChoicesOf } from "./page-key.ts";

type Render = (request: Request) => Promise<Response>;

/**
 * In this header a page with options says which choices it has, written like a query. It is meant for
 * this cache alone and goes no further.
 */
const choicesHeader = "x-choices";

/** Learns from each rendered page which choices in its address change it. */
export function notingChoices(render: Render): { render: Render; choicesOf: ChoicesOf } {
  // Only pages that are there say so, so there are no more of them than products.
  const noted = new Map<string, ReadonlySet<string>>();

  return {
    choicesOf: (pathname) => noted.get(pathname),
    async render(request) {
      const response = await render(request);
      const choices = response.headers.get(choicesHeader);
      if (choices === null) return response;
      noted.set(new URL(request.url).pathname, new Set(choices.split("&")));
      response.headers.delete(choicesHeader);
      return response;
    },
  };
}
