import { type CommerceClient, createCommerceClient } from "~/commerce/client";

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
