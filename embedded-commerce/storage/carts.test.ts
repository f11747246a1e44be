import { expect, test } from "vitest";
import { ownDatabase } from "../testing/own-database.ts";
import { cartId, newToken, openCarts } from "./carts.ts";
import { prepareTables } from "./database.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const details = { note: null, attributes: [], discountCodes: [], buyerIdentity: {} };
const database = ownDatabase();

test("a cart is there for thirty days and gone afterwards", () => {
  let now = Date.parse("2026-01-01T00:00:00Z");
  const carts = openCarts(database(), () => now);
  const cart = carts.create(newToken(), details, []);

  now += 30 * DAY_MS;
  expect(carts.find(cartId(cart))?.token).toBe(cart.token);
  now += 1;
  expect(carts.find(cartId(cart))).toBeNull();
  expect(carts.findByKey(cart.token, cart.secret)).toBeNull();
});

test("an expired cart leaves the disk with the next start", () => {
  openCarts(database(), () => Date.parse("2026-01-01T00:00:00Z")).create(newToken(), details, []);

  openCarts(database(), () => Date.parse("2026-03-01T00:00:00Z"));

  expect(database().prepare("SELECT count(*) AS count FROM carts").get()?.count).toBe(0);
});

test("writes are synced to the disk before they are answered", () => {
  expect(database().prepare("PRAGMA journal_mode").get()?.journal_mode).toBe("wal");
  // 2 is FULL.
  expect(database().prepare("PRAGMA synchronous").get()?.synchronous).toBe(2);
});

test("a cart of an older database keeps its lines, and a sold-out one can be stored beside them", () => {
  database().exec(`
    DROP TABLE cart_lines;
    CREATE TABLE cart_lines (
      id TEXT PRIMARY KEY,
      cart_token TEXT NOT NULL REFERENCES carts (token) ON DELETE CASCADE,
      position INTEGER NOT NULL,
      variant_id TEXT NOT NULL,
      quantity INTEGER NOT NULL CHECK (quantity > 0),
      attributes TEXT NOT NULL
    ) STRICT;
    PRAGMA user_version = 0;
  `);
  const line = { id: "a", variantId: "v", quantity: 2, attributes: [] };
  const cart = openCarts(database()).create(newToken(), details, [line]);

  prepareTables(database());
  const carts = openCarts(database());
  carts.change(cartId(cart), ({ lines }) => [...lines, { ...line, id: "b", quantity: 0 }]);

  expect(carts.find(cartId(cart))?.lines.map(({ quantity }) => quantity)).toEqual([2, 0]);
});
