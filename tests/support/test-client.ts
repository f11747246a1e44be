import { RouterContextProvider } from "react-router";
import { type CommerceClient, createCommerceClient } from "~/commerce/client";
import { requestContext } from "~/commerce/context";
import { ownProducts } from "./own-products";

type TestClient = { client: CommerceClient; queries: string[]; variables: unknown[] };

/** A client, without retries, of a store that gives this response to every call, and what the store was sent. */
export function createTestClient(answer: object, hasSellingPlans = false): TestClient {
  const queries: string[] = [];
  const variables: unknown[] = [];
  const client = createCommerceClient({
    endpoint: "https://shop.example/api",
    token: "t",
    totalMs: 0,
    hasSellingPlans,
    fetch: async (_, init) => {
      const body = JSON.parse(String(init?.body));
      queries.push(body.query);
      variables.push(body.variables);
      return Response.json(answer);
    },
  });
  return { client, queries, variables };
}

/** The context of a loader whose store gives this response to every call. */
export function createTestContext(answer: object, isDocument = true): RouterContextProvider {
  const siteUrl = "https://shop.example";
  const context = new RouterContextProvider();
  context.set(requestContext, {
    client: createTestClient(answer).client,
    storefront: { endpoint: "/api", token: "t", siteUrl, sellingPlans: "off" },
    isDocument,
    sitePages: new Map(),
    accountUrl: null,
    showsSamples: true,
    products: ownProducts,
    pagesOff: [],
    shareMs: 0,
  });
  return context;
}
