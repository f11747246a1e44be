import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import type { CommerceClient } from "~/commerce/client";
import { requestContext } from "~/commerce/context";
import { CommerceError } from "~/commerce/errors";
import { loader } from "./product";

/** The status and headers of a product page, or of its error page, while operations of the store fail. */
async function loadWhile(...failing: string[]) {
  const run = async (operation: unknown) => {
    const [, name = ""] = /query (\w+)/.exec(String(operation)) ?? [];
    if (failing.includes(name)) throw new CommerceError("http", "HTTP error! status: 500");
    return { products: { edges: [] }, product: null };
  };
  const context = new RouterContextProvider();
  context.set(requestContext, {
    client: { run, hasSellingPlans: false } as CommerceClient,
    storefront: {
      endpoint: "/api",
      token: "",
      sellingPlans: "off",
      siteUrl: "http://localhost:3000",
    },
    isDocument: true,
    sitePages: new Map(),
    accountUrl: null,
    showsSamples: true,
    pagesOff: [],
    shareMs: 0,
    documentPolicy: () => "",
    onUndeferredPage() {},
  });
  const url = new URL("http://localhost:3000/products/hair-oil");
  const params = { handle: "hair-oil" };
  const request = new Request(url);
  const loading = loader({ context, params, request, url, pattern: "/products/:handle" });
  const { init } = await loading.catch((thrown: Awaited<typeof loading>) => thrown);
  return { status: init?.status, headers: init?.headers };
}

test.each([
  ["the product", 503, ["GetProductByHandle"]],
  ["the list", 404, ["GetProducts"]],
  ["both", 503, ["GetProductByHandle", "GetProducts"]],
])("a product page without %s is not stored", async (_, status, failing) => {
  expect(await loadWhile(...failing)).toEqual({ status, headers: { "Cache-Control": "no-store" } });
});

test("a whole product page may be stored", async () => {
  expect(await loadWhile()).toEqual({ status: 404, headers: {} });
});
