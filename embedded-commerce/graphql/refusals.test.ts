import { describe, expect, test } from "vitest";
import { EMBEDDED_PUBLIC_TOKEN } from "../service.ts";
import { createTestStore } from "../testing/test-store.ts";

const store = createTestStore();
const merchandiseId = "gid://shopify/ProductVariant/1";
const BY_ID = "query ByID($id: ID!) { product(id: $id) { id } }";
const ADD = `mutation ($lines: [CartLineInput!]!) {
  cartLinesAdd(cartId: "gid://shopify/Cart/none", lines: $lines) { cart { id } }
}`;
const SORTED =
  "query ($key: ProductSortKeys) { products(first: 1, sortKey: $key) { nodes { id } } }";

test("the public token has the form of a hosted one", () => {
  expect(EMBEDDED_PUBLIC_TOKEN).toMatch(/^[0-9a-f]{32}$/);
});

describe("a query is refused in the words of the hosted API for", () => {
  test.each([
    [
      "a malformed id in the document",
      'query Q { product(id: "7") { id } }',
      "argumentLiteralsIncompatible",
      "Invalid global id '7'",
    ],
    [
      "an unknown field",
      'query Q { product(handle: "shampoo") { ... on Product { colour } } }',
      "undefinedField",
      "Field 'colour' doesn't exist on type 'Product'",
    ],
    [
      "a fragment that includes itself",
      "{ ...A } fragment A on QueryRoot { ...B } fragment B on QueryRoot { ...A }",
      "infiniteLoop",
      "Fragment A contains an infinite loop",
    ],
    [
      "too deep a query",
      `{ ${'blog(handle: "news") { articles(first: 1) { nodes { blog { '.repeat(8)} id ${"} } } }".repeat(8)} }`,
      "MAX_COMPLEXITY_EXCEEDED",
      "Query has depth of 33, which exceeds max depth of 24",
    ],
  ])("%s", async (_, query, code, message) => {
    expect(await store.queryError(query)).toMatchObject({ message, code });
  });
});

describe("a variable is refused with its problem for", () => {
  test.each([
    ["no id", BY_ID, { id: "" }, [], "Invalid global id ''"],
    ["a malformed id", BY_ID, { id: "not-an-id" }, [], "Invalid global id 'not-an-id'"],
    ["nothing at all", ADD, {}, [], "Expected value to not be null"],
    [
      "no merchandise",
      ADD,
      { lines: [{ quantity: 1 }] },
      [0, "merchandiseId"],
      "Expected value to not be null",
    ],
    [
      "a quantity in words",
      ADD,
      { lines: [{ merchandiseId, quantity: "two" }] },
      [0, "quantity"],
      'Could not coerce value "two" to Int',
    ],
    [
      "an unknown field",
      ADD,
      { lines: [{ merchandiseId, size: 1 }] },
      [0, "size"],
      "Field is not defined on CartLineInput",
    ],
    ["an unknown order", SORTED, { key: "COLOUR" }, [], /^Expected "COLOUR" to be one of: .*PRICE/],
  ])("%s", async (_, query, variables, path, explanation) => {
    expect(await store.queryError(query, variables)).toMatchObject({
      data: undefined,
      code: "INVALID_VARIABLE",
      message: expect.stringMatching(/^Variable \$\w+ of type \S+ was provided invalid value/),
      problems: [{ path, explanation: expect.stringMatching(explanation) }],
    });
  });

  test.each([
    ["a long id", BY_ID, { id: "x".repeat(50_000) }],
    ["thousands of wrong lines", ADD, { lines: Array(5_000).fill({ quantity: "x" }) }],
  ])("%s, in a response of bounded size", async (_, query, variables) => {
    const { problems } = await store.queryError(query, variables);

    expect(JSON.stringify(problems).length).toBeLessThan(5_000);
  });
});

test("refuses an unsupported field by name, beside the data of the others", async () => {
  const query = '{ menu(handle: "main") { id } product(handle: "shampoo") { handle } }';

  expect(await store.queryError(query)).toMatchObject({
    data: { menu: null, product: { handle: "shampoo" } },
    message: "The field QueryRoot.menu is not supported by the embedded service.",
  });
});

test.each([
  '{ search(query: "oil", first: 1) { totalCount } }',
  '{ predictiveSearch(query: "oil") { products { id } } }',
  '{ productRecommendations(productHandle: "shampoo") { id } }',
  "{ collections(first: 1) { nodes { id } } }",
  "{ shop { name } }",
  'mutation { customerRecover(email: "a@b.example") { customerUserErrors { message } } }',
])("refuses by name what the shop does not use: %s", async (query) => {
  expect(await store.queryError(query)).toMatchObject({
    message: expect.stringMatching(/^The field \w+\.\w+ is not supported/),
    code: "NOT_SUPPORTED",
  });
});
