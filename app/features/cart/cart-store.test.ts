import { beforeEach, expect, test, vi } from "vitest";
import { testItem } from "../../../tests/support/builders";
import { stubStorage } from "../../../tests/support/stub-storage";
import type { CartItem } from "./cart-items";
import { addItem, lowerQuantity, restoreItem, setQuantity } from "./cart-items";

const oil = testItem({ variantId: "oil" });
const serum = testItem({ variantId: "serum" });

const checkout = {
  cartId: "gid://shopify/Cart/1?key=2",
  checkoutUrl: "https://pay.example/cart/c/1?key=2",
};
const noCheckout = { cartId: null, checkoutUrl: null };

/** Shared by all tabs. */
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

type Tab = Awaited<ReturnType<typeof openTab>>;

function add({ changeCart, useCart }: Tab, item: CartItem) {
  changeCart((items) => addItem(items, item));
  return useCart.getState().items;
}

function storedState() {
  return JSON.parse(storage.entries.get("shopify-cart") ?? "null")?.state;
}

test("a reload finds lines and checkout", async () => {
  const tab = await openTab();
  tab.storeCheckout(add(tab, oil), checkout);
  const stored = { items: [oil], ...checkout };
  expect(storedState()).toEqual(stored);
  expect((await openTab()).useCart.getState()).toMatchObject(stored);
});

test.each<[string, Parameters<Tab["changeCart"]>[0], number[]]>([
  ["a line is added", (items) => addItem(items, serum), [3, 1]],
  ["a quantity is set", (items) => setQuantity(items, "oil", 2), [2]],
  ["a line is removed", (items) => setQuantity(items, "oil", 0), []],
  ["a line is restored", (items) => restoreItem(items, serum, 0), [1, 3]],
  ["the store has less", (items) => lowerQuantity(items, "oil", 1), [1]],
  ["the cart is emptied", () => [], []],
])("the checkout is forgotten in every tab when %s in one", async (_, rule, quantities) => {
  const [one, two] = [await openTab(), await openTab()];
  one.storeCheckout(add(one, { ...oil, quantity: 3 }), checkout);

  two.changeCart(rule);
  one.readStoredCart();

  expect(storedState()).toMatchObject(noCheckout);
  expect(one.useCart.getState()).toMatchObject(noCheckout);
  expect(one.useCart.getState().items.map(({ quantity }) => quantity)).toEqual(quantities);
});

test("a checkout created for items that another tab has changed is not stored", async () => {
  const [one, two] = [await openTab(), await openTab()];
  const items = add(one, oil);
  add(two, serum);

  one.storeCheckout(items, checkout);

  expect(storedState()).toEqual({ items: [oil, serum], ...noCheckout });
});
