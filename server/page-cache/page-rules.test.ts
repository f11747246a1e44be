import type { ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { catalogCache, contentCache, type PageHandle } from "../../app/lib/page-handle.ts";
import { getSitePages } from "../site-pages.ts";
import { createPageRules } from "./page-rules.ts";

const route = (id: string, address: { path?: string; index?: boolean }, handle?: PageHandle) => [
  id,
  { id, ...address, module: { handle } },
];
const routes = Object.fromEntries([
  route("root", {}, { cache: contentCache, sitemap: { "/root": "No page" } }),
  route("home", { index: true }, { cache: catalogCache, sitemap: { "/": "Home" } }),
  route("proof", { path: "proof" }, { sitemap: { "/proof": "Proof" }, isSample: true }),
  route("product", { path: "products/:handle" }, { cache: catalogCache }),
  route("about", { path: "about" }, { cache: contentCache, sitemap: { "/about": "About" } }),
  route("search", { path: "search" }, {}),
  route("api", { path: "api" }),
]) as unknown as ServerBuild["routes"];

test.each([
  ["/", { id: "home", rule: catalogCache }],
  ["/products/hair-oil", { id: "product", rule: catalogCache }],
  ["/about", { id: "about", rule: contentCache }],
  ["/search", null],
  ["/api", null],
  ["/no-such-page", null],
])("the page %s is cached as its route declares", (pathname, expected) => {
  expect(createPageRules(routes)(pathname)).toEqual(expected);
});

test("the pages of the site are those with a fixed path, without samples where they are hidden and pages that are off", () => {
  expect([...getSitePages(routes, { showsSamples: true, pagesOff: [] })]).toEqual([
    ["/", "Home"],
    ["/proof", "Proof"],
    ["/about", "About"],
  ]);
  expect([...getSitePages(routes, { showsSamples: false, pagesOff: [] }).keys()]).toEqual([
    "/",
    "/about",
  ]);
  const withoutAbout = getSitePages(routes, { showsSamples: true, pagesOff: ["/about"] });
  expect([...withoutAbout.keys()]).toEqual(["/", "/proof"]);
});
