import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import type { CommerceClient } from "~/commerce/client";
import { requestContext } from "~/commerce/context";
import { loader as loadText } from "./discovery";
import { loader as loadManifest } from "./manifest";

function requestText(path: string): Response {
  const context = new RouterContextProvider();
  const siteUrl = "https://shop.example";
  context.set(requestContext, {
    client: {} as CommerceClient,
    storefront: { endpoint: "/api", token: "", hasSellingPlans: false, siteUrl },
    isDocument: true,
    sitePages: new Map(),
    accountUrl: null,
    showsSamples: true,
    shareMs: 0,
    documentPolicy: () => "",
  });
  const url = new URL(path, siteUrl);
  return loadText({ context, params: {}, request: new Request(url), url, pattern: "/robots.txt" });
}

test.each([
  ["/robots.txt", requestText],
  ["/llms.txt", requestText],
  ["/.well-known/security.txt", requestText],
  ["/manifest.webmanifest", loadManifest],
])("%s is kept by shared caches alone", (path, request) => {
  expect(request(path).headers.get("cache-control")).toBe("public, max-age=0, s-maxage=3600");
});
