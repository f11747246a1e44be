import { beforeEach, expect, test, vi } from "vitest";
import { stubStorage } from "~/lib/test-storage";

const key = "solenne-saved-v1";
const showToast = vi.hoisted(() => vi.fn());
vi.mock("~/ui/toasts", () => ({ showToast }));

const product = (handle: string) => ({ handle, title: `The ${handle}`, image: null });
const oil = product("oil");
const serum = product("serum");

/** Shared by two tabs. */
let storage: ReturnType<typeof stubStorage>;

beforeEach(() => {
  storage = stubStorage();
  showToast.mockClear();
  vi.stubGlobal("addEventListener", () => {});
});

/** Each tab runs the module for itself. */
async function openTab() {
  vi.resetModules();
  const tab = await import("./saved-products");
  tab.followSaved();
  return tab;
}

function storedHandles() {
  const { state } = JSON.parse(storage.entries.get(key) ?? "null");
  return state.items.map(({ handle }: typeof oil) => handle);
}

test("before the storage is read there is nothing, as on the server", async () => {
  storage.entries.set(key, JSON.stringify([oil]));
  vi.resetModules();
  const { useSaved, followSaved } = await import("./saved-products");
  expect(useSaved.getState().items).toEqual([]);

  followSaved();

  expect(useSaved.getState().items).toEqual([oil]);
});

test("a heart pressed twice leaves the list as it was; the newest stands first", async () => {
  const { toggleSaved } = await openTab();
  toggleSaved(oil);
  toggleSaved(serum);
  expect(storedHandles()).toEqual(["serum", "oil"]);

  toggleSaved(serum);

  expect(storedHandles()).toEqual(["oil"]);
  expect(showToast).not.toHaveBeenCalled();
});

test("two tabs that hear nothing of each other lose nothing", async () => {
  const one = await openTab();
  const two = await openTab();

  one.toggleSaved(oil);
  two.toggleSaved(serum);
  one.removeSaved("oil");

  expect(storedHandles()).toEqual(["serum"]);
});

test("what was removed comes back to its place, but never twice", async () => {
  const { toggleSaved, removeSaved, restoreSaved } = await openTab();
  for (const handle of ["a", "b", "c"]) toggleSaved(product(handle));
  removeSaved("b");

  restoreSaved(product("b"), 1);
  restoreSaved(product("b"), 0);

  expect(storedHandles()).toEqual(["c", "b", "a"]);
});

test.each(["", "null", "{", "7", '"oil"', "{}", '{"0":{"handle":"oil"}}', "[[[[", "[null,1,{}]"])(
  "a list that cannot be read is an empty one that works: %s",
  async (text) => {
    storage.entries.set(key, text);
    const { toggleSaved, useSaved } = await openTab();
    expect(useSaved.getState().items).toEqual([]);

    toggleSaved(oil);

    expect(storedHandles()).toEqual(["oil"]);
  },
);

test("a bad entry drops only itself, and one kept twice is there once", async () => {
  storage.entries.set(key, JSON.stringify([oil, { handle: "../x", title: "X" }, serum, oil]));

  const { useSaved } = await openTab();

  expect(useSaved.getState().items).toEqual([oil, serum]);
});

test("of ten thousand entries no more are read than the list may hold", async () => {
  storage.entries.set(
    key,
    JSON.stringify(Array.from({ length: 10_000 }, (_, i) => product(`p${i}`))),
  );
  const { useSaved, maxSaved, toggleSaved } = await openTab();
  expect(useSaved.getState().items).toHaveLength(maxSaved);

  toggleSaved(oil);

  expect(storedHandles()).not.toContain("oil");
  expect(showToast).toHaveBeenCalledWith({
    title: "You have saved 50 products",
    description: "Remove one from the list to save another.",
  });
});

test("with a full storage the list goes on in memory, says so, and is kept again later", async () => {
  const { toggleSaved, useSaved } = await openTab();
  toggleSaved(oil);
  storage.refusal = new Error("The quota has been exceeded");

  toggleSaved(serum);

  expect(useSaved.getState()).toMatchObject({ isPersisted: false, items: [serum, oil] });
  expect(showToast).toHaveBeenCalledWith(
    expect.objectContaining({ title: "Saved until you close this tab" }),
  );
  storage.refusal = null;
  toggleSaved(product("mask"));
  expect(useSaved.getState().isPersisted).toBe(true);
  expect(storedHandles()).toEqual(["mask", "serum", "oil"]);
});

test("with a blocked storage the list works in memory", async () => {
  vi.stubGlobal("localStorage", undefined);
  const { toggleSaved, useSaved } = await openTab();

  toggleSaved(oil);

  expect(useSaved.getState()).toMatchObject({ isPersisted: false, items: [oil] });
});
