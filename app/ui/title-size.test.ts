import { expect, test } from "vitest";
import { fitTitle, getTitleStep, getWordClass } from "./title-size";

/** A title of this length in words of five letters. */
const words = (length: number) =>
  "words "
    .repeat(30)
    .slice(0, length - 1)
    .replace(/ $/, "x")
    .concat("x");

test.each([
  [40, 0],
  [41, 1],
  [80, 1],
  [81, 2],
  [120, 2],
  [121, 3],
])("a title of %i characters is set %i steps smaller", (length, step) => {
  expect(words(length)).toHaveLength(length);
  expect(getTitleStep(words(length))).toBe(step);
});

test.each([
  ["Hair Oil", "word-3"],
  ["Transformation Plan", "word-7"],
  ["CONDITIONING MASK", "word-9"],
  ["STRENGTHENING", "word-9"],
  ["Haarwachstumsserum", "word-9"],
  ["Anti-Inflammatory Multi-Functional–Oil", "word-6"],
  ["Crème cre\u0300me", "word-3"],
  ["髪".repeat(20), "word-3"],
  ["Donaudampfschifffahrtselektrizitätenhauptbetriebswerk", "word-24 hyphens-auto"],
  ["M".repeat(60), "word-24 hyphens-auto"],
  ["", "word-3"],
])("the widest word of %j takes the room of %s", (title, name) => {
  expect(getWordClass(title)).toBe(name);
});

test.each([
  ["髪".repeat(20), 0],
  ["髪".repeat(21), 1],
  ["샴푸".repeat(11), 1],
])("wide letters count twice: %s", (title, step) => {
  expect(getTitleStep(title)).toBe(step);
});

test("a heading becomes smaller down to the smallest size", () => {
  expect(fitTitle("xl", "Hair Oil")).toBe("xl");
  expect(fitTitle("xl", words(90))).toBe("md");
  expect(fitTitle("sm", words(200))).toBe("xs");
});
