import { expect, test } from "vitest";
import { fitTitle, getTitleStep } from "./title-size";

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
  ["Transformation Plan", 0],
  ["Haarwuchsmittel", 1],
  ["Arbeitsunfähigkeitsbescheinigung", 3],
  ["Feuchtigkeitsspendend", 2],
  ["Feuchtigkeitsspendende", 3],
  ["Anti-Inflammatory Multi-Functional–Oil", 0],
  ["", 0],
])("%j is set %i steps smaller, by its longest word", (title, step) => {
  expect(getTitleStep(title)).toBe(step);
});

test.each([
  ["髪".repeat(20), 0],
  ["髪".repeat(21), 1],
  ["샴푸".repeat(11), 1],
])("wide letters take twice the room and break anywhere: %s", (title, step) => {
  expect(getTitleStep(title)).toBe(step);
});

test("a heading becomes smaller down to the smallest size", () => {
  expect(fitTitle("xl", "Hair Oil")).toBe("xl");
  expect(fitTitle("xl", words(90))).toBe("md");
  expect(fitTitle("sm", words(200))).toBe("xs");
});
