import { beforeEach, describe, expect, test, vi } from "vitest";
import { testItem, testProductOf, usd } from "../../../tests/support/builders";
import { hearEvents } from "../../../tests/support/hear-events";
import { stubSessionStorage, stubStorage } from "../../../tests/support/stub-storage";
import type { CartItem } from "./cart-items";
import { addItem, setQuantity } from "./cart-items";

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
  stubSessionStorage();
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

test("the checkout is forgotten in every tab when the cart changes in one", async () => {
  const [one, two] = [await openTab(), await openTab()];
  one.storeCheckout(add(one, { ...oil, quantity: 3 }), checkout);

  two.changeCart((items) => setQuantity(items, "oil", 2));
  one.readStoredCart();

  const changed = { items: [{ ...oil, quantity: 2 }], ...noCheckout };
  expect(storedState()).toEqual(changed);
  expect(one.useCart.getState()).toMatchObject(changed);
});

test("a change that changes nothing keeps the checkout", async () => {
  const tab = await openTab();
  tab.storeCheckout(add(tab, oil), checkout);

  tab.changeCart((items) => addItem(items, { ...serum, quantity: 0 }));

  expect(storedState()).toEqual({ items: [oil], ...checkout });
});

test("a checkout created for items that another tab has changed is not stored", async () => {
  const [one, two] = [await openTab(), await openTab()];
  const items = add(one, oil);
  add(two, serum);

  one.storeCheckout(items, checkout);

  expect(storedState()).toEqual({ items: [oil, serum], ...noCheckout });
});

describe("the prices of the catalog", () => {
  const sell = (amount: string) => testProductOf(oil, { price: usd(amount) });

  test("are stored, and the checkout that was opened stays", async () => {
    const tab = await openTab();
    tab.storeCheckout(add(tab, oil), checkout);

    const dearer = { ...oil, price: usd("16.00") };
    expect(tab.refreshPrices([sell("16.00")])).toEqual([dearer]);
    expect(storedState()).toEqual({ items: [dearer], ...checkout });
  });

  test("change nothing when they are those of the lines", async () => {
    const tab = await openTab();
    const items = add(tab, oil);

    expect(tab.refreshPrices([sell("14.0")])).toEqual([]);
    expect(tab.useCart.getState().items).toBe(items);
  });
});

async function readStored(state: object) {
  storage.entries.set("shopify-cart", JSON.stringify({ state, version: 0 }));
  const { useCart } = await openTab();
  return useCart.getState();
}

test.each([
  ["https://pay.example/c/1", true],
  ["http://pay.example/c/1", true],
  ["see https://pay.example/c/1", false],
  ["https://pay.example/c/1 now", false],
])("a stored checkout at %j is opened again: %s", async (checkoutUrl, isKept) => {
  const state = await readStored({ items: [oil], cartId: null, checkoutUrl });

  expect(state.checkoutUrl).toBe(isKept ? checkoutUrl : null);
});

test.each([
  ["14", "USD", true],
  ["14.5", "USD", true],
  ["$14", "USD", false],
  ["14 each", "USD", false],
  ["14", "AUSD", false],
  ["14", "USDT", false],
])("a stored line for %s %s is in the cart: %s", async (amount, currencyCode, isKept) => {
  const line = { ...oil, price: { amount, currencyCode } };

  expect((await readStored({ items: [line] })).items).toEqual(isKept ? [line] : []);
});

test("a stored line with unreadable images is in the cart without one", async () => {
  const { node } = oil.product;
  const { items } = await readStored({
    items: [{ ...oil, product: { node: { ...node, images: 7 } } }],
  });

  expect(items).toEqual([{ ...oil, product: { node: { ...node, images: { edges: [] } } } }]);
});

const sellingPlan = { id: "p30", name: "Every 30 days" };

test("the plan of a subscription survives a reload, beside the same variant bought once", async () => {
  const subscribed = { ...oil, sellingPlan };
  const tab = await openTab();
  add(tab, oil);
  add(tab, subscribed);

  expect((await openTab()).useCart.getState().items).toEqual([oil, subscribed]);
});

describe("a script of the owner hears", () => {
  test("a line that is added on a page, and one that is changed in the open cart", async () => {
    const heard = hearEvents("shopify:cart:lines-update");
    const tab = await openTab();
    add(tab, oil);
    tab.openCart();
    tab.changeCart((items) => setQuantity(items, "oil", 3));
    tab.closeCart();
    add(tab, serum);

    expect(heard).toMatchObject([
      { bubbles: true, action: "add", context: "product", lines: [{ merchandiseId: "oil" }] },
      { action: "update", context: "cart", lines: [{ id: "oil", quantity: 3 }] },
      { action: "add", context: "product", lines: [{ merchandiseId: "serum" }] },
    ]);
  });

  test("the cart that opens, with its lines", async () => {
    const heard = hearEvents("shopify:cart:view");
    const tab = await openTab();
    add(tab, oil);
    tab.openCart();

    expect(heard).toMatchObject([{ context: "dialog", cart: { lines: [{ id: "oil" }] } }]);
  });

  test("the codes that the visitor entered, with the cart", async () => {
    const heard = hearEvents("shopify:cart:discount-update");
    const tab = await openTab();
    const codes = await import("./discount-code");
    codes.keepDiscountCodes("WELCOME10");
    tab.reportDiscountCodes();

    expect(heard).toMatchObject([{ discountCodes: [{ code: "WELCOME10" }] }]);
    const [event] = heard as (Event & { promise?: unknown })[];
    await expect(event?.promise).resolves.toMatchObject({
      cart: { discountCodes: [{ code: "WELCOME10", applicable: true }] },
    });
  });
});
