import { expect, test } from "vitest";
import { createPageStore } from "./page-store.ts";

const page = (bytes: number, status = 200) => ({ bytes, status });
const storeWith = (maxBytes: number) =>
  createPageStore<ReturnType<typeof page>>(maxBytes, () => false);

test("the least recently used page is evicted", () => {
  const store = storeWith(200);
  store.set("/a", page(60));
  store.set("/b", page(60));
  store.get("/a");
  store.set("/c", page(60));

  expect(store.get("/b")).toBeUndefined();
  expect(store.size()).toEqual({ pages: 2, bytes: 120 });
});

test("a page larger than the store evicts nothing", () => {
  const store = storeWith(100);
  store.set("/a", page(40));
  store.set("/huge", page(101));

  expect(store.size()).toEqual({ pages: 1, bytes: 40 });
});

test.each([
  ["with a query", "/a?x=", 200],
  ["of data with a query", "/a.data?_routes=a&x=", 200],
  ["of missing pages", "/products/", 404],
])("URLs %s evict no page and no data", (_, url, status) => {
  const store = storeWith(200);
  store.set("/a", page(40));
  store.set("/a.data?_routes=a", page(40));
  for (let number = 0; number < 50; number += 1) store.set(url + number, page(20, status));

  expect([store.get("/a"), store.get("/a.data?_routes=a")]).toEqual([page(40), page(40)]);
  expect(store.size().bytes).toBeLessThanOrEqual(200);
});

test("its size is that of all pages, with a query or without", () => {
  const store = storeWith(400);
  store.set("/a", page(60));
  store.set("/a?x=1", page(50));

  expect(store.size()).toEqual({ pages: 2, bytes: 110 });
});

test("a page replaces the one of its URL, whatever the status", () => {
  const store = storeWith(200);
  store.set("/products/b", page(40, 404));
  store.set("/products/b", page(50));
  expect([store.get("/products/b"), store.size().pages]).toEqual([page(50), 1]);

  store.delete("/products/b");
  expect(store.size()).toEqual({ pages: 0, bytes: 0 });
});
