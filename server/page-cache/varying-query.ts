import type { RenderPage } from "../render-page.ts";
import type { VaryingQueryOf } from "./page-key.ts";

/**
 * In this header a page says which query values change it, written like a query. It is meant for
 * this cache alone and is not sent on.
 */
const headerName = "x-vary-query";

/** Learns from each rendered page which values in its query change it. */
export function readingVaryingQuery(render: RenderPage): {
  render: RenderPage;
  varyingQueryOf: VaryingQueryOf;
} {
  // Only pages that exist have the header, so there are no more of them than products.
  const known = new Map<string, ReadonlySet<string>>();

  return {
    varyingQueryOf: (pathname) => known.get(pathname),
    async render(request, visitorAddress) {
      const response = await render(request, visitorAddress);
      const values = response.headers.get(headerName);
      if (values === null) return response;
      const pathname = new URL(request.url).pathname.replace(/\.data$/, "");
      known.set(pathname, new Set(values.split("&")));
      response.headers.delete(headerName);
      return response;
    },
  };
}
