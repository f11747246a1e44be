import { describe, expect, test } from "vitest";
import { openTestStore } from "../testing/test-store.ts";
import { validDocuments } from "./endpoint.ts";

const store = openTestStore();
const merchandiseId = "gid://shopify/ProductVariant/1";
const ADD = `mutation ($lines: [CartLineInput!]!) {
  cartLinesAdd(cartId: "gid://shopify/Cart/none", lines: $lines) { cart { id } }
}`;
const SORTED =
  "query ($key: ProductSortKeys) { products(sortKey: $key, first: 1) { nodes { id } } }";
const LOOP = "{ ...A } fragment A on QueryRoot { ...B } fragment B on QueryRoot { ...A }";
const COLOUR = 'query Q { product(handle: "shampoo") { ... on Product { colour } } }';
const DEEP = `{ ${'blog(handle: "news") { articles(first: 1) { nodes { blog { '.repeat(8)} id ${"} } } }".repeat(8)} }`;
const MALFORMED = 'query Q { product(id: "7") { id } }';
const inLists = (levels: number) =>
  `{ products(first: ${"[".repeat(levels)}1${"]".repeat(levels)}) { nodes { id } } }`;
const tooDeep = "Query has depth of 33, which exceeds max depth of 24";
const valueTooDeep = "Query is nested too deeply";
const inWords = { lines: [{ merchandiseId, quantity: "two" }] };
const withSize = { lines: [{ merchandiseId, size: 1 }] };

test.each([
  ["a malformed id", MALFORMED, "argumentLiteralsIncompatible", "Invalid global id '7'"],
  ["an unknown field", COLOUR, "undefinedField", "Field 'colour' doesn't exist on type 'Product'"],
  ["a fragment in itself", LOOP, "infiniteLoop", "Fragment A contains an infinite loop"],
  ["too deep a query", DEEP, "MAX_COMPLEXITY_EXCEEDED", tooDeep],
  ["too deep a value", inLists(25), "MAX_COMPLEXITY_EXCEEDED", valueTooDeep],
  ["a value as deep as a document can be", inLists(1_900), "MAX_COMPLEXITY_EXCEEDED", valueTooDeep],
])("%s is refused in the words of the hosted API", async (_, query, code, message) => {
  expect(await store.queryError(query)).toMatchObject({ message, code });
});

test.each([
  ["nothing at all", ADD, {}],
  ["no merchandise", ADD, { lines: [{ quantity: 1 }] }],
  ["a quantity in words", ADD, inWords],
  ["an unknown field", ADD, withSize],
  ["an unknown order", SORTED, { key: "COLOUR" }],
  ["thousands of wrong lines", ADD, { lines: Array(5_000).fill({ quantity: "x" }) }],
])("a variable with %s is refused, in a response of bounded size", async (_, query, variables) => {
  const { data, errors } = await store.query(query, variables);

  expect(data).toBeUndefined();
  expect(errors?.[0]?.message).toMatch(/^Variable "\$\w+"/);
  expect(JSON.stringify(errors).length).toBeLessThan(20_000);
});

test("refuses an unsupported field by name, beside the data of the others", async () => {
  const query = '{ menu(handle: "main") { id } product(handle: "shampoo") { handle } }';

  expect(await store.queryError(query)).toMatchObject({
    data: { menu: null, product: { handle: "shampoo" } },
    message: "The field QueryRoot.menu is not supported by the embedded service.",
  });
});

const times = (count: number, field: string, alias = "f") =>
  Array.from({ length: count }, (_, index) => `${alias}${index}: ${field}`).join(" ");
const inProducts = (first: number, selection: string) =>
  `{ products(first: ${first}) { nodes { ${selection} } } }`;
const inArticles = (first: number, selection: string) =>
  `{ blog(handle: "news") { articles(first: ${first}) { nodes { ${selection} } } } }`;
const newCart = "cartCreate { cart { id } }";
const nested = (levels: number): string =>
  levels === 0
    ? "id"
    : `variants(first: 250) { nodes { product { images(first: 250) { nodes { id } } ${nested(levels - 1)} } } }`;

describe("a document is refused for", () => {
  test.each([
    ["pages in pages", inProducts(250, nested(3))],
    [
      "pages of a size from a variable",
      "query ($n: Int) { products(first: $n) { nodes { variants(first: $n) { nodes { product { images(first: $n) { nodes { id } } } } } } } }",
    ],
    [
      "lists without a size",
      `{ products(first: 250) { nodes { ${times(500, "options { name values }")} } } }`,
    ],
    ["hundreds of lists of names", `{ __schema { types { ${times(400, "fields { name }")} } } }`],
    ["long texts", inArticles(15, times(100, "contentHtml"))],
    ["long aliases", inProducts(250, times(60, "id", "a".repeat(400)))],
    ["carts from the disk", `query ($id: ID!) { ${times(130, "cart(id: $id) { id }")} }`],
    ["changes of carts", `mutation { ${times(6, newCart)} }`],
    ["changes in a fragment", `mutation { ...F } fragment F on Mutation { ${times(6, newCart)} }`],
  ])("%s", async (_, query) => {
    const variables = { n: 250, id: "gid://shopify/Cart/none" };

    expect(await store.queryError(query, variables)).toMatchObject({
      code: "MAX_COMPLEXITY_EXCEEDED",
    });
  });

  test("more than 250 lines in one argument", async () => {
    const lines = Array(251).fill({ merchandiseId });

    expect(await store.queryError(ADD, { lines })).toMatchObject({
      code: "MAX_INPUT_SIZE_EXCEEDED",
    });
  });

  test("ten thousand fields", async () => {
    const { message } = await store.queryError(`{ ${"__typename ".repeat(10_000)} }`);

    expect(message).toMatch(/tokens/i);
  });
});

describe("a document is allowed to have", () => {
  test.each([
    [
      "250 products with images and variants",
      inProducts(
        250,
        "id title description handle tags images(first: 5) { nodes { url altText } } variants(first: 10) { nodes { id title price { amount currencyCode } availableForSale selectedOptions { name value } } } options { name values }",
      ),
    ],
    ["250 articles", inArticles(250, "handle title contentHtml excerpt image { url }")],
    ["four changes of carts", `mutation { ${times(4, newCart)} }`],
  ])("%s", async (_, query) => {
    expect((await store.query(query)).errors).toBeUndefined();
  });

  test("thousands of errors in a long text, in time", { timeout: 2_000 }, async () => {
    const { message } = await store.queryError(
      `{ ${" ".repeat(100_000)} products(first: 20) { nodes { ${times(200, "encodedVariantExistence")} } } }`,
    );

    expect(message).toMatch(/not supported/);
  });
});

test("documents that one client makes up are kept up to a number of characters together", async () => {
  const selection = times(1_000, "handle");
  for (let count = 0; count < 10; count += 1)
    await store.query(`query Q${count} { product(handle: "shampoo") { ${selection} } }`);

  expect(validDocuments.calculatedSize).toBeGreaterThan(0);
  expect(validDocuments.calculatedSize).toBeLessThanOrEqual(100_000);
});
