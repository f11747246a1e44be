import { expect, test } from "vitest";
import { getSearchPath } from "~/lib/paths";
import { testProduct } from "../../../tests/support/builders";
import { createSearchSource, type Hit } from "./search-index";
import { normalizeQuery, parseQuery } from "./search-query";

type Texts = { title: string; topics: string[]; sentences: string[] };

/** Searches products with these titles, tags and descriptions. */
function createSearch(items: readonly Texts[]): (query: string) => readonly Hit[] {
  const products = items.map(({ title, topics, sentences }) =>
    testProduct({ title, tags: topics, description: sentences.join(" ") }),
  );
  return (query) => createSearchSource(products, []).find(query).products;
}

function getTitles(hits: readonly Hit[]) {
  return hits.map(({ product }) => product?.title);
}

const things = [
  { title: "Growth & Strength Shampoo", topics: ["thinning"], sentences: ["Rosemary and biotin."] },
  { title: "Gentle Daily Shampoo", topics: ["dryness"], sentences: ["Oat.", "For dry hair."] },
  { title: "Botanical Hair Oil", topics: ["dryness"], sentences: ["Four drops for gloss."] },
  { title: "Hair Nutraceutical", topics: ["thinning"], sentences: ["Biotin, collagen, no oil."] },
  { title: "Größe XL", topics: [], sentences: ["Aus der Straße."] },
  { title: "Crème brûlée mask", topics: ["Scalp Care"], sentences: ["A women’s favorite."] },
];
const search = createSearch(things);
const [growth, gentle, oil, capsules, bottle, mask] = things.map(({ title }) => title);

test.each([
  ["the word itself", "oil", [oil, capsules]],
  ["the beginning of a word", "nutra", [capsules]],
  ["words in any order", "oil hair botanical", [oil]],
  ["any case", "HAIR OIL", [oil, capsules]],
  ["accents or none", "creme brulee", [mask]],
  ["accents that are characters of their own", "cre\u0300me", [mask]],
  ["an apostrophe or none", "womens", [mask]],
  ["two letters for one of another alphabet", "grosse", [bottle]],
  ["the same in small letters", "strasse", [bottle]],
  ["that letter itself", "größe", [bottle]],
  ["a topic", "dryness", [gentle, oil]],
  ["a text", "collagen", [capsules]],
  ["small words left aside", "a shampoo with oat", [gentle]],
  ["signs around the words", '  "biotin" + shampoo?! ', [growth]],
  ["what matches most words, when nothing matches all", "biotin shampoo purple", [growth]],
  ["nothing, when no word matches", "purple", []],
  ["the first hundred characters", `oil ${"hair ".repeat(10_000)}`, [oil, capsules]],
])("finds by %s", (_, query, titles) => {
  expect(getTitles(search(query))).toEqual(titles);
});

test.each([
  ["a letter missing", "shampo", [growth, gentle]],
  ["a letter missing in the middle", "nutrceutical", [capsules]],
  ["a letter too many", "botannical", [oil]],
  ["a wrong letter", "shanpoo", [growth, gentle]],
  ["a wrong first letter", "xhampoo", [growth, gentle]],
  ["two letters swapped", "shapmoo", [growth, gentle]],
  ["a typo in an unfinished word", "nutrceu", [capsules]],
  ["a plural", "oils", [oil, capsules]],
  ["two typos", "bharmpoo", []],
])("with %s, %j finds %j", (_, query, titles) => {
  expect(getTitles(search(query))).toEqual(titles);
});

test.each([
  ["heat", ["Heat in numbers"]],
  ["heaf", ["Head massage", "Heat in numbers"]],
])("a typo counts only where no word begins with %s", (query, titles) => {
  const items = ["Head massage", "Heat in numbers"];
  const searchItems = createSearch(items.map((title) => ({ title, topics: [], sentences: [] })));

  expect(getTitles(searchItems(query))).toEqual(titles);
});

test("a title ranks above a topic, a topic above a text, and a short title first", () => {
  const items = [
    { title: "A", topics: [], sentences: ["About serum."] },
    { title: "B", topics: ["serum"], sentences: [] },
    { title: "After-Wash Scalp Serum", topics: [], sentences: [] },
    { title: "Serum", topics: [], sentences: [] },
  ];

  const found = createSearch(items)("serum");

  expect(getTitles(found)).toEqual(items.map(({ title }) => title).toReversed());
});

test.each([
  ["the typed part in title and sentence", "shamp dry", "Gentle Daily [Shamp]oo | For [dry] hair."],
  ["the whole word with a typo", "nutrceu", "Hair [Nutraceutical] | Biotin, collagen, no oil."],
  ["the whole word with separate accents", "creme", "[Crème] brûlée mask | A women’s favorite."],
])("marks %s", (_, query, text) => {
  const [first] = search(query);

  expect(first && `${toText(first.title)} | ${toText(first.line)}`).toBe(text);
});

test.each([
  ["thinning", [{ mark: "thinning" }]],
  ["shampoo", null],
])("names the topic of %s when neither title nor text has the match: %j", (query, topic) => {
  expect(search(query)[0]?.topic).toEqual(topic);
});

const nothing = ["", "   ", "!!!", "<script>", "()[]{}*+?\\", "%00", "💧", "x".repeat(10_000)];

test.each(nothing)("finds nothing for %.20j", (query) => {
  expect(search(query)).toEqual([]);
});

/** The parts as one text, matches in brackets. */
function toText(parts: Hit["title"]): string {
  return parts.map((part) => (typeof part === "string" ? part : `[${part.mark}]`)).join("");
}

test.each([
  ["", ""],
  ["?q=", ""],
  ["?q=+++", ""],
  ["?q=hair+oil", "hair oil"],
  ["?q=%20hair%20%0a%20oil%20", "hair oil"],
  ["?q=oil&q=serum", "oil"],
  ["?Q=oil", ""],
  ["?q[]=oil", ""],
  ["?q=%3Cscript%3Ealert(1)%3C/script%3E", "<script>alert(1)</script>"],
  ["?q=%ZZ%E0%A4", "%ZZ\uFFFD"],
  [`?q=${"x".repeat(10_000)}`, "x".repeat(100)],
])("%.40s is a search for %.20j", (search, query) => {
  expect(parseQuery(search)).toBe(query);
});

test.each([
  [" 45+ & more ", "/search?q=45%2B+%26+more"],
  ["   ", "/search"],
])("a search for %j is at %s", (text, path) => {
  expect(getSearchPath(normalizeQuery(text))).toBe(path);
});
