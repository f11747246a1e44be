import { expect, test } from "vitest";
import { getMonths, optionValues } from "./options";

test.each([
  ["2 months", 2],
  ["1 Month", 1],
  ["12 MONTHS", 12],
  ["120 months", 0],
  ["a 2 months", 0],
  ["2 months' supply", 0],
  ["months", 0],
  ["50 ml", 0],
])("the option %j lasts %i months", (value, months) => {
  expect(getMonths(value)).toBe(months);
});

test("the values of a variant are named, but not the one of a product without options", () => {
  const size = { name: "Size", value: "50 ml" };
  const scent = { name: "Scent", value: "Rose" };

  expect(optionValues({ selectedOptions: [size, scent] })).toEqual(["50 ml", "Rose"]);
  expect(optionValues({ selectedOptions: [{ name: "Title", value: "Default Title" }] })).toEqual(
    [],
  );
});
