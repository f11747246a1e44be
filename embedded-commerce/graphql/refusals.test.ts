import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { EMBEDDED_PUBLIC_TOKEN } from "../service.ts";
import { openTestStore, type TestStore } from "../testing/test-store.ts";

let store: TestStore;
beforeAll(() => {
  store = openTestStore();
});
afterAll(() => store.dispose());

test("the public token has the form of a hosted one", () => {
  expect(EMBEDDED_PUBLIC_TOKEN).toMatch(/^[0-9a-f]{32}$/);
});

test("an unknown field is refused by its name and type", async () => {
  const { data, errors } = await store.query('{ product(handle: "shampoo") { colour } }');

  expect(data).toBeUndefined();
  expect(errors?.[0]?.message).toContain('Cannot query field "colour" on type "Product"');
});

describe("a variable of the wrong type is refused by its name:", () => {
  const ADD = `mutation ($lines: [CartLineInput!]!) {
    cartLinesAdd(cartId: "gid://shopify/Cart/none", lines: $lines) { cart { id } }
  }`;
  const merchandiseId = "gid://shopify/ProductVariant/1";

  test.each([
    ["nothing at all", {}, /"\$lines" of required type/],
    ["no merchandise", { lines: [{ quantity: 1 }] }, /"\$lines" .*"merchandiseId"/],
    [
      "a quantity in words",
      { lines: [{ merchandiseId, quantity: "two" }] },
      /"lines\[0\]\.quantity"; Int cannot represent/,
    ],
    ["an unknown field", { lines: [{ merchandiseId, size: 1 }] }, /Field "size" is not defined/],
  ])("%s", async (_, variables, message) => {
    const { data, errors } = await store.query(ADD, variables);

    expect(data).toBeUndefined();
    expect(errors?.[0]?.message).toMatch(message);
  });

  test("a value that the enumeration does not have", async () => {
    const { errors } = await store.query(
      "query ($key: ProductSortKeys) { products(first: 1, sortKey: $key) { nodes { id } } }",
      { key: "COLOUR" },
    );

    expect(errors?.[0]?.message).toContain('Value "COLOUR" does not exist in "ProductSortKeys"');
  });

  test("thousands of wrong lines, with a response of bounded size", async () => {
    const lines = Array.from({ length: 5_000 }, () => ({ quantity: "x" }));
    const { errors } = await store.query(ADD, { lines });

    expect(errors?.length).toBeLessThan(60);
  });
});

describe("a malformed id is an unknown one:", () => {
  test.each(["", "1", "gid://other/Product/1", "gid://shopify/Cart/a/b", "x".repeat(50_000)])(
    "%j",
    async (id) => {
      const { data } = await store.query(
        `query ($id: ID!) { product(id: $id) { id } blog(id: $id) { id } cart(id: $id) { id } }`,
        { id },
      );
      const changed = await store.query(
        `mutation ($id: ID!) { cartLinesRemove(cartId: $id, lineIds: [$id]) { userErrors { code } } }`,
        { id },
      );

      expect(data).toEqual({ product: null, blog: null, cart: null });
      expect(changed.data?.cartLinesRemove).toEqual({ userErrors: [{ code: "INVALID" }] });
    },
  );
});

test("a fragment that includes itself is named", async () => {
  const { errors } = await store.query(
    "{ ...A } fragment A on QueryRoot { ...B } fragment B on QueryRoot { ...A }",
  );

  expect(errors?.[0]?.message).toContain('fragment "A" within itself');
});

test("too deep a query is told how deep it is", async () => {
  const { errors } = await store.query(
    `{ ${'blog(handle: "news") { articles(first: 1) { nodes { blog { '.repeat(8)} id ${"} } } }".repeat(8)} }`,
  );

  expect(errors?.[0]?.message).toBe("Query has depth of 33, which exceeds max depth of 24");
});
