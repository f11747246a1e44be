import { expect, test } from "vitest";
import { getListPath, getPageId, parsePage } from "./list-pages";

test.each([
  ["", 1],
  ["page=1", 1],
  ["page=2", 2],
  ["page=13", 13],
  ["page=14", 1],
  ["page=0", 1],
  ["page=-1", 1],
  ["page=02", 1],
  ["page=1.5", 1],
  ["page=1e1", 1],
  ["page=+2", 1],
  ["page=1000000000", 1],
  ["page=%EF%BC%92", 1],
  ["page=two", 1],
  ["page=", 1],
  ["page=3&page=5", 3],
])("the query %j shows pages up to %i", (query, page) => {
  expect(parsePage(new URLSearchParams(query))).toBe(page);
});

test.each([
  ["/shop", 1, "/shop"],
  ["/shop", 2, "/shop?page=2"],
  ["/shop/haircare?sort=name", 3, "/shop/haircare?sort=name&page=3"],
])("the list %s with %i pages is at its own address", (address, page, path) => {
  expect(getListPath(address, page)).toBe(path);
});

test("the first card of each page after the first has the page's id", () => {
  const ids = Array.from({ length: 60 }, (_, index) => getPageId(index));

  expect([ids[0], ids[19], ids[20], ids[21], ids[40]]).toEqual([
    undefined,
    undefined,
    "page-2",
    undefined,
    "page-3",
  ]);
});
