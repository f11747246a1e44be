import * as v from "valibot";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Variant } from "~/commerce/model";
import {
  testItem,
  testProduct,
  testProductOf,
  testVariant,
  usd,
} from "../../../tests/support/builders";
import { hearEvents } from "../../../tests/support/hear-events";
import { stubSessionStorage, stubStorage } from "../../../tests/support/stub-storage";
import { addItem, type CartItem, setQuantity, storedCart, toCartItem } from "./cart-items";

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

const item = testItem();
const readItems = (...items: unknown[]) => v.parse(storedCart, { items }).items;

test("a line with nothing but the required fields is read", () => {
  const { variantId, quantity, price, selectedOptions } = item;
  const product = { node: { title: "Hair Oil", images: { edges: [] } } };

  const [read] = readItems({ variantId, quantity, price, selectedOptions, product });

  expect(read?.product.node).toEqual({ ...product.node, id: "", handle: "" });
});

test("a cart of the former release, with a subscription as an option, is read as bought once", () => {
  const selectedOptions = [...item.selectedOptions, { name: "Delivery", value: "Every 30 days" }];
  const former = { ...item, variantId: "former", selectedOptions, sellingPlan: undefined };

  const stored: unknown[] = JSON.parse(JSON.stringify([item, former]));

  expect(readItems(...stored)).toEqual([item, former]);
});

test.each([
  null,
  "p30",
  {},
  { id: "p30" },
  { id: "p30", name: 30 },
  { id: "", name: "Every 30 days" },
])("a line with the plan %j is bought once", (plan) => {
  expect(readItems({ ...item, sellingPlan: plan })).toEqual([item]);
});

test.each([null, "shopify", 4])("%j is not a cart", (stored) => {
  expect(() => v.parse(storedCart, stored)).toThrow();
});

test.each([{}, { items: { length: 3 } }])("%j is an empty cart", (stored) => {
  expect(v.parse(storedCart, stored).items).toEqual([]);
});

test.each([
  ["cartId", ""],
  ["cartId", 7],
  ["cartId", "x".repeat(501)],
  ["checkoutUrl", "javascript:alert(1)"],
  ["checkoutUrl", "//pay.example"],
  ["checkoutUrl", { href: "https://pay.example" }],
  ["checkoutUrl", `https://pay.example/${"x".repeat(2_000)}`],
])("a %s of %.30j is forgotten", (key, value) => {
  const stored = { items: [item], ...checkout, [key]: value };

  expect(v.parse(storedCart, stored)).toMatchObject({ items: [item], [key]: null });
});

test.each<[string, Partial<Variant> & { title?: string }]>([
  ["a price that a plan does not round", { price: eur("33.3266666666666") }],
  ["a price of ten digits", { price: eur("1250000000.0") }],
  ["a price of three decimals", { price: { amount: "0.125", currencyCode: "KWD" } }],
  ["a title of 255 letters", { title: "ä".repeat(255) }],
  ["no options", { selectedOptions: [] }],
])("a line with %s that was added is read again", (_, { title = "Oil", ...parts }) => {
  const variant = testVariant(parts);
  const added = toCartItem(testProduct({ title, variants: [variant] }), variant, 2);

  expect(readItems(JSON.parse(JSON.stringify(added)))).toEqual([added]);
});

function eur(amount: string) {
  return { amount, currencyCode: "EUR" };
}

test.each([
  ["no object", 7],
  ["null", null],
  ["no variant", { ...item, variantId: undefined }],
  ["an endless variant", { ...item, variantId: "x".repeat(501) }],
  ["no product", { ...item, product: null }],
  ["a title that is no text", { ...item, product: { node: { title: { html: "<b>" } } } }],
  ["no price", { ...item, price: null }],
  ["a negative price", { ...item, price: { amount: "-1", currencyCode: "USD" } }],
  ["an amount and text", { ...item, price: { amount: "14.00 USD", currencyCode: "USD" } }],
  ["a currency in small letters", { ...item, price: { amount: "14.00", currencyCode: "usd" } }],
  ["a currency of four letters", { ...item, price: { amount: "14.00", currencyCode: "USDX" } }],
  ["a currency after a space", { ...item, price: { amount: "14.00", currencyCode: " USD" } }],
  ["a price that is no number", { ...item, price: { amount: "1e400", currencyCode: "USD" } }],
  ["an invalid currency", { ...item, price: { amount: "1", currencyCode: "<script>" } }],
  ["a quantity of 0", { ...item, quantity: 0 }],
  ["half a piece", { ...item, quantity: 1.5 }],
  ["a quantity that is a text", { ...item, quantity: "1" }],
])("a line with %s is dropped, and no other", (_, bad) => {
  const other = testItem({ variantId: "other" });

  expect(readItems(bad, other)).toEqual([other]);
});

const { selectedOptions: options } = item;
const subscription = { ...item, sellingPlan };
const invalid = [{ name: 1, value: 2 }, null, "x"];

test.each([
  ["a quantity above 99 is 99", [{ ...item, quantity: 5_000 }], { quantity: 99 }],
  [
    "two lines of a variant and plan are one",
    [subscription, subscription],
    { ...subscription, quantity: 2 },
  ],
  ["two lines of one variant are one", [item, item], { quantity: 2 }],
  ["invalid options are dropped", [{ ...item, selectedOptions: [...options, ...invalid] }], {}],
])("%s", (_, items, changes) => {
  expect(readItems(...items)).toEqual([{ ...item, ...changes }]);
});

test("an invalid image is dropped, and its line stays", () => {
  const node = { ...item.product.node, images: { edges: [{ node: { url: "//cdn.example/a" } }] } };

  const shown = { node: { images: { edges: [] } } };
  expect(readItems({ ...item, product: { node } })).toMatchObject([{ product: shown }]);
});
