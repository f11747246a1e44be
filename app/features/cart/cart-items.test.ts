import { describe, expect, test } from "vitest";
import { testItem } from "../../../tests/support/builders";
import { addItem, getTotalQuantity, lowerQuantity, restoreItem, setQuantity } from "./cart-items";

const oil = testItem({ variantId: "oil" });
const serum = testItem({ variantId: "serum", quantity: 2 });
const quantities = (items: readonly { variantId: string; quantity: number }[]) =>
  items.map(({ variantId, quantity }) => `${variantId} ${quantity}`);

describe("adding", () => {
  test.each([
    ["appends another variant", [serum], oil, ["serum 2", "oil 1"]],
    ["raises the quantity of a variant that is there", [serum, oil], serum, ["serum 4", "oil 1"]],
    ["ignores a quantity of 0", [oil], { ...serum, quantity: 0 }, ["oil 1"]],
    ["raises to 99 at most", [{ ...oil, quantity: 98 }], { ...oil, quantity: 5 }, ["oil 99"]],
    ["appends 99 at most", [], { ...oil, quantity: 500 }, ["oil 99"]],
  ])("%s", (_, items, added, expected) => {
    expect(quantities(addItem(items, added))).toEqual(expected);
  });

  test("to a full cart raises quantities only", () => {
    const full = Array.from({ length: 100 }, (_, index) => testItem({ variantId: `${index}` }));

    expect(addItem(full.slice(1), oil)).toHaveLength(100);
    expect(addItem(full, oil)).toEqual(full);
    expect(addItem(full, testItem({ variantId: "7" }))[7]?.quantity).toBe(2);
  });
});

test.each([
  ["sets it", "oil", 3, ["oil 3", "serum 2"]],
  ["may be 1", "serum", 1, ["oil 1", "serum 1"]],
  ["of 0 removes the line", "oil", 0, ["serum 2"]],
  ["below 0 removes the line", "oil", -1, ["serum 2"]],
  ["is 99 at most", "oil", 1_000, ["oil 99", "serum 2"]],
  ["of a variant that is not there changes nothing", "none", 4, ["oil 1", "serum 2"]],
])("a new quantity %s", (_, variantId, quantity, expected) => {
  expect(quantities(setQuantity([oil, serum], variantId, quantity))).toEqual(expected);
});

test.each([
  [5, 3, "oil 3"],
  [1, 3, "oil 1"],
  [5, 1, "oil 1"],
])("of %i pieces, of which the store has %i, the cart has %s", (quantity, max, expected) => {
  const items = lowerQuantity([{ ...oil, quantity }, serum], "oil", max);

  expect(quantities(items)).toEqual([expected, "serum 2"]);
});

test.each([
  ["to its place", [serum], ["oil 1", "serum 2"]],
  ["into a newer line of its variant", [serum, { ...oil, quantity: 2 }], ["serum 2", "oil 3"]],
])("a removed line is restored %s", (_, items, expected) => {
  expect(quantities(restoreItem(items, oil, 0))).toEqual(expected);
});

test("the badge counts pieces, not lines", () => {
  expect(getTotalQuantity([oil, serum])).toBe(3);
});
