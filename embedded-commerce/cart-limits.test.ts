import { expect, test } from "vitest";
import { productRecord } from "../tests/support/catalogs.ts";
import { addLines, fitToStock, type LineInput, removeLines } from "./cart-lines.ts";
import { cartLimits } from "./data/store-facts.ts";
import { indexCatalog } from "./store-index.ts";

const store = indexCatalog({ products: [productRecord({})], articles: [] });
const [oil] = store.variantById.values();

/** A store that sells the hair oil under any id, in any quantity. */
const inventory = { variant: () => oil, available: () => Number.POSITIVE_INFINITY };
let count = 0;
const newId = () => `line-${++count}`;
const add = (current: Parameters<typeof addLines>[0], ...inputs: LineInput[]) =>
  addLines(current, inputs, inventory, newId, ["lines"]);
const toInputs = (length: number) =>
  Array.from({ length }, (_, index) => ({ merchandiseId: `variant-${index}` }));

test("a cart holds as many lines as the store allows, and not one more", () => {
  const { linesPerCart } = cartLimits;
  const full = add([], ...toInputs(linesPerCart));

  expect([full.lines?.length, full.problems]).toEqual([linesPerCart, []]);
  expect(add(full.lines ?? [], { merchandiseId: "another" })).toMatchObject({
    lines: null,
    problems: [{ code: "CART_TOO_LARGE", field: ["lines"] }],
    warnings: [],
  });
  expect(add(full.lines ?? [], { merchandiseId: "variant-0" }).problems).toEqual([]);
});

test("a line holds as many pieces as the store allows, also when two are merged into it", () => {
  const { quantityPerLine } = cartLimits;
  const full = add([], { merchandiseId: "a", quantity: quantityPerLine });
  const again = { merchandiseId: "a", quantity: 1 };

  expect(full).toMatchObject({ lines: [{ quantity: quantityPerLine }], problems: [] });
  expect(add(full.lines ?? [], again)).toMatchObject({
    lines: null,
    problems: [{ code: "MAXIMUM_EXCEEDED", field: ["lines", "quantity"] }],
    warnings: [],
  });
  expect(add(add([], again).lines ?? [], { ...again, merchandiseId: "b" }).problems).toEqual([]);
});

test("a removed line leaves the other one", () => {
  const current = add([], ...toInputs(2)).lines ?? [];
  const [first, second] = current;

  expect(removeLines(current, [second?.id ?? ""])).toEqual({
    lines: [first],
    problems: [],
    warnings: [],
  });
});

test("an error repeats no more than the beginning of a long id", () => {
  const id = `gid://shopify/CartLine/${"x".repeat(10_000)}`;
  const { problems } = removeLines([], [id]);

  expect(problems).toMatchObject([{ code: "INVALID_MERCHANDISE_LINE", field: ["lineIds", "0"] }]);
  expect(problems[0]?.message).toContain("gid://shopify/CartLine/xxx");
  expect(problems[0]?.message.length).toBeLessThan(300);
});

test("two lines of one variant share what is left of it", () => {
  const lines = [3, 3, 3].map((quantity, index) => ({
    id: String(index),
    variantId: "a",
    quantity,
  }));
  const fitted = fitToStock(lines, { ...inventory, available: () => 4 });

  expect(fitted.lines.map(({ quantity }) => quantity)).toEqual([3, 1, 0]);
  expect(fitted.warnings.map(({ code, target }) => [code, target])).toEqual([
    ["MERCHANDISE_NOT_ENOUGH_STOCK", "1"],
    ["MERCHANDISE_OUT_OF_STOCK", "2"],
  ]);
});
