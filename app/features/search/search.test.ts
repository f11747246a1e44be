import { expect, test } from "vitest";
import { hairAfterABirth } from "#brand/store/articles/hair-after-a-birth.ts";
import { getSearchPath } from "~/lib/paths";
import { getHelpTopics } from "~/site/help-answers";
import { testProduct, testTeaser } from "../../../tests/support/builders";
import { createTestContext } from "../../../tests/support/test-client";
import { search as loadSearch } from "./load-search";
import { createSearchSource, type Hit, noResult } from "./search-index";
import { getResultText, groupHits } from "./search-parts";
import { getQueryTerms, normalizeQuery, parseQuery } from "./search-query";

type Texts = { title: string; topics: string[]; sentences: string[] };

/** Searches products with these titles, tags and descriptions. */
function createSearch(items: readonly Texts[]): (query: string) => readonly Hit[] {
  const products = items.map(({ title, topics, sentences }) =>
    testProduct({ title, tags: topics, description: sentences.join(" ") }),
  );
  return (query) => createSearchSource(products, [], []).find(query).products;
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
  ["a letter of another alphabet", "größe", [bottle]],
  ["a topic", "dryness", [gentle, oil]],
  ["a text", "collagen", [capsules]],
  ["small words left aside", "a shampoo with oat", [gentle]],
  ["signs around the words", '  "biotin" + shampoo?! ', [growth]],
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
  ["two letters swapped at the end", "growht", [growth]],
  ["a plural", "oils", [oil, capsules]],
  ["two wrong letters in five", "gehtne", [gentle]],
  ["three wrong letters", "xhaxxoo", []],
  ["one wrong letter in four", "crame", [mask]],
  ["a wrong letter in three", "oyl", []],
])("with %s, %j finds %j", (_, query, titles) => {
  expect(getTitles(search(query))).toEqual(titles);
});

test.each([
  ["caise", false],
  ["cai", false],
  ["caises", false],
  ["caide", true],
  ["caise purple", true],
  ["purple", false],
])("what is found for %s is a guess: %s", (query, isGuess) => {
  const products = ["Caise", "Shampoo"].map((title) => testProduct({ title }));

  expect(createSearchSource(products, [], []).find(query)).toMatchObject({ isGuess });
});

test("where nothing has all words, what has most of them comes first", () => {
  expect(getTitles(search("biotin shampoo purple"))).toEqual([growth, gentle, capsules]);
});

test("a guess is called one, and keeps the number of sure results", () => {
  const found = { ...noResult.found, counts: { products: 2, articles: 1 } };

  expect(getResultText({ ...found, isGuess: false }, "oil")).toBe(
    "2 products and 1 article for “oil”",
  );
  expect(getResultText({ ...found, isGuess: true }, "oyl")).toBe(
    "No results for “oyl”. Did you mean one of these?",
  );
});

test("a search that finds 250 products sends twenty, then more, and no more of each than its card shows", async () => {
  const text = "A long description. And more of it.".repeat(50);
  const node = (index: number) => ({
    id: `${index}`,
    handle: `oil-${index}`,
    title: `Oil ${index}`,
    description: text,
  });
  const edges = Array.from({ length: 250 }, (_, index) => ({ node: node(index) }));
  const products = { edges, pageInfo: { hasNextPage: false } };
  const blog = { articles: { edges: [], pageInfo: { hasNextPage: false } } };
  const context = createTestContext({ data: { products, blog } });

  const { result } = await loadSearch(context, "oil", 1);
  expect(result?.found).toMatchObject({ products: { length: 20 }, counts: { products: 250 } });
  expect(JSON.stringify(result).length).toBeLessThan(50_000);
  expect((await loadSearch(context, "oil", 2)).result?.found.products).toHaveLength(40);
});

test.each([
  ["nothing was typed", "", { products: 0, articles: 0 }],
  ["something was", "oil", { products: 1, articles: 1 }],
])(
  "on the server, where %s, the store's lists are searched as in the browser",
  async (_, query, counts) => {
    const page = { hasNextPage: false };
    const teaser = {
      id: "2",
      handle: "why",
      title: "Why oil",
      publishedAt: "2026-10-12T08:00:00Z",
    };
    const context = createTestContext({
      data: {
        products: { edges: [{ node: { id: "1", handle: "oil", title: "Oil" } }], pageInfo: page },
        blog: { articles: { edges: [{ node: teaser }], pageInfo: page } },
      },
    });

    const { result, error } = await loadSearch(context, query, 1);

    expect(error).toBeNull();
    expect(result?.missing).toBeNull();
    expect(result?.found.counts).toEqual(counts);
    expect(result?.found.products.map(({ product }) => product?.title)).toEqual(
      Array(counts.products).fill("Oil"),
    );
  },
);

test("on the server nothing is found when neither list can be loaded", async () => {
  const { result, error } = await loadSearch(createTestContext({ data: {} }), "oil", 1);
  expect(result).toBeNull();
  expect(error).not.toBeNull();
});

test("a word that is found is not replaced by one like it", () => {
  const searchItems = createSearch(
    ["Color protection", "Solar shield"].map((title) => ({ title, topics: [], sentences: [] })),
  );

  expect(getTitles(searchItems("solar purple"))).toEqual(["Solar shield"]);
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

test("among unfinished words the shorter ranks first", () => {
  const items = ["Serumist", "Serums"].map((title) => ({ title, topics: [], sentences: [] }));

  expect(getTitles(createSearch(items)("seru"))).toEqual(["Serums", "Serumist"]);
});

test.each([
  ["what is it for", ["what", "is", "it", "for"]],
  ["what is Biotin for", ["biotin"]],
  [
    "one two three four five six seven eight nine",
    "one two three four five six seven eight".split(" "),
  ],
  ["women's oil, oil", ["womens", "oil"]],
])("the terms of %j are %j", (query, terms) => {
  expect(getQueryTerms(query)).toEqual(terms);
});

test.each([
  ["the value of a filter's tag", ["concern:dryness"], "dryness", 1],
  ["no name of a filter", ["concern:dryness"], "concern", 0],
  ["no tag for a badge", ["bestseller"], "bestseller", 0],
  ["no tag that features an article", ["featured"], "featured", 0],
  ["the other tags beside a badge", ["bestseller", "scalp"], "scalp", 1],
])("searches %s", (_, topics, query, count) => {
  expect(createSearch([{ title: "Mask", topics, sentences: [] }])(query)).toHaveLength(count);
});

const serum = testProduct({
  title: "Serum",
  options: [{ name: "Size", values: ["50 ml", "Travel set"] }],
});
const article = testTeaser({ title: " ", handle: "why", excerpt: "On serum.", opening: "First." });

test("finds a product by a value of its options", () => {
  expect(createSearchSource([serum], [], []).find("travel").products).toHaveLength(1);
});

test("does not find a product that its merchant hides", () => {
  const { find } = createSearchSource([{ ...serum, isHidden: true }], [], []);

  expect(find("serum").counts.products).toBe(0);
});

test("lists and counts articles beside products, and gives one without a title a name", () => {
  const { find, missing } = createSearchSource([serum], [article, article], []);
  const { products, articles, counts } = find("serum", { products: 5, articles: 1 });

  expect(missing).toBeNull();
  expect(counts).toEqual({ products: 1, articles: 2 });
  expect(products.map(({ to }) => to)).toEqual([`/products/${serum.handle}`]);
  expect(articles.map(({ to, title, line }) => [to, title, line])).toEqual([
    ["/blog/why", "Untitled", "On serum."],
  ]);
});

test.each([
  ["products", null, [article], { products: 0, articles: 1 }],
  ["articles", [serum], null, { products: 1, articles: 0 }],
])("without the list of %s the other is searched", (missing, products, articles, counts) => {
  const source = createSearchSource(products, articles, []);
  expect(source.missing).toBe(missing);
  expect(source.find("serum").counts).toEqual(counts);
});

const topics = getHelpTopics(true, true, () => true);

test.each([
  ["pregnancy", "pregnancy"],
  ["nursing", "pregnancy"],
  ["postnatal", "pregnancy"],
  ["breastfeeding", "pregnancy"],
  ["allergy", "allergens"],
  ["side effects", "side-effects"],
  ["blood thinner", "medicine"],
  ["birth control", "medicine"],
  ["minoxidil", "medicine"],
  ["return", "return-cost"],
  ["refund", "refund-time"],
  ["unsubscribe", "unsubscribe"],
  ["gift", "gift"],
  ["when will my order arrive", "delivery"],
  ["cancel subscription", "cancel"],
])("'%s' is answered first, from the FAQ", (query, id) => {
  const plan = testProduct({ title: "Plan", description: "A subscription. Skip or cancel." });
  const found = createSearchSource([plan], [], topics).find(query);

  expect(found.isAnswered).toBe(true);
  expect(found.answers.map(({ to }) => to)).toContain(`/faq#${id}`);
  expect(groupHits(found)[0]?.title).toBe("Answers");
});

test.each(["pregnancy", "birth"])("hair loss after %s finds our article, no capsules", (event) => {
  const { title, excerpt } = hairAfterABirth;
  const capsules = testProduct({ title: "Hair capsules", description: "Against loss." });
  const source = createSearchSource([capsules], [testTeaser({ title, excerpt })], topics);
  expect(source.find(`hair loss after ${event}`).counts).toEqual({ products: 0, articles: 1 });
});

const nothing = ["", "   ", "!!!", "<script>", "()[]{}*+?\\", "%00", "💧", "x".repeat(10_000)];

test.each(nothing)("finds nothing for %.20j", (query) => {
  expect(search(query)).toEqual([]);
});

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
  [`?q=+${"x".repeat(99)}+y`, "x".repeat(99)],
])("%.40s is a search for %.20j", (search, query) => {
  expect(parseQuery(search)).toBe(query);
});

test.each([
  [" 45+ & more ", "/search?q=45%2B+%26+more"],
  ["   ", "/search"],
])("a search for %j is at %s", (text, path) => {
  expect(getSearchPath(normalizeQuery(text))).toBe(path);
});
