import { expect, test } from "vitest";
import { createSearch, type Hit } from "./search-index";

const things = [
  { title: "Growth & Strength Shampoo", topics: ["thinning"], sentences: ["Rosemary and biotin."] },
  { title: "Gentle Daily Shampoo", topics: ["dryness"], sentences: ["Oat.", "For dry hair."] },
  { title: "Botanical Hair Oil", topics: ["dryness"], sentences: ["Four drops for gloss."] },
  { title: "Hair Nutraceutical", topics: ["thinning"], sentences: ["Biotin, collagen, no oil."] },
  { title: "Crème brûlée mask", topics: ["Scalp Care"], sentences: ["A women’s favorite."] },
];
const ranked = createSearch(things, (thing) => thing);
const search = (query: string) => ranked(query).map(({ toHit }) => toHit());
const titlesFor = (query: string) => search(query).map(({ item }) => item.title);
const [growth, gentle, oil, capsules, mask] = things.map(({ title }) => title);

test.each([
  ["the word itself", "oil", [oil, capsules]],
  ["the beginning of a word", "nutra", [capsules]],
  ["words in any order", "oil hair botanical", [oil]],
  ["any case", "HAIR OIL", [oil, capsules]],
  ["accents or none", "creme brulee", [mask]],
  ["accents that are characters of their own", "cre\u0300me", [mask]],
  ["an apostrophe or none", "womens", [mask]],
  ["a topic", "dryness", [gentle, oil]],
  ["a text", "collagen", [capsules]],
  ["small words left aside", "a shampoo with oat", [gentle]],
  ["signs around the words", '  "biotin" + shampoo?! ', [growth]],
])("finds by %s", (_, query, titles) => {
  expect(titlesFor(query)).toEqual(titles);
});

test.each([
  ["a letter missing", "shampo", [growth, gentle]],
  ["a letter missing in the middle", "nutrceutical", [capsules]],
  ["a letter too many", "botannical", [oil]],
  ["a wrong letter", "shanpoo", [growth, gentle]],
  ["a wrong first letter", "xhampoo", [growth, gentle]],
  ["two letters swapped", "shapmoo", [growth, gentle]],
  ["a slip while the word is still being typed", "nutrceu", [capsules]],
  ["a plural", "oils", [oil, capsules]],
  ["two slips", "bharmpoo", []],
])("%s: %s", (_, query, titles) => {
  expect(titlesFor(query)).toEqual(titles);
});

test("a slip is forgiven only where no word begins as typed", () => {
  const heat = createSearch(["Head massage", "Heat in numbers"], (title) => ({
    title,
    topics: [],
    sentences: [],
  }));

  expect(heat("heat").map(({ item }) => item)).toEqual(["Heat in numbers"]);
  expect(heat("heaf").map(({ item }) => item)).toEqual(["Head massage", "Heat in numbers"]);
});

test("a title counts more than a topic, a topic more than a text, and a short title most", () => {
  const items = [
    { title: "A", topics: [], sentences: ["About serum."] },
    { title: "B", topics: ["serum"], sentences: [] },
    { title: "After-Wash Scalp Serum", topics: [], sentences: [] },
    { title: "Serum", topics: [], sentences: [] },
  ];

  const found = createSearch(items, (item) => item)("serum");

  expect(found.map(({ item }) => item.title)).toEqual([
    "Serum",
    "After-Wash Scalp Serum",
    "B",
    "A",
  ]);
});

test("when nothing holds all words, what holds the most is shown", () => {
  expect(titlesFor("biotin shampoo purple")).toEqual([growth]);
  expect(titlesFor("purple")).toEqual([]);
});

test("what was found is marked in the title and in the sentence that says it", () => {
  const [first] = search("shamp dry");

  expect(texts(first)).toBe("Gentle Daily [Shamp]oo | For [dry] hair.");
});

test("a word found in spite of a slip is marked whole, as is one whose accents are apart", () => {
  expect(texts(search("nutrceu")[0])).toMatch(/^Hair \[Nutraceutical\]/);
  expect(texts(search("creme")[0])).toMatch(/^\[Crème\] brûlée mask/);
});

test("a topic is named when nothing else says why it was found", () => {
  const [first] = search("thinning");

  expect(first?.topic).toEqual([{ mark: "thinning" }]);
  expect(search("shampoo")[0]?.topic).toBeNull();
});

test.each(["", "   ", "!!!", "<script>", "()[]{}*+?\\", "%00", "💧", "x".repeat(10_000)])(
  "nonsense finds nothing and breaks nothing: %#",
  (query) => {
    expect(search(query)).toEqual([]);
  },
);

test("of ten thousand words no more than a hundred characters count", () => {
  expect(titlesFor(`oil ${"hair ".repeat(10_000)}`)).toEqual([oil, capsules]);
});

function texts(hit: Hit<unknown> | undefined): string {
  const line = (parts: Hit<unknown>["title"]) =>
    parts.map((part) => (typeof part === "string" ? part : `[${part.mark}]`)).join("");
  return hit ? `${line(hit.title)} | ${line(hit.line)}` : "";
}
