import { describe, expect, test, vi } from "vitest";
import { CommerceError } from "./errors";
import { readResponse } from "./read-response";

const html = "<!doctype html><title>Security Rejection</title>";

function read(status: number, body: unknown, headers: Record<string, string> = {}) {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return readResponse(new Response(null, { status, headers }), text);
}

/** What a caller catches when the store responds so. */
function getFailure(...response: Parameters<typeof read>): CommerceError {
  try {
    read(...response);
  } catch (error) {
    if (error instanceof CommerceError) return error;
  }
  throw new Error("The response has no CommerceError");
}

test.each([
  ["nothing", {}],
  ["no errors", { errors: [] }],
  ["errors of null", { errors: null }],
  ["cost and request id", { extensions: { cost: { requestedQueryCost: 12 } } }],
])("data with %s beside it is returned", (_, beside) => {
  expect(read(200, { data: { shop: {} }, ...beside })).toEqual({ shop: {} });
});

describe("a status", () => {
  test.each([
    [402, { errors: "Unavailable Shop" }, "payment-required", "Shopify: Payment required"],
    [400, { errors: { query: "Required" } }, "http", "HTTP error! status: 400"],
    [401, "", "http", "HTTP error! status: 401"],
    [423, { errors: "This shop is unavailable" }, "http", "HTTP error! status: 423"],
    [430, html, "http", "HTTP error! status: 430"],
    [500, { data: null, errors: [{ message: "x" }] }, "http", "HTTP error! status: 500"],
  ])("of %i decides, whatever the body", (status, body, kind, message) => {
    expect(getFailure(status, body)).toMatchObject({ kind, message, status });
  });

  test.each([
    ["2", 2],
    ["0.25", 0.25],
    ["0", 0],
    ["Wed, 21 Oct 2026 07:28:00 GMT", null],
    ["-1", null],
    ["soon", null],
    ["5 minutes", null],
    ["", null],
  ])("with Retry-After '%s' asks for a pause of %s seconds", (header, retryAfterSeconds) => {
    expect(getFailure(429, "", { "Retry-After": header })).toMatchObject({ retryAfterSeconds });
  });
});

test.each([
  [402, {}],
  [430, ""],
  [500, ""],
  [200, { errors: [{ message: "no" }] }],
  [200, "<html>"],
  [200, {}],
])("a failure with status %i and %j has the store's id of the request", (status, body) => {
  const requestId = "8c4f-1732";

  expect(getFailure(status, body, { "X-Request-Id": requestId })).toMatchObject({ requestId });
});

describe("errors with status 200", () => {
  test.each([
    ["a list", [{ message: "one" }, { message: "two" }], "one,two"],
    ["a text", "Unavailable Shop", "Unavailable Shop"],
    ["an object with a message", { message: "Not allowed" }, "Not allowed"],
    ["an object of fields", { query: ["is missing"] }, '{"query":["is missing"]}'],
    ["a list of texts", ["one", "two"], "one,two"],
    ["a list with holes", [null, { message: "two" }, 7], "unknown error,two,unknown error"],
    ["a list of objects without a message", [{ extensions: {} }], '{"extensions":{}}'],
  ])("as %s have one message", (_, errors, text) => {
    const message = `Error calling Shopify: ${text}`;
    expect(getFailure(200, { errors })).toMatchObject({ kind: "graphql", message });
  });

  test.each([
    [{ code: "THROTTLED", documentation: "https://shopify.dev/api" }, ["THROTTLED"]],
    [{ code: "undefinedField", typeName: "Product" }, ["undefinedField"]],
    [{ code: 7 }, []],
    ["THROTTLED", []],
    [null, []],
    [[], []],
  ])("with the extensions %j have the codes %j", (extensions, codes) => {
    expect(getFailure(200, { errors: [{ message: "x", extensions }] })).toMatchObject({ codes });
  });

  test("fail although there is data, because no page is rendered from half an answer", () => {
    const response = { data: { products: { edges: [] } }, errors: [{ message: "Access denied" }] };

    expect(getFailure(200, response)).toMatchObject({ kind: "graphql" });
  });
});

describe("an error", () => {
  const image = { url: "https://cdn.example/a.jpg", altText: null };
  const path = ["product", "images", "edges", 0, "node", "altText"];
  const withImage = { product: { images: { edges: [{ node: image }] } } };

  test.each([
    ["a picture's text", withImage, path],
    ["a number in the warehouse", { product: { sku: null } }, ["product", "sku"]],
    ["the videos", { product: {}, videos: null }, ["videos", "media", "edges"]],
    ["an article's author", { blog: { author: null } }, ["blog", "author", "name"]],
  ])("at %s is reported, and does not take the page away", (_, data, path) => {
    const onLoss = vi.fn();
    const body = JSON.stringify({ data, errors: [{ message: "x", path }] });

    expect(readResponse(new Response(null), body, onLoss)).toEqual(data);
    expect(onLoss).toHaveBeenCalledWith(
      expect.objectContaining({ message: "Error calling Shopify: x" }),
    );
  });

  test.each([
    ["at a field beside what a page stands without", withImage, [{ path: ["videos", "media"] }]],
    ["at a field that a page needs", withImage, [{ path: ["product", "title"] }]],
    ["beside another one", withImage, [{ path }, { message: "Throttled" }]],
    ["that took the product away", { product: null }, [{ path }]],
    [
      "that took a price away",
      { products: { edges: [null] } },
      [{ path: ["products", "edges", 0] }],
    ],
    [
      "at when a plan charges",
      { product: { billingPolicy: null } },
      [{ path: ["product", "billingPolicy"] }],
    ],
    [
      "that took the article away",
      { blog: { articleByHandle: null } },
      [{ path: ["blog", "articleByHandle"] }],
    ],
    [
      "of a throttled store",
      withImage,
      [{ path, message: "x", extensions: { code: "THROTTLED" } }],
    ],
  ])("%s fails", (_, data, errors) => {
    expect(getFailure(200, { data, errors })).toMatchObject({ kind: "graphql" });
  });
});

test.each([
  ["HTML", html],
  ["nothing", ""],
  ["half a document", '{"data":{"prod'],
  ["a text", '"hello"'],
  ["null", "null"],
  ["a list", "[]"],
  ["an empty object", "{}"],
  ["data of null", '{"data":null}'],
  ["data that is a text", '{"data":"hello"}'],
])("%s is unreadable", (_, body) => {
  const message = expect.stringMatching(/^Error calling Shopify: the response /);
  expect(getFailure(200, body)).toMatchObject({ kind: "unreadable", message });
});
