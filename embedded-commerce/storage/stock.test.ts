import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { indexCatalogue } from "../catalogue/store-index.ts";
import { catalogue } from "../data/catalogue.ts";
import { type Cart, newToken, openCarts } from "./carts.ts";
import { openDatabase } from "./database.ts";
import { type OrderContent, openOrders } from "./orders.ts";
import { openStock } from "./stock.ts";

const store = indexCatalogue(catalogue);
const [variantId = ""] = store.variantById.keys();
const details = { note: null, attributes: [], discountCodes: [], buyerIdentity: {} };
const contact = {
  email: "ada@example.com",
  firstName: "Ada",
  lastName: "Moss",
  address: "12 Elm Street",
  apartment: "",
  city: "Portland",
  state: "OR",
  zip: "97201",
};

let folder: string;
let database: DatabaseSync;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "commerce-"));
  database = openDatabase(folder);
});
afterEach(() => {
  database.close();
  rmSync(folder, { recursive: true, force: true });
});

function orderOf(quantity: number): OrderContent {
  const line = { variantId, title: "", options: [], shot: null, quantity, priceCents: 100 };
  return { lines: [line], contact, subtotalCents: 100 * quantity, shippingCents: 0 };
}

function openShop(complete?: (cart: Cart, orderToken: string) => void) {
  const stock = openStock(database, store);
  const carts = openCarts(database);
  const orders = openOrders(database, complete ? { complete } : carts, stock);
  const cart = carts.create(newToken(), details, []);
  const left = () => stock.current().available(variantId);
  return { place: () => orders.place(cart, () => orderOf(2)), left };
}

test("an order takes its goods off the shelf", () => {
  const { place, left } = openShop();
  const before = left();

  place();

  expect(left()).toBe(before - 2);
});

test("an order that could not be kept leaves its goods on the shelf", () => {
  const { place, left } = openShop(() => {
    throw new Error("The disk is full.");
  });
  const before = left();

  expect(place).toThrow("The disk is full.");
  expect(left()).toBe(before);
});
