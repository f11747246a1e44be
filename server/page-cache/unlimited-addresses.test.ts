import { expect, test } from "vitest";
import { findTestRoute, loadRoutes } from "./testing/test-routes.ts";

const nothing = "nothing";
/** Missing pages, redirects to 404 and URLs with a query share a quarter of the cache (`page-store.ts`). */
const itsPages = "a page for each that exists; a quarter of the cache for all others";
const onePage = "one page; a quarter of the cache for its queries";

/** What the addresses of a route may occupy in the cache, for each route of which anyone can make up any number. */
const occupied = {
  "/shop/:category?": itsPages,
  "/products/:handle": itsPages,
  "/blog/:slug": itsPages,
  "/blog": onePage,
  "/proof/testimonials": onePage,
  "/cart/:lines": nothing,
  "/discount/:code": nothing,
  "/account/*": nothing,
  "/collections/:category?/:tag?": nothing,
  "/collections/:category/products/:handle": nothing,
  "/blogs/:blog?": nothing,
  "/blogs/:blog/:slug": nothing,
  "/blogs/:blog/tagged/:tag": nothing,
  "/pages/:name": nothing,
  "/policies/:name": nothing,
  "/*": nothing,
};

const routes = Object.values(await loadRoutes()).map((route) => `/${route?.path ?? ""}`);

test("invented addresses occupy what their route's row says, and each such route has one", () => {
  const rows = routes.flatMap((path) => {
    const rule = findTestRoute(path.replace(/:\w+\??|\*/g, "made-up"))?.rule;
    if (/[:*]/.test(path)) return [[path, rule ? itsPages : nothing]];
    return rule?.query ? [[path, onePage]] : [];
  });

  expect(Object.fromEntries(rows)).toEqual(occupied);
});
