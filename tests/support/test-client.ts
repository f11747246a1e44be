import { RouterContextProvider } from "react-router";
import { type CommerceClient, createCommerceClient } from "~/commerce/client";
import { requestContext } from "~/commerce/context";

/** A client, without retries, of a store that gives this answer to every call; and what it was sent. */
export function createTestClient(answer: object): { client: CommerceClient; variables: unknown[] } {
  const variables: unknown[] = [];
  const client = createCommerceClient({
    endpoint: "https://shop.example/api",
    token: "t",
    totalMs: 0,
    fetch: async (_, init) => {
      variables.push(JSON.parse(String(init?.body)).variables);
      return Response.json(answer);
    },
  });
  return { client, variables };
}

/** The context of a loader whose store gives this answer to every call. */
export function createTestContext(answer: object, isDocument = true): RouterContextProvider {
  const siteUrl = "https://shop.example";
  const context = new RouterContextProvider();
  context.set(requestContext, {
    client: createTestClient(answer).client,
    storefront: { endpoint: "/api", token: "t", siteUrl },
    isDocument,
    sitePages: new Map(),
    accountUrl: null,
    shareMs: 0,
    documentPolicy: () => "",
  });
  return context;
}
