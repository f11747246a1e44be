import { expect, test } from "vitest";
import { testItem } from "../../../tests/support/builders";
import { keepShortages } from "./shortages";

const lines = (quantity: number) =>
  quantity > 0 ? [testItem({ variantId: "oil", quantity })] : [];

test.each([
  ["that is sold out stays marked while nothing changes", 0, 2, 2, true],
  ["that is sold out stays marked when it is lowered", 0, 2, 1, true],
  ["that is sold out is not marked once it was removed", 0, 2, 0, false],
  ["that is sold out is not marked when more is added", 0, 2, 3, false],
  ["of which three are left is marked when it is lowered to them", 3, 9, 3, true],
  ["of which three are left is marked when it goes up within them", 3, 1, 2, true],
  ["of which three are left is not marked when it goes past them", 3, 3, 4, false],
  ["of which three are left is not marked once it was removed", 3, 3, 0, false],
])("a line %s", (_, available, before, now, isShort) => {
  const shortages = new Map([
    ["oil", { merchandiseId: "oil", requested: 9, available, reason: "stock" as const }],
  ]);
  expect(keepShortages(shortages, lines(before), lines(now)).has("oil")).toBe(isShort);
});
