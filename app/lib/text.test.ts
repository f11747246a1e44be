import { expect, test } from "vitest";
import { firstCharacters, wordCount } from "./plain-text";
import { counted, firstSentences, keepUnits, shortDescription, splitSentences } from "./text";

test.each([
  ["A gentle wash. Rosemary and mint.", 1, "A gentle wash."],
  ["A gentle wash. Rosemary and mint. More.", 2, "A gentle wash. Rosemary and mint."],
  ["With 5.5% niacinamide. Leave in.", 1, "With 5.5% niacinamide."],
  ["Fuller from the root.* Give it time.", 1, "Fuller from the root.*"],
  ["No full stop at all", 2, "No full stop at all"],
  ["", 1, ""],
  ["One.\n\nTwo.", 1, "One."],
])("of %j the first %i: %j", (text, count, expected) => {
  expect(firstSentences(text, count)).toBe(expected);
});

test.each([
  ["all sentences of a short text", "One. Two. Three. Four.", "One. Two. Three. Four."],
  ["one sentence of 70 characters", `${"a".repeat(69)}. Two.`, `${"a".repeat(69)}.`],
  ["two when the first is shorter", `${"a".repeat(68)}. Two.`, `${"a".repeat(68)}. Two.`],
  ["160 characters, cut at a word", `${"Word ".repeat(60)}end.`, `${"Word ".repeat(31)}Word…`],
  ["exactly 160 characters whole", `${"a".repeat(159)}.`, `${"a".repeat(159)}.`],
  ["no half word", `${"Word ".repeat(30)}half-a-word and more`, `${"Word ".repeat(29)}Word…`],
  [
    "no space before the ellipsis",
    `${"Word ".repeat(30)}   half-a-word`,
    `${"Word ".repeat(29)}Word…`,
  ],
  ["nothing of nothing", "", ""],
])("a meta description has %s", (_, text, description) => {
  expect(shortDescription(text)).toBe(description);
});

test.each([
  ["With 5.5% niacinamide. Leave in.\n\nVegan", ["With 5.5% niacinamide.", "Leave in.", "Vegan"]],
  [" ", []],
  ["Fuller from the root.* Give it time.", ["Fuller from the root.*", "Give it time."]],
  ["L'Adenium obesum subsp. swazicum pousse.", ["L'Adenium obesum subsp. swazicum pousse."]],
  ["Enthält ca. 50 ml. Vegan.", ["Enthält ca. 50 ml.", "Vegan."]],
  ["No. 4 is gentle. Is it? No. We tested.", ["No. 4 is gentle.", "Is it?", "No.", "We tested."]],
  ["With vitamin E. Vegan.", ["With vitamin E.", "Vegan."]],
  ["The answer is no. Then take 4.", ["The answer is no.", "Then take 4."]],
  ["She said “Never.” He did.", ["She said “Never.”", "He did."]],
  ["Wait… what? Yes!", ["Wait… what?", "Yes!"]],
  ["髪は伸びます。一か月に一センチ。", ["髪は伸びます。", "一か月に一センチ。"]],
])("the sentences of %j are %j", (text, sentences) => {
  expect(splitSentences(text)).toEqual(sentences);
});

test("without the browser's segmentation the whole text is one sentence", () => {
  const { Segmenter } = Intl;
  try {
    Reflect.deleteProperty(Intl, "Segmenter");
    expect(splitSentences("One. Two.")).toEqual(["One. Two."]);
  } finally {
    Object.assign(Intl, { Segmenter });
  }
});

test.each([
  [0, "0 products"],
  [1, "1 product"],
  [7, "7 products"],
])("%i is counted as %s", (count, text) => {
  expect(counted(count, "product")).toBe(text);
});

test.each([
  ["", 0],
  ["one", 1],
  ["one two  three", 3],
  [" one two ", 2],
  ["髪の毛は一か月に約一センチ伸びます。", 11],
  ["Hair means 髪", 3],
])("%j has %i words", (text, expected) => {
  expect(wordCount(text)).toBe(expected);
});

test.each([
  ["a short text are all of it", "a".repeat(200), 200, "a".repeat(200)],
  ["a sentence end at a word", "Hair grows slowly, and so do we.", 19, "Hair grows slowly…"],
  ["half a word end before it", "Hair grows slowly", 12, "Hair grows…"],
  ["a word after other marks end without them", "Hair grows — slowly", 13, "Hair grows…"],
  ["an endless word after a space end inside it", ` ${"a".repeat(300)}`, 4, " aaa…"],
  ["a word that ends there include it", "Hair grows slowly", 10, "Hair grows…"],
  ["an endless word end inside it", "a".repeat(300), 200, `${"a".repeat(200)}…`],
  ["emoji end between two", "👩🏽".repeat(3), 2, "👩🏽…"],
])("the first characters of %s", (_, text, count, expected) => {
  expect(firstCharacters(text, count)).toBe(expected);
});

test.each([
  [
    "300 ml, 5,000 mcg and 10 fl oz (300 ml)",
    "300\u00A0ml, 5,000\u00A0mcg and 10\u00A0fl\u00A0oz (300\u00A0ml)",
  ],
  ["in 1-2 days or 3–5 weeks", "in 1-\u20602 days or 3–\u20605 weeks"],
  ["in 10-15 days or 8–12 weeks", "in 10-\u206015 days or 8–\u206012 weeks"],
  ["on 2026-11-28 at 555-0123, 2 mlle and 45+ oz", "on 2026-11-28 at 555-0123, 2 mlle and 45+ oz"],
])("%j keeps each number and its unit together", (text, expected) => {
  expect(keepUnits(text)).toBe(expected);
});
