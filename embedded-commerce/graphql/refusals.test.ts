import { describe, expect, test } from "vitest";
import { EMBEDDED_PUBLIC_TOKEN } from "../service.ts";
import { createTestStore } from "../testing/test-store.ts";

const store = createTestStore();

test("the public token has the form of a hosted one", () => {
  expect(EMBEDDED_PUBLIC_TOKEN).toMatch(/^[0-9a-f]{32}$/);
});

describe("a malformed global id is refused as the hosted API does:", () => {
  const BY_ID = "query ByID($id: ID!) { product(id: $id) { id } }";

  test.each(["", "1", "not-an-id", "gid://other/Product/1", "gid://shopify/Product/a/b"])(
    "%j in a variable",
    async (id) => {
      const { data, errors } = await store.query(BY_ID, { id });
      const words = `Invalid global id '${id}'`;

      expect(data).toBeUndefined();
      expect(errors).toEqual([
        {
          message: "Variable $id of type ID! was provided invalid value",
          locations: [{ line: 1, column: 12 }],
          extensions: {
            code: "INVALID_VARIABLE",
            value: id,
            problems: [{ path: [], explanation: words, message: words }],
          },
        },
      ]);
    },
  );

  test("inside the input of a cart", async () => {
    const { errors } = await store.query(
      "mutation ($input: CartInput!) { cartCreate(input: $input) { cart { id } } }",
      { input: { lines: [{ merchandiseId: "7", quantity: 1 }] } },
    );

    expect(errors?.[0]?.message).toBe(
      "Variable $input of type CartInput! was provided invalid value for lines.0.merchandiseId (Invalid global id '7')",
    );
    expect(errors?.[0]?.extensions?.problems).toMatchObject([
      { path: ["lines", 0, "merchandiseId"], explanation: "Invalid global id '7'" },
    ]);
  });

  test("written into the document", async () => {
    const { errors } = await store.query('query Q { product(id: "7") { id } }');

    expect(errors).toEqual([
      {
        message: "Invalid global id '7'",
        locations: [{ line: 1, column: 11 }],
        path: ["query Q", "product", "id"],
        extensions: { code: "argumentLiteralsIncompatible", typeName: "CoercionError" },
      },
    ]);
  });

  test("of a reasonable length in the answer, however long it is", async () => {
    const { errors } = await store.query(BY_ID, { id: "x".repeat(50_000) });

    expect(String(Object(errors?.[0]?.extensions?.problems)[0].message).length).toBeLessThan(300);
  });
});

test("an unknown field is refused by its name and type", async () => {
  const { errors } = await store.query(
    'query Q { product(handle: "shampoo") { ... on Product { colour } } }',
  );

  expect(errors).toEqual([
    {
      message: "Field 'colour' doesn't exist on type 'Product'",
      locations: [{ line: 1, column: 57 }],
      path: ["query Q", "product", "... on Product", "colour"],
      extensions: { code: "undefinedField", typeName: "Product", fieldName: "colour" },
    },
  ]);
});

describe("a wrong variable is refused with its problems:", () => {
  const ADD = `mutation ($lines: [CartLineInput!]!) {
    cartLinesAdd(cartId: "gid://shopify/Cart/none", lines: $lines) { cart { id } }
  }`;

  test.each([
    [
      "nothing at all",
      {},
      "Variable $lines of type [CartLineInput!]! was provided invalid value",
      { path: [], explanation: "Expected value to not be null" },
    ],
    [
      "no merchandise",
      { lines: [{ quantity: 1 }] },
      "Variable $lines of type [CartLineInput!]! was provided invalid value for 0.merchandiseId (Expected value to not be null)",
      { path: [0, "merchandiseId"], explanation: "Expected value to not be null" },
    ],
    [
      "a quantity in words",
      { lines: [{ merchandiseId: "gid://shopify/ProductVariant/1", quantity: "two" }] },
      'Variable $lines of type [CartLineInput!]! was provided invalid value for 0.quantity (Could not coerce value "two" to Int)',
      { path: [0, "quantity"], explanation: 'Could not coerce value "two" to Int' },
    ],
    [
      "a field that the input does not have",
      { lines: [{ merchandiseId: "gid://shopify/ProductVariant/1", size: 1 }] },
      "Variable $lines of type [CartLineInput!]! was provided invalid value for 0.size (Field is not defined on CartLineInput)",
      { path: [0, "size"], explanation: "Field is not defined on CartLineInput" },
    ],
  ])("%s", async (_, variables, message, problem) => {
    const { data, errors } = await store.query(ADD, variables);

    expect(data).toBeUndefined();
    expect(errors?.[0]).toMatchObject({
      message,
      extensions: { code: "INVALID_VARIABLE", problems: [problem] },
    });
  });

  test("a value that the enumeration does not have", async () => {
    const { errors } = await store.query(
      "query ($key: ProductSortKeys) { products(first: 1, sortKey: $key) { nodes { id } } }",
      { key: "COLOUR" },
    );

    expect(Object(errors?.[0]?.extensions?.problems)[0].explanation).toMatch(
      /^Expected "COLOUR" to be one of: .*\bPRICE\b/,
    );
  });

  test("hundreds of wrong lines have an answer of bounded size", async () => {
    const lines = Array.from({ length: 5_000 }, () => ({ quantity: "x" }));
    const { errors } = await store.query(ADD, { lines });

    expect(Object(errors?.[0]?.extensions?.problems).length).toBeLessThanOrEqual(20);
  });
});

test("a fragment that includes itself is named", async () => {
  const { errors } = await store.query(
    "{ ...A } fragment A on QueryRoot { ...B } fragment B on QueryRoot { ...A }",
  );

  expect(errors?.[0]?.message).toBe("Fragment A contains an infinite loop");
  expect(errors?.[0]?.extensions).toEqual({ code: "infiniteLoop", fragmentName: "A" });
});

test("too deep a query is told how deep it is", async () => {
  const { errors } = await store.query(
    `{ ${'blog(handle: "news") { articles(first: 1) { nodes { blog { '.repeat(8)} id ${"} } } }".repeat(8)} }`,
  );

  expect(errors?.[0]?.message).toBe("Query has depth of 33, which exceeds max depth of 24");
});
