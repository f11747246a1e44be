import { beforeEach, expect, onTestFinished, test } from "vitest";
import { catalog } from "#brand/store/catalog.ts";
import { shopper } from "../../tests/support/builders.ts";
import { createTempFolder } from "../../tests/support/temp-folder.ts";
import { indexCatalog } from "../store-index.ts";
import { cartId, newToken, openCarts } from "./carts.ts";
import { type Database, openDatabase } from "./database.ts";
import { openOrders } from "./orders.ts";
import { openStock } from "./stock.ts";

const store = indexCatalog(catalog);
let folder: string;
let database: Database;
beforeEach(() => {
  folder = createTempFolder(onTestFinished);
  database = open();
});

/** Opens the database of the test, again when it is open, as another process does. */
function open(): Database {
  const opened = openDatabase(folder, store);
  onTestFinished(opened.close);
  return opened;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const get = (query: string) => database.use(({ db }) => db.prepare(query).get()?.value);

test("a cart that is never ordered expires ten days after its last change", () => {
  let now = Date.parse("2026-01-01T00:00:00Z");
  const carts = openCarts(database, () => now);
  const cart = carts.create(newToken(), []);

  now += 9 * DAY_MS;
  expect(carts.change(cartId(cart), () => [])).not.toBeNull();
  now += 10 * DAY_MS;
  expect(carts.find(cartId(cart))).toMatchObject({ createdAt: cart.createdAt, lines: [] });
  now += 1;
  expect(carts.find(cartId(cart))).toBeNull();
  expect(carts.findByKey(cart.token, cart.secret)).toBeNull();
});

test("an expired cart is deleted at the next start, and a younger one is kept", () => {
  openCarts(database, () => Date.parse("2026-01-01T00:00:00Z")).create(newToken(), []);
  openCarts(database, () => Date.parse("2026-01-09T00:00:00Z")).create("younger", []);

  openCarts(database, () => Date.parse("2026-01-12T00:00:00Z"));

  expect(get("SELECT group_concat(token) AS value FROM carts")).toBe("younger");
});

test("a cart that was ordered is kept with its order", () => {
  const carts = openCarts(database, () => Date.parse("2026-01-01T00:00:00Z"));
  const cart = carts.create(newToken(), []);
  database.use((sql) => sql.run`UPDATE carts SET order_token = 'o' WHERE token = ${cart.token}`);

  const later = openCarts(database, () => Date.parse("2026-06-01T00:00:00Z"));
  expect(later.findByKey(cart.token, cart.secret)).toMatchObject({ orderToken: "o" });
});

test("an expired cart of a store that runs on is deleted when a new one is created", () => {
  let now = Date.parse("2026-01-01T00:00:00Z");
  const carts = openCarts(database, () => now);
  carts.create(newToken(), []);
  now += 11 * DAY_MS;
  carts.create("new", []);

  expect(get("SELECT group_concat(token) AS value FROM carts")).toBe("new");
});

test("writes are synced to the disk", () => {
  expect(get("SELECT journal_mode AS value FROM pragma_journal_mode")).toBe("wal");
  // 2 is FULL.
  expect(get("SELECT synchronous AS value FROM pragma_synchronous")).toBe(2);
});

const [variantId = ""] = store.variantById.keys();

const line = { variantId, title: "", options: [], shot: null, quantity: 2, priceCents: 100 };
const contact = { ...shopper, apartment: "" };
const order = { lines: [line], contact, subtotalCents: 200, shippingCents: 0 };

test("an order is found again as it was placed, with its number, once for its cart", () => {
  const stock = openStock(database, store);
  const carts = openCarts(database);
  const orders = openOrders(database, carts, stock);
  const before = stock.current().available(variantId);
  const cart = carts.create(newToken(), []);

  const placed = orders.place(cart, () => order);

  expect(placed).toMatchObject({ ...order, number: 1001 });
  expect(orders.find(placed?.token ?? "")).toEqual(placed);
  expect(orders.place(cart, () => ({ ...order, subtotalCents: 900 }))).toEqual(placed);
  expect(stock.current().available(variantId)).toBe(before - 2);
});

test("what another process sold is missing from the stock, and so is what the catalog lacks", () => {
  const { current } = openStock(database, store);
  const before = current().available(variantId);

  openStock(open(), store).take(variantId, 1);

  expect(current().available(variantId)).toBe(before - 1);
  expect(current().available("gid://shopify/ProductVariant/1")).toBe(0);
});

test("what was sold stays sold after a restart", () => {
  const stock = openStock(database, store);
  const before = stock.current().available(variantId);

  stock.take(variantId, 1);

  expect(openStock(open(), store).current().available(variantId)).toBe(before - 1);
});

test("an order that could not be stored leaves the stock as it is", () => {
  const stock = openStock(database, store);
  const carts = openCarts(database);
  const cart = carts.create(newToken(), []);
  const before = stock.current().available(variantId);
  // The last statement of the transaction fails.
  database.use(
    (sql) => sql.run`CREATE TRIGGER full BEFORE UPDATE OF order_token ON carts
      BEGIN SELECT RAISE(ABORT, 'The disk is full.'); END`,
  );

  const orders = openOrders(database, carts, stock);
  expect(() => orders.place(cart, () => order)).toThrow("The disk is full.");
  expect(stock.current().available(variantId)).toBe(before);
});
