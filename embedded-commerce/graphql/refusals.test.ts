import { describe, expect, test } from "vitest";
import { EMBEDDED_PUBLIC_TOKEN } from "../service.ts";
import { createTestStore } from "../testing/test-store.ts";

const store = createTestStore();
const variant = "gid://shopify/ProductVariant/1";

test("the public token has the form of a hosted one", () => {
  expect(EMBEDDED_PUBLIC_TOKEN).toMatch(/^[0-9a-f]{32}$/);
});

describe("a malformed global id is refused as the hosted API does:", () => {
  const BY_ID = "query ByID($id: ID!) { product(id: $id) { id } }";

  test.each(["", "1", "not-an-id", "gid://other/Product/1", "gid://shopify/Product/a/b"])(
    "%j in a variable",
    async (id) => {
      const { data, errors } = await store.query(BY_ID, { id });
      const explanation = `Invalid global id '${id}'`;

      expect(data).toBeUndefined();
      expect(errors).toEqual([
        {
          message: "Variable $id of type ID! was provided invalid value",
          locations: [{ line: 1, column: 12 }],
          extensions: {
            code: "INVALID_VARIABLE",
            value: id,
            problems: [{ path: [], explanation, message: explanation }],
          },
        },
      ]);
    },
  );

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
    const { problems } = await store.queryError(BY_ID, { id: "x".repeat(50_000) });

    expect(String(Object(problems)[0].message).length).toBeLessThan(300);
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
  const isNull = "Expected value to not be null";

  test("nothing at all", async () => {
    expect(await store.queryError(ADD)).toMatchObject({
      message: "Variable $lines of type [CartLineInput!]! was provided invalid value",
      problems: [{ path: [], explanation: isNull }],
    });
  });

  test.each([
    ["no merchandise", { quantity: 1 }, "merchandiseId", isNull],
    ["a malformed id", { merchandiseId: "7" }, "merchandiseId", "Invalid global id '7'"],
    [
      "a quantity in words",
      { merchandiseId: variant, quantity: "two" },
      "quantity",
      'Could not coerce value "two" to Int',
    ],
    [
      "an unknown field",
      { merchandiseId: variant, size: 1 },
      "size",
      "Field is not defined on CartLineInput",
    ],
  ])("%s", async (_, line, field, explanation) => {
    expect(await store.queryError(ADD, { lines: [line] })).toMatchObject({
      data: undefined,
      message: `Variable $lines of type [CartLineInput!]! was provided invalid value for 0.${field} (${explanation})`,
      code: "INVALID_VARIABLE",
      problems: [{ path: [0, field], explanation }],
    });
  });

  test("a value that the enumeration does not have", async () => {
    const { problems } = await store.queryError(
      "query ($key: ProductSortKeys) { products(first: 1, sortKey: $key) { nodes { id } } }",
      { key: "COLOUR" },
    );

    expect(Object(problems)[0].explanation).toMatch(/^Expected "COLOUR" to be one of: .*\bPRICE\b/);
  });

  test("hundreds of wrong lines have an answer of bounded size", async () => {
    const lines = Array.from({ length: 5_000 }, () => ({ quantity: "x" }));
    const { problems } = await store.queryError(ADD, { lines });

    expect(Object(problems).length).toBeLessThanOrEqual(20);
  });
});

test.each([
  [
    "a fragment that includes itself is named",
    "{ ...A } fragment A on QueryRoot { ...B } fragment B on QueryRoot { ...A }",
    "Fragment A contains an infinite loop",
    "infiniteLoop",
  ],
  [
    "too deep a query is told how deep it is",
    `{ ${'blog(handle: "news") { articles(first: 1) { nodes { blog { '.repeat(8)} id ${"} } } }".repeat(8)} }`,
    "Query has depth of 33, which exceeds max depth of 24",
    "MAX_COMPLEXITY_EXCEEDED",
  ],
])("%s", async (_, query, message, code) => {
  expect(await store.queryError(query)).toMatchObject({ message, code });
});
