import { expect, test } from "vitest";
import { createRouteNames, patternsOf } from "./route-names.ts";

const routeName = createRouteNames([
  "/",
  "/shop/:category?",
  "/products/:handle",
  "/blog/feed.xml",
  "/blog/:slug",
  "/*",
]);

test.each([
  ["/", "/"],
  ["/shop", "/shop/:category?"],
  ["/shop/haircare", "/shop/:category?"],
  ["/shop/haircare/oils", "(other)"],
  ["/products/hair-oil", "/products/:handle"],
  ["/products/hair-oil.data", "(data)"],
  ["/blog/feed.xml", "/blog/feed.xml"],
  ["/blog/a-post", "/blog/:slug"],
  ["/assets/app-abc.js", "/assets/*"],
  ["/api/2025-07/graphql.json", "/api/*"],
  ["/wp-login.php", "(other)"],
  ["/constructor", "(other)"],
])("%s is counted as %s", (path, name) => {
  expect(routeName(path)).toBe(name);
});

test("the patterns of the application are those of its routes, from the root down", () => {
  const module = {} as never;
  const routes = {
    root: { id: "root", path: "", module },
    home: { id: "home", parentId: "root", index: true as const, module },
    blog: { id: "blog", parentId: "root", path: "blog", module },
    post: { id: "post", parentId: "blog", path: ":slug", module },
  };

  expect(patternsOf(routes)).toEqual(["/", "/blog", "/blog/:slug"]);
});
