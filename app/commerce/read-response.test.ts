import { describe, expect, test } from "vitest";
import { CommerceError } from "./errors";
import { readResponse } from "./read-response";

const html = "<!doctype html><title>Security Rejection</title>";
const throttled = {
  message: "Throttled",
  extensions: { code: "THROTTLED", documentation: "https://shopify.dev/api/usage/rate-limits" },
};
const accessDenied = {
  message:
    "Access denied for articles field. Required access: `unauthenticated_read_content` access scope.",
  extensions: { code: "ACCESS_DENIED" },
  path: ["articles"],
};

/** What a caller catches when the store answers so. */
function getFailure(status: number, body: unknown, headers: Record<string, string> = {}) {
  try {
    readResponse(new Response(null, { status, headers }), getText(body));
  } catch (error) {
    if (error instanceof CommerceError) return error;
    throw error;
  }
  throw new Error("The answer was taken as good");
}

function getText(body: unknown): string {
  return typeof body === "string" ? body : JSON.stringify(body);
}

test("a good answer gives its data", () => {
  const data = readResponse(new Response(null), '{"data":{"product":null}}');

  expect(data).toEqual({ product: null });
});

test.each([
  ["no errors", { errors: [] }],
  ["errors of null", { errors: null }],
  ["cost and request id", { extensions: { cost: { requestedQueryCost: 12 } } }],
])("an answer with data and %s is good", (_, beside) => {
  const body = JSON.stringify({ data: { shop: {} }, ...beside });

  expect(readResponse(new Response(null), body)).toEqual({ shop: {} });
});

describe("statuses", () => {
  test("402 says that payment is required", () => {
    const failure = getFailure(402, { errors: "Unavailable Shop" });

    expect(failure.kind).toBe("payment-required");
    expect(failure.message).toBe("Shopify: Payment required");
    expect(failure.status).toBe(402);
  });

  test.each([
    [400, { errors: { query: "Required parameter missing or invalid" } }],
    [401, ""],
    [403, { errors: "Forbidden" }],
    [404, { errors: "Not Found" }],
    [423, { errors: "This shop is unavailable" }],
    [429, { errors: "Too many requests" }],
    [430, html],
    [500, { data: null, errors: [{ message: "Internal error" }] }],
    [502, html],
    [503, ""],
  ])("%i is told by its number, whatever the body", (status, body) => {
    const failure = getFailure(status, body);

    expect(failure.kind).toBe("http");
    expect(failure.message).toBe(`HTTP error! status: ${status}`);
    expect(failure.status).toBe(status);
  });

  test.each([
    ["2", 2],
    ["0.5", 0.5],
    ["0", 0],
    ["Wed, 21 Oct 2026 07:28:00 GMT", null],
    ["-1", null],
    ["soon", null],
    ["", null],
  ])("Retry-After '%s' asks for %s seconds", (header, seconds) => {
    expect(getFailure(429, "", { "Retry-After": header }).retryAfterSeconds).toBe(seconds);
  });
});

describe("errors in an answer with status 200", () => {
  test.each([
    ["a list", [{ message: "one" }, { message: "two" }], "one,two"],
    ["a text", "Unavailable Shop", "Unavailable Shop"],
    ["an object with a message", { message: "Not allowed" }, "Not allowed"],
    ["an object of fields", { query: ["is missing"] }, '{"query":["is missing"]}'],
    ["a list of texts", ["one", "two"], "one,two"],
    ["a list with holes", [null, { message: "two" }], "unknown error,two"],
    ["a list of objects without a message", [{ extensions: {} }], '{"extensions":{}}'],
  ])("%s is passed on in words", (_, errors, words) => {
    const failure = getFailure(200, { errors });

    expect(failure.kind).toBe("graphql");
    expect(failure.message).toBe(`Error calling Shopify: ${words}`);
  });

  test.each([
    ["a throttle", throttled, "THROTTLED"],
    ["a missing scope", accessDenied, "ACCESS_DENIED"],
    ["a closed shop", { message: "", extensions: { code: "SHOP_INACTIVE" } }, "SHOP_INACTIVE"],
    [
      "an internal error",
      {
        message: "Internal error. Request ID: 1b355a21",
        extensions: { code: "INTERNAL_SERVER_ERROR", requestId: "1b355a21" },
      },
      "INTERNAL_SERVER_ERROR",
    ],
    [
      "too dear a query",
      { message: "", extensions: { code: "MAX_COMPLEXITY_EXCEEDED", cost: 1200, maxCost: 1000 } },
      "MAX_COMPLEXITY_EXCEEDED",
    ],
    [
      "a field the schema lost",
      { message: "", extensions: { code: "undefinedField", typeName: "Product" } },
      "undefinedField",
    ],
  ])("%s keeps its code", (_, error, code) => {
    expect(getFailure(200, { errors: [error] }).codes).toEqual([code]);
  });

  test.each([[{ code: 7 }], ["THROTTLED"], [null], [[]]])(
    "extensions of %j hold no code",
    (extensions) => {
      expect(getFailure(200, { errors: [{ message: "x", extensions }] }).codes).toEqual([]);
    },
  );

  test("half an answer is a failure, because a page is not rendered from half an answer", () => {
    const failure = getFailure(200, { data: { products: { edges: [] } }, errors: [accessDenied] });

    expect(failure.kind).toBe("graphql");
  });
});

describe("answers that are not what the API promises", () => {
  test.each([
    ["HTML", html],
    ["nothing", ""],
    ["half a document", '{"data":{"prod'],
    ["a text", '"hello"'],
    ["a number", "7"],
    ["null", "null"],
    ["a list", "[]"],
    ["an empty object", "{}"],
    ["data of null", '{"data":null}'],
    ["data that is a text", '{"data":"hello"}'],
  ])("%s is unreadable", (_, body) => {
    const failure = getFailure(200, body);

    expect(failure.kind).toBe("unreadable");
    expect(failure.message).toMatch(/^Error calling Shopify: the answer /);
  });
});
