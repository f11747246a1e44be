import type { ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { createGetRoute } from "./requests.ts";

const paths = [
  "",
  "shop/:category?",
  "products/:handle",
  "blog/:slug",
  "blog",
  "blog/feed.xml",
  "*",
];
const routes = Object.fromEntries([
  ["root", { id: "root", path: "" }],
  ["home", { id: "home", parentId: "root", index: true }],
  ...paths.map((path) => [path, { id: path, parentId: "root", path }]),
]) as unknown as ServerBuild["routes"];
const getRoute = createGetRoute(routes);

test.each([
  ["/", "/"],
  ["/shop", "/shop/:category?"],
  ["/shop/haircare", "/shop/:category?"],
  ["/shop/haircare/oils", "(other)"],
  ["/products/hair-oil", "/products/:handle"],
  ["/products/hair-oil.data", "(data)"],
  ["/blog", "/blog"],
  ["/blog/feed.xml", "/blog/feed.xml"],
  ["/blog/a-post", "/blog/:slug"],
  ["/assets/app-abc.js", "/assets/*"],
  ["/api/2025-07/graphql.json", "/api/*"],
  ["/checkouts/c/x/thanks", "/checkouts/*"],
  ["/healthz", "/healthz"],
  ["/wp-login.php", "(other)"],
  ["/constructor", "(other)"],
  ["*", "(other)"],
  ["//", "(other)"],
  ["", "(other)"],
])("the route of %s is %s", (path, route) => {
  expect(getRoute(path)).toBe(route);
});
