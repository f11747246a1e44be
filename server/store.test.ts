import { expect, test } from "vitest";
import { parseConfig } from "./config.ts";
import { openStore } from "./store.ts";

test("server and browser call a hosted store at the same URL", async () => {
  const domain = { SHOPIFY_STORE_DOMAIN: "shop.example" };
  const config = parseConfig({ ...domain, SHOPIFY_STOREFRONT_ACCESS_TOKEN: "token" });
  const { endpoint, publicEndpoint, imageOrigins, connectOrigins } = await openStore(config);

  expect(endpoint).toBe("https://shop.example/api/2025-07/graphql.json");
  expect(publicEndpoint).toBe(endpoint);
  expect(imageOrigins).toEqual(["https://shop.example", "https://cdn.shopify.com"]);
  expect(connectOrigins).toEqual(["https://shop.example"]);
});

test("a private token is for the server's calls", async () => {
  const config = parseConfig({
    SHOPIFY_STORE_DOMAIN: "shop.example",
    SHOPIFY_STOREFRONT_ACCESS_TOKEN: "public",
    SHOPIFY_STOREFRONT_PRIVATE_TOKEN: "private",
  });

  expect(await openStore(config)).toMatchObject({ token: "public", privateToken: "private" });
});
