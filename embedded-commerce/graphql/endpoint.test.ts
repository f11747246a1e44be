import { describe, expect, test } from "vitest";
import { EMBEDDED_PRIVATE_TOKEN, EMBEDDED_PUBLIC_TOKEN } from "../service.ts";
import { openTestStore, PATH } from "../testing/test-store.ts";

const store = openTestStore();

function post(body: BodyInit, token = EMBEDDED_PUBLIC_TOKEN, path = PATH) {
  const headers = { "x-shopify-storefront-access-token": token };
  return store.fetch(path, { method: "POST", headers, body });
}

const blogTitle = JSON.stringify({ query: '{ blog(handle: "news") { title } }' });

test.each(["2025-07", "2023-01", "2030-10"])("answers version %s with 2025-07", async (version) => {
  const response = await post(blogTitle, undefined, `/api/${version}/graphql.json`);

  expect(response.status).toBe(200);
  expect(response.headers.get("x-shopify-api-version")).toBe("2025-07");
  expect(await response.json()).toEqual({ data: { blog: { title: "News" } } });
});

test.each([
  [EMBEDDED_PRIVATE_TOKEN, 200],
  [EMBEDDED_PUBLIC_TOKEN, 401],
])("answers the private token %s with %i", async (token, status) => {
  const headers = { "shopify-storefront-private-token": token };
  const response = await store.fetch(PATH, { method: "POST", headers, body: blogTitle });

  expect(response.status).toBe(status);
});

test("allows browsers of any origin, also in a preflight", async () => {
  const asked = "content-type,x-shopify-storefront-access-token";
  const headers = { origin: "https://shop.example", "access-control-request-headers": asked };
  const preflight = await store.fetch(PATH, { method: "OPTIONS", headers });

  expect(preflight.status).toBe(204);
  expect(Object.fromEntries(preflight.headers)).toMatchObject({
    "access-control-allow-origin": "*",
    "access-control-allow-methods": expect.stringContaining("POST"),
    "access-control-allow-headers": expect.stringContaining("x-shopify-storefront-access-token"),
  });
  expect((await post(blogTitle)).headers.get("access-control-allow-origin")).toBe("*");
});

describe("refuses without reading the query", () => {
  test.each([
    ["wrong", 401, [{ message: "", extensions: { code: "UNAUTHORIZED" } }]],
    ["", 403, "Forbidden"],
  ])("the token %j with %i", async (token, status, errors) => {
    const response = await post(blogTitle, token);

    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ errors });
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
  });

  test("another method with 405", async () => {
    const response = await store.fetch(PATH);

    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toContain("POST");
  });

  test.each([
    ["text", "hello", 400],
    ["nothing", "", 400],
    ["a list", "[]", 400],
    ["no query", "{}", 400],
    ["a query that is a number", '{"query":1}', 400],
    ["variables that are a list", '{"query":"{ __typename }","variables":[]}', 400],
    ["broken UTF-8", new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]), 400],
    ["more than half a megabyte", "x".repeat(600_000), 413],
  ])("%s as a body with %i", async (_, body, status) => {
    const response = await post(body);

    expect(response.status).toBe(status);
    expect(await response.json()).toHaveProperty("errors");
  });
});

test.each([
  ["a syntax error", "{ shop { name "],
  ["an unknown argument", '{ product(slug: "x") { id } }'],
  ["no operation", "fragment F on Shop { name }"],
  ["a subscription", "subscription { shop { name } }"],
])("responds to %s with GraphQL errors and status 200", async (_, query) => {
  const response = await post(JSON.stringify({ query }));
  const { data, errors } = await response.json();

  expect([response.status, data ?? null]).toEqual([200, null]);
  expect(errors[0].message).toBeTruthy();
});
