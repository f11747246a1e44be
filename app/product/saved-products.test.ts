import { beforeEach, expect, test, vi } from "vitest";
import { storageKeys } from "#brand/content/storage-keys.ts";
import { testProduct } from "../../tests/support/builders";
import { stubStorage } from "../../tests/support/stub-storage";
import { toPersistedProduct } from "./persisted-list";

const key = storageKeys.saved;
const showToast = vi.hoisted(() => vi.fn());
vi.mock("~/ui/toasts", () => ({ showToast }));

const product = (handle: string) => ({ handle, title: `The ${handle}`, image: null });
const oil = product("oil");
const serum = product("serum");
const image = { url: "https://cdn.example/oil.jpg", alt: "A bottle" };

let storage: ReturnType<typeof stubStorage>;

beforeEach(() => {
  storage = stubStorage();
  showToast.mockClear();
  vi.stubGlobal("addEventListener", () => {});
});

/** The module as a new tab runs it, with this in the storage. */
async function openTab(stored?: unknown) {
  if (stored !== undefined) storage.entries.set(key, JSON.stringify(stored));
  vi.resetModules();
  const tab = await import("./saved-products");
  tab.followSaved();
  return { ...tab, getItems: () => tab.useSaved.getState().items };
}

function storedHandles() {
  const { state } = JSON.parse(storage.entries.get(key) ?? "null");
  return state.items.map(({ handle }: typeof oil) => handle);
}

test("a second press of a heart removes the product; the newest is first", async () => {
  const { toggleSaved } = await openTab();
  toggleSaved(oil);
  toggleSaved(serum);
  expect(storedHandles()).toEqual(["serum", "oil"]);

  toggleSaved(serum);

  expect(storedHandles()).toEqual(["oil"]);
  expect(showToast).not.toHaveBeenCalled();
});

test("a removed product is restored to its place, once", async () => {
  const { toggleSaved, removeSaved, restoreSaved } = await openTab();
  for (const handle of ["a", "b", "c"]) toggleSaved(product(handle));
  removeSaved("b");
  expect(storedHandles()).toEqual(["c", "a"]);

  expect(restoreSaved(product("b"), 1)).toBe(true);
  expect(restoreSaved(product("b"), 1)).toBe(true);

  expect(storedHandles()).toEqual(["c", "b", "a"]);
  expect(showToast).not.toHaveBeenCalled();
});

test("a list that another tab has filled takes no removed product back, and a toast says so", async () => {
  const others = Array.from({ length: 50 }, (_, index) => product(`p${index}`));
  const { restoreSaved, useSaved } = await openTab(others);
  const listener = vi.fn();
  useSaved.subscribe(listener);

  expect(restoreSaved(oil, 0)).toBe(false);

  expect(listener).not.toHaveBeenCalled();
  expect(storedHandles()).toEqual(others.map(({ handle }) => handle));
  expect(showToast).toHaveBeenCalledOnce();
});

test.each([
  ["a list of an earlier release", [oil], [oil]],
  ["a bad entry, which alone is dropped", [oil, { ...oil, handle: "../x" }, serum], [oil, serum]],
  ["no entry that leads elsewhere", [oil, product("oil/../x"), serum], [oil, serum]],
  ["an image", [{ ...oil, image }], [{ ...oil, image }]],
  ["an entry that is there twice", [oil, serum, { ...oil, title: "Old oil" }], [oil, serum]],
  ["no list", { 0: oil }, []],
  ["entries of no use", [null, 1, {}], []],
])("reads %s", async (_, stored, items) => {
  const { toggleSaved, getItems } = await openTab(stored);
  expect(getItems()).toEqual(items);

  toggleSaved(product("mask"));

  expect(getItems()).toEqual([product("mask"), ...items]);
});

test("a full list takes no more, and a toast says so", async () => {
  const many = Array.from({ length: 10_000 }, (_, index) => product(`p${index}`));
  const { getItems, toggleSaved } = await openTab(many);
  expect(getItems()).toHaveLength(50);

  toggleSaved(oil);

  expect(storedHandles()).not.toContain("oil");
  const description = "That’s the limit. Remove one to save another.";
  expect(showToast).toHaveBeenCalledWith({ title: "You’ve saved 50 products", description });
});

test("a full list still lets go of a product, and then takes another", async () => {
  const many = Array.from({ length: 50 }, (_, index) => product(`p${index}`));
  const { getItems, toggleSaved } = await openTab(many);

  toggleSaved(product("p7"));
  toggleSaved(oil);

  expect(getItems()).toHaveLength(50);
  expect(storedHandles()).toContain("oil");
  expect(showToast).not.toHaveBeenCalled();
});

test("a full list takes back a product that another tab has restored", async () => {
  const many = Array.from({ length: 50 }, (_, index) => product(`p${index}`));
  const { restoreSaved, getItems } = await openTab(many);

  expect(restoreSaved(product("p7"), 7)).toBe(true);

  expect(getItems()).toEqual(many);
  expect(showToast).not.toHaveBeenCalled();
});

test("a product is saved in a browser that stores nothing, and a toast says for how long", async () => {
  const { getItems, toggleSaved } = await openTab();
  storage.refusal = new Error("The quota has been exceeded");

  toggleSaved(oil);

  expect(getItems()).toEqual([oil]);
  const title = "Saved until you close this tab";
  expect(showToast).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ title }));
});

const handles = ["", 1, "../checkout", "a/b", "a?b", "a#b", "%2e%2e", "x".repeat(301)];
const titles = [" ", "x".repeat(501), ["Oil"]];

test("of a product its handle, title and first image are stored", () => {
  const other = { url: "https://cdn.example/oil-2.jpg", alt: "" };
  const stored = testProduct({ ...oil, images: [image, other] });

  expect(toPersistedProduct(stored)).toEqual({ ...oil, image });
  expect(toPersistedProduct(testProduct(oil))).toEqual(oil);
});

test("reads a product as it was stored, without unknown fields", async () => {
  const { getItems } = await openTab([{ ...oil, image, price: "1.00", onclick: "alert(1)" }]);

  expect(getItems()).toEqual([{ ...oil, image }]);
});

test.each([
  null,
  "hair-oil",
  {},
  ...handles.map((handle) => ({ ...oil, handle })),
  ...titles.map((title) => ({ ...oil, title })),
])("reads no product from %.60j", async (stored) => {
  const { getItems } = await openTab([stored]);

  expect(getItems()).toEqual([]);
});

test.each([undefined, image.url, { url: "//cdn.example/oil.jpg" }])(
  "reads a product without the invalid image %j",
  async (image) => {
    const { getItems } = await openTab([{ ...oil, image }]);

    expect(getItems()).toEqual([oil]);
  },
);
