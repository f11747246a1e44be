import { beforeEach, expect, test, vi } from "vitest";
import { stubStorage } from "~/lib/test-storage";
import { testItem } from "./test-items";

const oil = testItem({ variantId: "oil" });
const serum = testItem({ variantId: "serum" });

const checkout = {
  cartId: "gid://shopify/Cart/1?key=2",
  checkoutUrl: "https://pay.example/cart/c/1?key=2",
};
const noCheckout = { cartId: null, checkoutUrl: null };

/** Shared by two tabs. */
let storage: ReturnType<typeof stubStorage>;

beforeEach(() => {
  storage = stubStorage();
});

/** Each tab runs the module for itself. */
async function openTab() {
  vi.resetModules();
  const tab = await import("./cart-store");
  tab.readStoredCart();
  return tab;
}

function storedState() {
  return JSON.parse(storage.entries.get("shopify-cart") ?? "null")?.state;
}

test("a reload finds the cart as it was", async () => {
  (await openTab()).addToItems(oil);
  expect((await openTab()).useCart.getState().items).toEqual([oil]);
});

test("stores the lines and the checkout that was created for them, but not that it is loading", async () => {
  const { addToItems, storeCheckout, useCart } = await openTab();
  storeCheckout(addToItems(oil), checkout);
  useCart.setState({ isLoading: true });

  expect(storedState()).toEqual({ items: [oil], ...checkout });
  expect((await openTab()).useCart.getState()).toMatchObject({ ...checkout, isLoading: false });
});

test.each<[string, (cart: Awaited<ReturnType<typeof openTab>>) => void]>([
  ["a line is added", ({ addToItems }) => addToItems(serum)],
  ["a quantity is set", ({ changeQuantity }) => changeQuantity("oil", 2)],
  ["a line is removed", ({ changeQuantity }) => changeQuantity("oil", 0)],
  ["a line is put back", ({ restoreLine }) => restoreLine(serum, 0)],
  ["the store has less", ({ limitQuantity }) => limitQuantity("oil", 1)],
  ["it is emptied", ({ clearCart }) => clearCart()],
])("forgets the checkout in every tab when %s", async (_, change) => {
  const one = await openTab();
  const two = await openTab();
  one.storeCheckout(one.addToItems({ ...oil, quantity: 3 }), checkout);

  change(two);
  one.readStoredCart();

  expect(storedState()).toMatchObject(noCheckout);
  expect(one.useCart.getState()).toMatchObject(noCheckout);
});

test("a checkout created for items that another tab has changed is not stored", async () => {
  const one = await openTab();
  const two = await openTab();
  const items = one.addToItems(oil);
  two.addToItems(serum);

  one.storeCheckout(items, checkout);

  expect(storedState()).toEqual({ items: [oil, serum], ...noCheckout });
});

test("the browser's storage is left alone until something is put in", async () => {
  await openTab();
  expect(storage.entries.size).toBe(0);
});

test("two tabs that change the cart without hearing of each other lose nothing", async () => {
  const one = await openTab();
  const two = await openTab();

  one.addToItems(oil);
  two.addToItems(serum);
  one.changeQuantity("oil", 4);

  expect(storedState().items).toEqual([{ ...oil, quantity: 4 }, serum]);
});

test("a tab that hears of a cleared storage shows an empty cart", async () => {
  const { addToItems, readStoredCart, useCart } = await openTab();
  addToItems(oil);
  storage.entries.clear();

  readStoredCart();

  expect(useCart.getState().items).toEqual([]);
});

test("with a full storage the cart goes on in memory and says so", async () => {
  const { addToItems, readStoredCart, useCart } = await openTab();
  addToItems(oil);
  storage.refusal = new Error("The quota has been exceeded");

  addToItems(serum);
  readStoredCart();
  addToItems(oil);

  expect(useCart.getState()).toMatchObject({ isPersisted: false });
  expect(useCart.getState().items).toEqual([{ ...oil, quantity: 2 }, serum]);
});

test("once there is room again, the cart is kept again", async () => {
  const { addToItems, useCart } = await openTab();
  storage.refusal = new Error("The quota has been exceeded");
  addToItems(oil);
  storage.refusal = null;

  addToItems(serum);

  expect(useCart.getState().isPersisted).toBe(true);
  expect(storedState().items).toEqual([oil, serum]);
});

test("with a blocked storage the cart works in memory", async () => {
  vi.stubGlobal("localStorage", undefined);
  const { addToItems, useCart } = await openTab();

  addToItems(oil);

  expect(useCart.getState()).toMatchObject({ isPersisted: false, items: [oil] });
});

test("clearing forgets lines, cart and checkout", async () => {
  const { addToItems, clearCart, storeCheckout, useCart } = await openTab();
  storeCheckout(addToItems(oil), checkout);

  clearCart();

  expect(useCart.getState()).toMatchObject({ items: [], ...noCheckout });
  expect(storedState()).toEqual({ items: [], ...noCheckout });
});
