import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { EMBEDDED_PUBLIC_TOKEN } from "../service.ts";
import { openTestStore, type TestStore } from "../testing/test-store.ts";

let store: TestStore;
beforeAll(() => {
  store = openTestStore();
});
afterAll(() => store.dispose());

const PATH = "/api/2025-07/graphql.json";

function post(body: BodyInit, headers: Record<string, string> = {}, path = PATH) {
  return store.fetch(path, {
    method: "POST",
    headers: { "x-shopify-storefront-access-token": EMBEDDED_PUBLIC_TOKEN, ...headers },
    body,
  });
}

const shopName = JSON.stringify({ query: "{ shop { name } }" });

test.each(["2025-07", "2023-01", "2030-10"])(
  "answers the version %s with 2025-07",
  async (version) => {
    const response = await post(shopName, {}, `/api/${version}/graphql.json`);

    expect(response.status).toBe(200);
    expect(response.headers.get("x-shopify-api-version")).toBe("2025-07");
    expect(await response.json()).toEqual({ data: { shop: { name: "Solenne" } } });
  },
);

test("lets a browser of any origin ask, and says so before it does", async () => {
  const preflight = await store.fetch(PATH, {
    method: "OPTIONS",
    headers: {
      origin: "https://shop.example",
      "access-control-request-headers": "content-type,x-shopify-storefront-access-token",
    },
  });
  const answer = await post(shopName);

  expect(preflight.status).toBe(204);
  expect(preflight.headers.get("access-control-allow-origin")).toBe("*");
  expect(preflight.headers.get("access-control-allow-methods")).toContain("POST");
  expect(preflight.headers.get("access-control-allow-headers")).toContain(
    "x-shopify-storefront-access-token",
  );
  expect(answer.headers.get("access-control-allow-origin")).toBe("*");
});

describe("refuses before it reads the query", () => {
  test("a wrong token with 401", async () => {
    const response = await post(shopName, { "x-shopify-storefront-access-token": "wrong" });

    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({
      errors: [{ message: "", extensions: { code: "UNAUTHORIZED" } }],
    });
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
  });

  test("a missing token with 403", async () => {
    const response = await store.fetch(PATH, { method: "POST", body: shopName });

    expect(response.status).toBe(403);
    expect(await response.json()).toEqual({ errors: "Forbidden" });
  });

  test("another method with 405", async () => {
    const response = await store.fetch(PATH);

    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toContain("POST");
  });

  test.each([
    ["text", "hello"],
    ["nothing", ""],
    ["a list", "[]"],
    ["no query", "{}"],
    ["a query that is a number", '{"query":1}'],
    ["variables that are a list", '{"query":"{ shop { name } }","variables":[]}'],
    ["broken UTF-8", new Uint8Array([0x7b, 0xff, 0xfe, 0x7d])],
  ])("%s as a body with 400", async (_, body) => {
    const response = await post(body);

    expect(response.status).toBe(400);
    expect(await response.json()).toHaveProperty("errors");
  });

  test("a body of a megabyte with 413", async () => {
    const response = await post(JSON.stringify({ query: "x".repeat(1024 * 1024) }));

    expect(response.status).toBe(413);
  });
});

describe("answers a query that the schema refuses with GraphQL errors and status 200:", () => {
  test.each([
    ["a syntax error", "{ shop { name "],
    ["an unknown field", "{ shop { colour } }"],
    ["an unknown argument", '{ product(slug: "x") { id } }'],
    ["a missing variable", "query ($id: ID!) { cart(id: $id) { id } }"],
    ["no operation", "fragment F on Shop { name }"],
    ["a subscription", "subscription { shop { name } }"],
    ["a fragment that includes itself", "{ ...F } fragment F on QueryRoot { ...F }"],
  ])("%s", async (_, query) => {
    const { data, errors } = await store.query(query);

    expect(data ?? null).toBeNull();
    expect(errors?.[0]?.message).toBeTruthy();
  });
});

describe("bounds what one query can cost:", () => {
  const nested = (levels: number): string =>
    levels === 0
      ? "id"
      : `products(first: 250) { nodes { collections(first: 250) { nodes { ${nested(levels - 1)} } } } }`;

  const times = (count: number, field: string) =>
    Array.from({ length: count }, (_, index) => `f${index}: ${field}`).join(" ");

  test.each([
    ["pages in pages", `{ collections(first: 250) { nodes { ${nested(3)} } } }`],
    [
      "pages of a size from a variable",
      "query ($n: Int) { products(first: $n) { nodes { collections(first: $n) { nodes { products(first: $n) { nodes { id } } } } } } }",
    ],
    [
      "lists without a size",
      `{ product(handle: "shampoo") { ${"adjacentVariants { product { ".repeat(6)} id ${"} }".repeat(6)} } }`,
    ],
    [
      "twenty times the whole schema",
      `{ ${Array.from({ length: 20 }, (_, index) => `s${index}: __schema { types { name } }`).join(" ")} }`,
    ],
    [
      "depth",
      `{ ${'blog(handle: "news") { articles(first: 1) { nodes { blog { '.repeat(8)} id ${"} } } }".repeat(8)} }`,
    ],
    [
      "words of a search",
      `query ($q: String) { ${times(3, "products(first: 1, query: $q) { nodes { id } }")} }`,
    ],
    [
      "words of a search that are its default",
      `query ($q: String = "${"-q ".repeat(600)}") { ${times(3, "products(first: 1, query: $q) { nodes { id } }")} }`,
    ],
    ["long texts", `{ articles(first: 15) { nodes { ${times(100, "contentHtml")} } } }`],
    ["carts from the disk", `query ($id: ID!) { ${times(100, "cart(id: $id) { id }")} }`],
    ["carts by their ids", "query ($ids: [ID!]!) { nodes(ids: $ids) { id } }"],
    [
      "sums over the lines of a cart",
      `query ($id: ID!) { cart(id: $id) { lines(first: 250) { nodes { ${times(10, "cost { totalAmount { amount } }")} } } } }`,
    ],
    ["changes of carts", `mutation { ${times(5, "cartCreate { cart { id } }")} }`],
    [
      "options to choose from",
      "query ($options: [SelectedOptionInput!]) { products(first: 20) { nodes { variantBySelectedOptions(selectedOptions: $options) { id } } } }",
    ],
  ])("%s", async (_, query) => {
    const { errors } = await store.query(query, {
      n: 250,
      q: "-q ".repeat(666),
      id: "gid://shopify/Cart/none",
      ids: Array.from({ length: 100 }, () => "gid://shopify/Cart/none"),
      options: Array.from({ length: 8_000 }, () => ({ name: "Size", value: "10 ml" })),
    });

    expect(errors?.[0]?.extensions?.code).toBe("MAX_COMPLEXITY_EXCEEDED");
  });

  test.each([
    [
      "a page of 250 products by their ids",
      "query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Product { handle title } } }",
    ],
    [
      "250 articles with their texts",
      "{ articles(first: 250) { nodes { handle title contentHtml excerpt image { url } } } }",
    ],
    [
      "a search of a hundred characters",
      "query ($q: String) { products(first: 250, query: $q) { nodes { handle } } }",
    ],
    ["four changes of carts", `mutation { ${times(4, "cartCreate { cart { id } }")} }`],
  ])("but answers %s", async (_, query) => {
    const { errors } = await store.query(query, {
      ids: Array.from({ length: 250 }, () => "gid://shopify/Product/8400000000001"),
      q: "tag:new OR ".repeat(9),
    });

    expect(errors).toBeUndefined();
  });

  test("thousands of errors in a long text", { timeout: 2_000 }, async () => {
    const { errors } = await store.query(
      `{ ${" ".repeat(100_000)} products(first: 20) { nodes { ${times(200, "encodedVariantExistence")} } } }`,
    );

    expect(errors?.[0]?.message).toMatch(/not supported/);
  });

  test("ten thousand fields", async () => {
    const { errors } = await store.query(`{ ${"shop { name } ".repeat(10_000)} }`);

    expect(errors?.[0]?.message).toMatch(/tokens/i);
  });
});

test("gives a fresh answer to the same query with other variables", async () => {
  const query = "query ($handle: String) { product(handle: $handle) { title } }";

  const one = await store.query(query, { handle: "shampoo" });
  const other = await store.query(query, { handle: "conditioner" });

  expect(one.data).toEqual({ product: { title: "Gentle Daily Shampoo" } });
  expect(other.data).toEqual({ product: { title: "Silk Conditioner" } });
});
