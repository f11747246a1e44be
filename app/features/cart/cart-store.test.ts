import { beforeEach, expect, test, vi } from "vitest";
import { testItem } from "../../../tests/support/builders";
import { stubStorage } from "../../../tests/support/stub-storage";

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

function storedState() {
  return JSON.parse(storage.entries.get("shopify-cart") ?? "null")?.state;
}

test("a reload finds lines and checkout, and no checkout that is loading", async () => {
  const { addToItems, storeCheckout, useCart } = await openTab();
  storeCheckout(addToItems(oil), checkout);
  useCart.setState({ isLoading: true });

  const stored = { items: [oil], ...checkout };
  expect(storedState()).toEqual(stored);
  expect((await openTab()).useCart.getState()).toMatchObject({ ...stored, isLoading: false });
});

test.each<[string, (cart: Awaited<ReturnType<typeof openTab>>) => void, number[]]>([
  ["a line is added", ({ addToItems }) => addToItems(serum), [3, 1]],
  ["a quantity is set", ({ changeQuantity }) => changeQuantity("oil", 2), [2]],
  ["a line is removed", ({ changeQuantity }) => changeQuantity("oil", 0), []],
  ["a line is restored", ({ restoreLine }) => restoreLine(serum, 0), [1, 3]],
  ["the store has less", ({ limitQuantity }) => limitQuantity("oil", 1), [1]],
  ["the cart is emptied", ({ clearCart }) => clearCart(), []],
])("the checkout is forgotten in every tab when %s in one", async (_, change, quantities) => {
  const [one, two] = [await openTab(), await openTab()];
  one.storeCheckout(one.addToItems({ ...oil, quantity: 3 }), checkout);

  change(two);
  one.readStoredCart();

  expect(storedState()).toMatchObject(noCheckout);
  expect(one.useCart.getState()).toMatchObject(noCheckout);
  expect(one.useCart.getState().items.map(({ quantity }) => quantity)).toEqual(quantities);
});

test("a checkout created for items that another tab has changed is not stored", async () => {
  const [one, two] = [await openTab(), await openTab()];
  const items = one.addToItems(oil);
  two.addToItems(serum);

  one.storeCheckout(items, checkout);

  expect(storedState()).toEqual({ items: [oil, serum], ...noCheckout });
});
