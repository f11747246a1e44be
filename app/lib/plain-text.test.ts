import { expect, test } from "vitest";
import { firstCharacters, wordCount } from "./plain-text";

test.each([
  ["", 0],
  ["one", 1],
  ["one two  three", 3],
])("%j has %i words", (text, expected) => {
  expect(wordCount(text)).toBe(expected);
});

test.each([
  ["a short text are all of it", "a".repeat(200), 200, "a".repeat(200)],
  ["a sentence end at a word", "Hair grows slowly, and so do we.", 19, "Hair grows slowly…"],
  ["a word that ends there include it", "Hair grows slowly", 10, "Hair grows…"],
  ["an endless word end inside it", "a".repeat(300), 200, `${"a".repeat(200)}…`],
  ["emoji end between two", "👩🏽".repeat(3), 2, "👩🏽…"],
])("the first characters of %s", (_, text, count, expected) => {
  expect(firstCharacters(text, count)).toBe(expected);
});
