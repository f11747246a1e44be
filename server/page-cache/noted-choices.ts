import type { RenderPage } from "../render-page.ts";
import type { ChoicesOf } from "./page-key.ts";

/**
 * In this header a page with options says which choices it has, written like a query. It is meant for
 * this cache alone and goes no further.
 */
const choicesHeader = "x-choices";

/** Learns from each rendered page which choices in its address change it. */
export function notingChoices(render: RenderPage): {
  render: RenderPage;
  choicesOf: ChoicesOf;
} {
  // Only pages that are there say so, so there are no more of them than products.
  const noted = new Map<string, ReadonlySet<string>>();

  return {
    choicesOf: (pathname) => noted.get(pathname),
    async render(request, visitorAddress) {
      const response = await render(request, visitorAddress);
      const choices = response.headers.get(choicesHeader);
      if (choices === null) return response;
      noted.set(new URL(request.url).pathname, new Set(choices.split("&")));
      response.headers.delete(choicesHeader);
      return response;
    },
  };
}
