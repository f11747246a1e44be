import { expect, test } from "vitest";
import { createPageStore } from "./page-store.ts";

const page = (bytes: number, status = 200) => ({ bytes, status });
const storeWith = (maxBytes: number) =>
  createPageStore<{ bytes: number; status: number }>(maxBytes);

test("the page that was used longest ago makes room", () => {
  const store = storeWith(200);
  store.set("/a", page(60));
  store.set("/b", page(60));
  store.get("/a");
  store.set("/c", page(60));

  expect(store.get("/b")).toBeUndefined();
  expect(store.size()).toEqual({ pages: 2, bytes: 120 });
});

test("a page that replaces itself is counted once", () => {
  const store = storeWith(200);
  store.set("/a", page(40));
  store.set("/a", page(60));
  expect(store.size().bytes).toBe(60);

  store.delete("/a");
  expect(store.size().bytes).toBe(0);
});

test("a page larger than the store evicts nothing", () => {
  const store = storeWith(100);
  store.set("/a", page(40));
  store.set("/huge", page(101));

  expect(store.size().pages).toBe(1);
});

test.each([
  ["with a query", "/a?x=", 200],
  ["that do not exist", "/products/", 404],
])("addresses %s evict no page", (_, address, status) => {
  const store = storeWith(200);
  store.set("/a", page(40));
  store.set("/b", page(40));
  for (let number = 0; number < 50; number += 1) store.set(address + number, page(20, status));

  expect([store.get("/a"), store.get("/b")]).toEqual([page(40), page(40)]);
  expect(store.size().bytes).toBeLessThanOrEqual(200);
});

test("a page takes the place of the 404 at its address", () => {
  const store = storeWith(200);
  store.set("/products/b", page(40, 404));
  store.set("/products/b", page(50));

  expect(store.all()).toEqual([page(50)]);
});
