import { expect, test } from "vitest";
import { embeddedStore, hostedStore } from "./commerce-endpoint.ts";

const origin = "http://localhost:3000";
const echo = {
  fetch: async (request: Request) =>
    new Response(`${request.method} ${request.url} ${await request.text()}`),
};

test("a hosted store is asked at the same address by server and browser", () => {
  const store = hostedStore({ origin: "https://shop.example", token: "t" });

  expect(store.serverEndpoint).toBe("https://shop.example/api/2025-07/graphql.json");
  expect(store.publicEndpoint).toBe(store.serverEndpoint);
  expect(store.imageOrigins).toEqual(["https://shop.example", "https://cdn.shopify.com"]);
});

test("the embedded store is a path for the browser and an address for the server", () => {
  const store = embeddedStore(echo, origin, "t");

  expect(store.publicEndpoint).toBe("/api/2025-07/graphql.json");
  expect(store.serverEndpoint).toBe(`${origin}/api/2025-07/graphql.json`);
});

test("the embedded store needs no origin in the policy", () => {
  const { imageOrigins, connectOrigins } = embeddedStore(echo, origin, "t");

  expect([imageOrigins, connectOrigins]).toEqual([[], []]);
});

test("the server's call reaches the embedded store as a real request", async () => {
  const store = embeddedStore(echo, origin, "t");

  const answer = await store.fetch(store.serverEndpoint, { method: "POST", body: "{}" });

  expect(await answer.text()).toBe(`POST ${store.serverEndpoint} {}`);
});

test("the server's call ends at its time limit when the embedded store never answers", async () => {
  const store = embeddedStore({ fetch: () => new Promise(() => {}) }, origin, "t");

  const call = store.fetch(store.serverEndpoint, { signal: AbortSignal.timeout(20) });

  await expect(call).rejects.toThrow(/timeout/i);
});
