import { beforeEach, expect, test, vi } from "vitest";
import { testItem } from "./test-items";

const oil = testItem({ variantId: "oil" });
const serum = testItem({ variantId: "serum" });

/** What the browser keeps; two tabs share it. */
let kept: Map<string, string>;
let refusal: Error | null;

beforeEach(() => {
  kept = new Map();
  refusal = null;
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, text: string) {
      if (refusal) throw refusal;
      kept.set(key, text);
    },
  });
});

/** Each tab runs the module for itself. */
async function openTab() {
  vi.resetModules();
  const tab = await import("./cart-store");
  tab.readStoredCart();
  return tab;
}

function keptState() {
  return JSON.parse(kept.get("shopify-cart") ?? "null")?.state;
}

test("a reload finds the cart as it was", async () => {
  (await openTab()).addToItems(oil);
  expect((await openTab()).useCart.getState().items).toEqual([oil]);
});

test("only the lines are written: no cart id, no checkout address, no waiting", async () => {
  const { addToItems, useCart } = await openTab();
  addToItems(oil);
  useCart.setState({ isLoading: true, cartId: "secret", checkoutUrl: "https://pay.example" });
  addToItems(serum);

  expect(keptState()).toEqual({ items: [oil, serum], cartId: null, checkoutUrl: null });
});

test("the browser's storage is left alone until something is put in", async () => {
  await openTab();
  expect(kept.size).toBe(0);
});

test("two tabs that change the cart without hearing of each other lose nothing", async () => {
  const one = await openTab();
  const two = await openTab();

  one.addToItems(oil);
  two.addToItems(serum);
  one.changeQuantity("oil", 4);

  expect(keptState().items).toEqual([{ ...oil, quantity: 4 }, serum]);
});

test("a tab that hears of a cleared storage shows an empty cart", async () => {
  const { addToItems, readStoredCart, useCart } = await openTab();
  addToItems(oil);
  kept.clear();

  readStoredCart();

  expect(useCart.getState().items).toEqual([]);
});

test("with a full storage the cart goes on in memory and says so", async () => {
  const { addToItems, readStoredCart, useCart } = await openTab();
  addToItems(oil);
  refusal = new Error("The quota has been exceeded");

  addToItems(serum);
  readStoredCart();
  addToItems(oil);

  expect(useCart.getState()).toMatchObject({ isKept: false });
  expect(useCart.getState().items).toEqual([{ ...oil, quantity: 2 }, serum]);
});

test("once there is room again, the cart is kept again", async () => {
  const { addToItems, useCart } = await openTab();
  refusal = new Error("The quota has been exceeded");
  addToItems(oil);
  refusal = null;

  addToItems(serum);

  expect(useCart.getState().isKept).toBe(true);
  expect(keptState().items).toEqual([oil, serum]);
});

test("with a blocked storage the cart works in memory", async () => {
  vi.stubGlobal("localStorage", undefined);
  const { addToItems, useCart } = await openTab();

  addToItems(oil);

  expect(useCart.getState()).toMatchObject({ isKept: false, items: [oil] });
});

test("clearing forgets lines, cart and checkout", async () => {
  const { addToItems, clearCart, useCart } = await openTab();
  addToItems(oil);
  useCart.setState({ cartId: "secret", checkoutUrl: "https://pay.example" });

  clearCart();

  expect(useCart.getState()).toMatchObject({ items: [], cartId: null, checkoutUrl: null });
  expect(keptState().items).toEqual([]);
});
