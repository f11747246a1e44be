import { type DataStrategyResult, RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { unreachable } from "~/commerce/errors";
import { keepData, revalidateByPath } from "./retry";

type Results = Record<string, DataStrategyResult>;

const failed: DataStrategyResult = { type: "error", result: new TypeError("Failed to fetch") };
const loaded: DataStrategyResult = { type: "data", result: { items: [] } };
const redirect: DataStrategyResult = { type: "error", result: new Response(null, { status: 302 }) };

test.each<[string, string, DataStrategyResult, DataStrategyResult]>([
  [
    "a list that was not reached is a failure",
    "/resources/products",
    failed,
    { type: "data", result: { failure: unreachable } },
  ],
  ["a list that was loaded stays", "/resources/products", loaded, loaded],
  ["a page that a visitor asked for fails", "/shop", failed, failed],
  ["a redirect is followed", "/blog/gone", redirect, redirect],
])("%s", async (_, path, before, after) => {
  const url = new URL(path, "https://shop.example");
  const request = new Request(url);
  const context = new RouterContextProvider();
  const next = async (): Promise<Results> => ({ page: before });

  const results = await keepData({ request, url, context, params: {}, pattern: path }, next);

  expect(results).toEqual({ page: after });
});

test.each([
  ["/products/a", "/products/b", true],
  ["/products/a", "/products/a?Size=Large", false],
  ["/products/a", "/products/a", false],
])("from %s to %s a page is loaded again: %s", (from, to, expected) => {
  const [currentUrl, nextUrl] = [from, to].map((path) => new URL(path, "https://shop.example"));
  if (!currentUrl || !nextUrl) throw new Error("No addresses");
  const change = { currentUrl, nextUrl, currentParams: {}, nextParams: {} };

  expect(revalidateByPath({ ...change, defaultShouldRevalidate: true })).toBe(expected);
});
