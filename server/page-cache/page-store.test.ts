import { expect, test } from "vitest";
import { createPageStore } from "./page-store.ts";

const page = (bytes: number, status = 200) => ({ bytes, status });

test("what was used longest ago makes room", () => {
  const store = createPageStore(100);
  store.set("/a", page(40));
  store.set("/b", page(40));
  store.get("/a");
  store.set("/c", page(40));

  expect(store.keys()).toEqual(["/a", "/c"]);
  expect(store.bytes).toBe(80);
});

test("a page that takes the place of itself is counted once", () => {
  const store = createPageStore(100);
  store.set("/a", page(40));
  store.set("/a", page(60));
  store.delete("/nothing");

  expect(store.bytes).toBe(60);
  store.delete("/a");
  expect(store.bytes).toBe(0);
});

test("a page larger than the store drives nothing out", () => {
  const store = createPageStore(100);
  store.set("/a", page(40));
  store.set("/huge", page(101));

  expect(store.keys()).toEqual(["/a"]);
});

test("a page with a query makes room before any other, itself included", () => {
  const store = createPageStore(100);
  store.set("/a", page(40));
  store.set("/a?x=1", page(40));
  store.get("/a?x=1");
  store.set("/b", page(40));
  store.set("/a?x=2", page(40));

  expect(store.keys()).toEqual(["/a", "/b"]);
  expect(store.bytes).toBe(80);
});

test("the word that there is no page makes room before any page, and a page takes its place", () => {
  const store = createPageStore(100);
  store.set("/products/a", page(40));
  store.set("/products/made-up", page(40, 404));
  store.set("/products/b", page(40));
  expect(store.keys()).toEqual(["/products/a", "/products/b"]);

  store.set("/products/b", page(40, 404));
  store.set("/products/b", page(50));
  expect(store.keys()).toEqual(["/products/a", "/products/b"]);
  expect(store.bytes).toBe(90);
});
