import { describe, expect, test } from "vitest";
import {
  addItem,
  getTotalQuantity,
  lowerQuantity,
  maxLines,
  maxQuantity,
  restoreItem,
  setQuantity,
} from "./cart-rules";
import { testItem } from "./test-items";

const oil = testItem({ variantId: "oil" });
const serum = testItem({ variantId: "serum", quantity: 2 });
const quantities = (items: readonly { variantId: string; quantity: number }[]) =>
  items.map(({ variantId, quantity }) => `${variantId} ${quantity}`);

describe("adding", () => {
  test.each([
    ["appends another variant", [oil], serum, ["oil 1", "serum 2"]],
    ["raises the quantity of a variant that is there", [serum, oil], serum, ["serum 4", "oil 1"]],
    ["ignores a quantity of nothing", [oil], { ...serum, quantity: 0 }, ["oil 1"]],
  ])("%s", (_, items, added, expected) => {
    expect(quantities(addItem(items, added))).toEqual(expected);
  });

  test("a variant goes up to 99 and no further", () => {
    const many = { ...oil, quantity: 98 };
    expect(quantities(addItem([many], { ...oil, quantity: 5 }))).toEqual([`oil ${maxQuantity}`]);
    expect(quantities(addItem([], { ...oil, quantity: 500 }))).toEqual([`oil ${maxQuantity}`]);
  });

  test("a cart of a hundred lines takes no other product, but more of what it holds", () => {
    const full = Array.from({ length: maxLines }, (_, index) =>
      testItem({ variantId: `${index}` }),
    );
    expect(addItem(full, oil)).toHaveLength(maxLines);
    expect(addItem(full, testItem({ variantId: "7" }))[7]?.quantity).toBe(2);
  });
});

describe("setting a quantity", () => {
  test.each([
    [3, ["oil 3", "serum 2"]],
    [0, ["serum 2"]],
    [-1, ["serum 2"]],
    [1_000, ["oil 99", "serum 2"]],
  ])("to %i", (quantity, expected) => {
    expect(quantities(setQuantity([oil, serum], "oil", quantity))).toEqual(expected);
  });

  test("of a variant that is not there changes nothing", () => {
    expect(setQuantity([oil], "none", 4)).toEqual([oil]);
  });
});

test.each([
  [5, 3, "oil 3"],
  [1, 3, "oil 1"],
])("of %i pieces, of which the store has %i, stays %s", (quantity, most, expected) => {
  expect(quantities(lowerQuantity([{ ...oil, quantity }, serum], "oil", most))).toEqual([
    expected,
    "serum 2",
  ]);
});

describe("taking back a removal", () => {
  test("puts the line where it was", () => {
    expect(quantities(restoreItem([serum], oil, 0))).toEqual(["oil 1", "serum 2"]);
  });

  test("adds to a line of the same variant that has come since", () => {
    expect(quantities(restoreItem([{ ...oil, quantity: 2 }], oil, 0))).toEqual(["oil 3"]);
  });
});

test("the badge counts pieces, not lines", () => {
  expect(getTotalQuantity([oil, serum])).toBe(3);
  expect(getTotalQuantity([])).toBe(0);
});
