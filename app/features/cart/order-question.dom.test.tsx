import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { storageKeys } from "#brand/content/storage-keys.ts";
import { testItem } from "../../../tests/support/builders";
import { renderRoute } from "../../../tests/support/render-route";
import { addItem } from "./cart-items";
import { changeCart, readStoredCart, storeCheckout, useCart, useCartIsOpen } from "./cart-store";
import { OrderQuestion } from "./order-question";

const oil = testItem({ quantity: 2 });
const serum = testItem({ variantId: "serum" });

beforeEach(() => {
  localStorage.clear();
  readStoredCart();
  act(() => changeCart(() => [oil]));
  renderRoute(() => (
    <>
      <h2 id="cart-title" tabIndex={-1}>
        {useCartIsOpen() ? "Open" : "Closed"}
      </h2>
      <OrderQuestion />
    </>
  ));
});

function checkOut() {
  const checkoutUrl = "https://pay.example/c/1";
  act(() => storeCheckout(useCart.getState().items, { cartId: "1", checkoutUrl }));
}

const question = () => screen.queryByText("Did you place this order?");
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const readOrders = () =>
  JSON.parse(localStorage.getItem(storageKeys.orders) ?? "null")?.state.items ?? [];

test("the cart asks after a checkout with the same lines alone, and does not open for it", () => {
  expect(question()).toBeNull();
  checkOut();
  expect(question()).toBeTruthy();
  expect(screen.getByText("Closed")).toBeTruthy();

  act(() => changeCart((items) => addItem(items, serum)));
  expect(question()).toBeNull();
});

test("yes empties the cart, and the order is remembered with its day and lines", async () => {
  vi.setSystemTime("2026-11-30T10:00:00Z");
  checkOut();
  await press("Yes, Empty Cart");

  expect(useCart.getState()).toMatchObject({ items: [], checkoutUrl: null });
  expect(question()).toBeNull();
  expect(screen.getByText("Closed")).toBe(document.activeElement);
  expect(readOrders()).toEqual([{ placedAt: "2026-11-30T10:00:00.000Z", lines: [oil] }]);
  vi.useRealTimers();
});

test("ten orders are remembered, the newest first", async () => {
  for (let day = 1; day <= 11; day++) {
    vi.setSystemTime(`2026-11-${String(day).padStart(2, "0")}T10:00:00Z`);
    act(() => changeCart(() => [oil]));
    checkOut();
    await press("Yes, Empty Cart");
  }
  vi.useRealTimers();

  expect(readOrders()).toHaveLength(10);
  expect(readOrders()[0].placedAt).toBe("2026-11-11T10:00:00.000Z");
});

test("no keeps the cart, and the question goes away until the next checkout", async () => {
  checkOut();
  await press("No, Keep It");

  expect(question()).toBeNull();
  expect(useCart.getState().items).toEqual([oil]);
  expect(readOrders()).toEqual([]);

  checkOut();
  expect(question()).toBeTruthy();
});
