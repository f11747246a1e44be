import { expect, test } from "vitest";
import { counted, firstSentences, shortDescription, splitParagraphs, splitSentences } from "./text";

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
  ["Short. " + "A second one, which makes it long enough to be read alone.", 65],
  [`${"Word ".repeat(60)}end.`, 160],
  ["", 0],
])("a description for search engines is of bounded length", (text, most) => {
  const description = shortDescription(text);

  expect(description.length).toBeLessThanOrEqual(most);
  expect(text.startsWith(description.replace(/…$/, ""))).toBe(true);
});

test("a description takes as many sentences as it needs", () => {
  expect(shortDescription("One. Two. Three. Four.")).toBe("One. Two. Three. Four.");
  expect(shortDescription(`${"a".repeat(70)}. Two.`)).toBe(`${"a".repeat(70)}.`);
});

test("all sentences of a text, each without the spaces around it", () => {
  expect(splitSentences("With 5.5% niacinamide. Leave in.\n\nVegan")).toEqual([
    "With 5.5% niacinamide.",
    "Leave in.",
    "Vegan",
  ]);
  expect(splitSentences(" ")).toEqual([]);
});

test("paragraphs are what stands between line breaks", () => {
  expect(splitParagraphs("One.\n\n  Two.\r\nThree.\n")).toEqual(["One.", "Two.", "Three."]);
  expect(splitParagraphs("  ")).toEqual([]);
});

test("one thing is one, and everything else is many", () => {
  expect([0, 1, 7].map((count) => counted(count, "product"))).toEqual([
    "0 products",
    "1 product",
    "7 products",
  ]);
});
