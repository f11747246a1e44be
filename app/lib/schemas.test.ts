import * as v from "valibot";
import { expect, test } from "vitest";
import { readableItems, readableOrNull, storedText } from "./schemas";

test.each([
  ["Oil", true],
  ["x".repeat(500), true],
  ["x".repeat(501), false],
  ["", false],
  [" \n", false],
  [7, false],
])("%.20j is a stored text: %s", (value, isText) => {
  expect(v.is(storedText, value)).toBe(isText);
});

test.each([
  ["Oil", "Oil"],
  [null, null],
  [7, null],
])("%j is read as %j where nothing is allowed", (value, text) => {
  expect(v.parse(readableOrNull(storedText), value)).toBe(text);
});

test.each([
  [
    ["a", 7, null, "b"],
    ["a", "b"],
  ],
  [
    ["a", " ", "b", "c"],
    ["a", "b"],
  ],
  [[], []],
  ["abc", []],
  [null, []],
])("of %j the first two readable entries are %j", (stored, items) => {
  expect(v.parse(readableItems(storedText, 2), stored)).toEqual(items);
});

test("a list without a limit keeps all of its readable entries", () => {
  expect(v.parse(readableItems(storedText), ["a", "b", 7, "c"])).toEqual(["a", "b", "c"]);
});
