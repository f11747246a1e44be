import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { storageKeys } from "#brand/content/storage-keys.ts";
import type { Product } from "~/commerce/model";
import { testItem, testProductOf, usd } from "../../../tests/support/builders";
import { renderRoute } from "../../../tests/support/render-route";
import { stubStorage } from "../../../tests/support/stub-storage";
import { changeCart, readStoredCart, useCart } from "./cart-store";
import { OrderAgain } from "./order-again";
import { changeOrders, recordOrder } from "./placed-orders";

const catalog = vi.hoisted(() => ({ items: null as readonly unknown[] | null }));
vi.mock("~/product/use-catalog", () => ({
  useCatalog: () => ({ items: catalog.items, failure: null, retry: async () => {} }),
}));

const toLine = (number: number, handle: string, title: string, supply: string) =>
  testItem({
    product: { node: { id: `${number}`, handle, title, images: { edges: [] } } },
    variantId: `gid://shopify/ProductVariant/${number}`,
    price: usd("44.00"),
    selectedOptions: [{ name: "Supply", value: supply }],
  });
const capsules = toLine(1, "hair-nutraceutical", "Hair Nutraceutical", "1 month");
const oil = toLine(2, "hair-oil", "Botanical Hair Oil", "10 ml");
const box = toLine(3, "essentials-plan", "Essentials Plan", "Monthly");
const subscribedOil = { ...oil, sellingPlan: { id: "monthly", name: "Every 30 days" } };

beforeEach(() => {
  localStorage.clear();
  readStoredCart();
  act(() => changeCart(() => []));
  act(() => changeOrders(() => []));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Opens the empty cart a month and more after an order of these lines. */
function returnTo(
  lines: readonly unknown[],
  products: readonly Product[] | null,
  now = "2027-01-20",
) {
  vi.setSystemTime(`${now}T10:00:00Z`);
  catalog.items = products;
  const items = [{ placedAt: "2026-11-28T10:00:00.000Z", lines }];
  localStorage.setItem(storageKeys.orders, JSON.stringify({ state: { items }, version: 0 }));
  renderCart();
}

function renderCart() {
  renderRoute(() => (
    <>
      <h2 id="cart-title" tabIndex={-1}>
        Cart
      </h2>
      <OrderAgain titleId="cart-title" />
    </>
  ));
}

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const readCart = () =>
  useCart.getState().items.map((item) => [item.quantity, item.price.amount, item.sellingPlan]);
const line = (title: string) => screen.getByText(title).closest("li")?.textContent;

test("one press puts the last order into the cart at today’s prices, bought once", async () => {
  const products = [testProductOf(capsules, { price: usd("48.00") }), testProductOf(oil)];
  returnTo([capsules, subscribedOil, { ...oil, quantity: 2 }], products);

  expect(screen.getByText("Last time, November 28: three products.")).toBeTruthy();
  expect(line("Hair Nutraceutical, 1 month")).toContain(
    "$48.00 USD, was $44.00 USD120 capsules, four a day: about empty",
  );
  expect(screen.getByText(/To subscribe again, choose it in your cart\.$/)).toBeTruthy();
  await press("Order Again");
  expect(readCart()).toEqual([
    [1, "48.00", undefined],
    [3, "44.00", undefined],
  ]);
  expect(screen.getByText("Cart")).toBe(document.activeElement);
});

test("what is gone, sold out or sold by subscription only says so and stays out of the cart", async () => {
  const club = { ...testProductOf(box), requiresSellingPlan: true };
  returnTo([capsules, oil, box], [testProductOf(oil, { availableForSale: false }), club]);

  expect(line("Hair Nutraceutical, 1 month")).toContain("No longer available");
  expect(line("Botanical Hair Oil, 10 ml")).toContain("Sold out");
  expect(line("Essentials Plan, Monthly")).toContain("Sold by subscription only");
  await press("Order Again");
  expect(readCart()).toEqual([]);
});

test("the supplements of the last order fill a sheet for a doctor", () => {
  returnTo([capsules, oil], []);

  expect(screen.getByText(/^Supplements ordered at Solenne on November 28, 2026\./)).toBeTruthy();
  expect(screen.getByText(/^Hair Nutraceutical: four capsules a day\./)).toBeTruthy();
});

test("a new order says when it arrives and until when it can be sent back, and one press clears it", async () => {
  returnTo([capsules], null, "2026-11-29");

  for (const text of [
    "Last time, November 28: one product.",
    "120 capsules, four a day: enough until about January 7",
    "Arrives Dec 3–8 (US). Send it back through January 7: 30 days from December 8, the latest day it should arrive.",
  ])
    expect(screen.getByText(text)).toBeTruthy();
  await press("Clear past orders");
  expect(screen.getByText("Cart")).toBe(document.activeElement);
  expect(localStorage.getItem(storageKeys.orders)).not.toContain("Nutraceutical");
});

test.each([
  ["of another shape", [{ title: "Oil" }], "2027-01-20"],
  ["of a day to come", [oil], "2026-11-20"],
])("an order %s offers nothing", (_, lines, now) => {
  returnTo(lines, [], now);

  expect(screen.queryByRole("region")).toBeNull();
});

test("a storage that refuses offers nothing", () => {
  stubStorage().refusal = new Error("full");
  act(() => recordOrder([oil]));
  renderCart();

  expect(screen.queryByRole("region")).toBeNull();
});
