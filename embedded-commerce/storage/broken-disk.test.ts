import { mkdirSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { catalog } from "#brand/store/catalog.ts";
import { createTempFolder } from "../../tests/support/temp-folder.ts";
import { stylesheetPath } from "../checkout/assets.ts";
import { createEmbeddedCommerce } from "../service.ts";
import { indexCatalog } from "../store-index.ts";
import { ORIGIN } from "../testing/test-store.ts";
import { openDatabase } from "./database.ts";
import { openStock } from "./stock.ts";

const store = indexCatalog(catalog);
const [variantId = "", variant] = [...store.variantById][0] ?? [];
let dataDir: string;
/** A folder in place of the database, which the disk cannot open. */
let blocked: string;
beforeEach(() => {
  dataDir = createTempFolder(onTestFinished);
  blocked = join(dataDir, "commerce.db");
  mkdirSync(blocked);
});

/** What was printed as an error since the last call. */
function takeErrors(): unknown[] {
  const printed = vi.mocked(console.error).mock.calls.flat();
  vi.mocked(console.error).mockClear();
  return printed;
}

test("a store whose database cannot be opened refuses checkouts for a while, and works once it can", async () => {
  vi.mocked(console.error).mockImplementation(() => {});
  const commerce = createEmbeddedCommerce({ dataDir });
  onTestFinished(commerce.close);
  const load = async (path: string, method = "GET") => {
    const response = await commerce.fetch(new Request(ORIGIN + path, { method }));
    return [response.status, response.headers.get("retry-after"), await response.text()];
  };
  const text = (part: string): unknown => expect.stringContaining(part);
  expect(takeErrors()).toEqual([text("Visitors can browse, but nobody can check out.")]);

  const cart = "/checkouts/c/token?key=key";
  expect(await load(cart)).toEqual([503, "120", text("Checkout is briefly unavailable")]);
  expect(await load(cart, "POST")).toEqual([503, "120", text("Your order wasn’t placed")]);
  expect(takeErrors()).toEqual([text(dataDir), text(dataDir)]);

  expect(await load("/checkouts/none")).toEqual([404, null, text("We can’t find this cart")]);
  expect(await load(stylesheetPath)).toEqual([200, null, text("--color-surface")]);

  rmdirSync(blocked);
  expect(await load(cart)).toEqual([404, null, text("We can’t find this cart")]);
});

test("while the database cannot be opened, the stock is the catalog's", () => {
  vi.mocked(console.error).mockImplementation(() => {});
  const database = openDatabase(dataDir, store);
  const stock = openStock(database, store);
  takeErrors();

  expect(stock.current().available(variantId)).toBe(variant?.record.stock);
  expect(() => stock.take(variantId, 1)).toThrow("cannot be used");
  expect(() => database.close()).not.toThrow();
});

test("a file that is not a database refuses checkouts until it is replaced", () => {
  vi.mocked(console.error).mockImplementation(() => {});
  rmdirSync(blocked);
  writeFileSync(blocked, "a letter, saved under the wrong name ".repeat(100));
  const database = openDatabase(dataDir, store);
  onTestFinished(database.close);
  const stock = openStock(database, store);

  expect(takeErrors()[0]).toContain("cannot be used: file is not a database. Visitors can browse");
  expect(database.getProblem()).toBe("file is not a database");
  expect(() => stock.take(variantId, 1)).toThrow("cannot be used");

  rmSync(blocked);
  stock.take(variantId, 1);
  expect(database.getProblem()).toBeNull();
});
