import { describe, expect, test } from "vitest";
import { openTestStore } from "../testing/test-store.ts";

const store = openTestStore();
const merchandiseId = "gid://shopify/ProductVariant/1";
const BY_ID = "query ByID($id: ID!) { product(id: $id) { id } }";
const ADD = `mutation ($lines: [CartLineInput!]!) {
  cartLinesAdd(cartId: "gid://shopify/Cart/none", lines: $lines) { cart { id } }
}`;
const SORTED =
  "query ($key: ProductSortKeys) { products(sortKey: $key, first: 1) { nodes { id } } }";
const LOOP = "{ ...A } fragment A on QueryRoot { ...B } fragment B on QueryRoot { ...A }";
const COLOUR = 'query Q { product(handle: "shampoo") { ... on Product { colour } } }';
const DEEP = `{ ${'blog(handle: "news") { articles(first: 1) { nodes { blog { '.repeat(8)} id ${"} } } }".repeat(8)} }`;
const MALFORMED = 'query Q { product(id: "7") { id } }';
const notNull = "Expected value to not be null";
const tooDeep = "Query has depth of 33, which exceeds max depth of 24";
const inWords = { lines: [{ merchandiseId, quantity: "two" }] };
const withSize = { lines: [{ merchandiseId, size: 1 }] };

test.each([
  ["a malformed id", MALFORMED, "argumentLiteralsIncompatible", "Invalid global id '7'"],
  ["an unknown field", COLOUR, "undefinedField", "Field 'colour' doesn't exist on type 'Product'"],
  ["a fragment in itself", LOOP, "infiniteLoop", "Fragment A contains an infinite loop"],
  ["too deep a query", DEEP, "MAX_COMPLEXITY_EXCEEDED", tooDeep],
])("%s is refused in the words of the hosted API", async (_, query, code, message) => {
  expect(await store.queryError(query)).toMatchObject({ message, code });
});

describe("a variable is refused with its problem for", () => {
  test.each([
    ["no id", BY_ID, { id: "" }, [], "Invalid global id ''"],
    ["a malformed id", BY_ID, { id: "not-an-id" }, [], "Invalid global id 'not-an-id'"],
    ["nothing at all", ADD, {}, [], notNull],
    ["no merchandise", ADD, { lines: [{ quantity: 1 }] }, [0, "merchandiseId"], notNull],
    ["a quantity in words", ADD, inWords, [0, "quantity"], 'Could not coerce value "two" to Int'],
    ["an unknown field", ADD, withSize, [0, "size"], "Field is not defined on CartLineInput"],
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
