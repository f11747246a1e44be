import { expect, test } from "vitest";
import { catalogue } from "../data/catalogue.ts";
import { indexCatalogue } from "../store-index.ts";
import { buyer } from "../testing/buyer.ts";
import { createTestDatabase } from "../testing/test-database.ts";
import { newToken, openCarts } from "./carts.ts";
import { type OrderContent, openOrders } from "./orders.ts";
import { openStock } from "./stock.ts";

const store = indexCatalogue(catalogue);
const [variantId = ""] = store.variantById.keys();

const database = createTestDatabase();

function createOrder(quantity: number): OrderContent {
  const line = { variantId, title: "", options: [], shot: null, quantity, priceCents: 100 };
  return { lines: [line], contact: buyer, subtotalCents: 100 * quantity, shippingCents: 0 };
}

function openShop() {
  const stock = openStock(database(), store);
  const cart = openCarts(database()).create(newToken(), []);
  const orders = openOrders(database(), stock);
  const left = () => stock.current().available(variantId);
  return { place: () => orders.place(cart, () => createOrder(2)), left };
}

test("an order lowers the stock", () => {
  const { place, left } = openShop();
  const before = left();

  place();

  expect(left()).toBe(before - 2);
});

test("an order that could not be stored leaves the stock as it is", () => {
  const { place, left } = openShop();
  const before = left();
  // The last statement of the transaction fails.
  database().exec(`CREATE TRIGGER full BEFORE UPDATE OF order_token ON carts
    BEGIN SELECT RAISE(ABORT, 'The disk is full.'); END`);

  expect(place).toThrow("The disk is full.");
  expect(left()).toBe(before);
});
