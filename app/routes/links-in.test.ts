import type { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { requestContext } from "~/commerce/context";
import { createTestContext } from "../../tests/support/test-client";
import { loader as account } from "./account";
import { loader as discount } from "./discount";
import { loader as search } from "./search";

const url = (path: string) => new URL(path, "https://shop.example");
const argumentsFor = (path: string, context = createTestContext({ data: {} })) => ({
  context,
  url: url(path),
  request: new Request(url(path)),
});

function withAccount(accountUrl: string | null): RouterContextProvider {
  const context = createTestContext({ data: {} });
  context.set(requestContext, { ...context.get(requestContext), accountUrl });
  return context;
}

test.each([
  ["A", "", "/?discount=A"],
  ["WELCOME10", "?redirect=/shop", "/shop?discount=WELCOME10"],
  [
    "10% Off",
    "?redirect=%2Fshop%3Fsort%3Dname%23top&gclid=X",
    "/shop?sort=name&discount=10%25+Off&gclid=X#top",
  ],
  ["A", "?redirect=https://shop.example/shop", "/shop?discount=A"],
  ["A", "?redirect=//evil.example", "/?discount=A"],
  ["A", "?redirect=/%5Cevil.example", "/?discount=A"],
  ["A", "?redirect=/%09/evil.example", "/?discount=A"],
  ["A", "?redirect=https://evil.example/", "/?discount=A"],
  ["A", "?redirect=/.//evil.example", "/evil.example?discount=A"],
  ["A", "?redirect=javascript:alert(1)", "/?discount=A"],
])("the code %s with %s leads to %s", (code, query, location) => {
  const path = `/discount/${encodeURIComponent(code)}${query}`;
  const response = discount({ ...argumentsFor(path), params: { code }, pattern: "discount/:code" });

  expect([response.status, response.headers.get("location")]).toEqual([302, location]);
});

test("account pages are the store's, where they are known", () => {
  const open = (accountUrl: string | null) =>
    account({
      ...argumentsFor("/account/login?ref=A", withAccount(accountUrl)),
      params: { "*": "login" },
      pattern: "account/*",
    });

  const response = open("https://account.example/start?lang=en");
  expect(response).toBeInstanceOf(Response);
  if (response instanceof Response)
    expect(response.headers.get("location")).toBe("https://account.example/start?lang=en&ref=A");
  expect(open(null)).toMatchObject({ init: { status: 404 } });
});

test.each([
  ["?q=hair+oil&type=product&ref=A", "/search?q=hair+oil&ref=A"],
  ["?type=article", "/search"],
  ["?options%5Bprefix%5D=last&q=oil", "/search?q=oil"],
])("a search of a theme, %s, leads to %s", async (query, location) => {
  const path = `/search${query}`;
  const response = search({ ...argumentsFor(path), params: {}, pattern: "search" });

  await expect(response).rejects.toSatisfy(
    ({ status, headers }: Response) => status === 308 && headers.get("location") === location,
  );
});
