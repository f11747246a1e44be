import { expect, test } from "vitest";
import { shopper } from "../../tests/support/builders.ts";
import { createTestDatabase, store } from "../testing/test-database.ts";
import { newToken, openCarts } from "./carts.ts";
import { openOrders } from "./orders.ts";
import { openStock } from "./stock.ts";

const [variantId = ""] = store.variantById.keys();
const database = createTestDatabase();

const line = { variantId, title: "", options: [], shot: null, quantity: 2, priceCents: 100 };
const contact = { ...shopper, apartment: "" };
const order = { lines: [line], contact, subtotalCents: 200, shippingCents: 0 };

test("an order that could not be stored leaves the stock as it is", () => {
  const stock = openStock(database(), store);
  const cart = openCarts(database()).create(newToken(), []);
  const before = stock.current().available(variantId);
  // The last statement of the transaction fails.
  database().use(
    (sql) => sql.run`CREATE TRIGGER full BEFORE UPDATE OF order_token ON carts
      BEGIN SELECT RAISE(ABORT, 'The disk is full.'); END`,
  );

  expect(() => openOrders(database(), stock).place(cart, () => order)).toThrow("The disk is full.");
  expect(stock.current().available(variantId)).toBe(before);
});
