import { afterAll, afterEach, expect, test } from "vitest";
import { type FaultName, faults } from "../support/faults";
import { openFaultyStore } from "../support/faulty-store";
import { pagePaths } from "../support/page-paths";
import { sized } from "../support/test-size";
import { visit } from "./support/customer";
import { openShop } from "./support/running-shop";

const store = await openFaultyStore();
const { privateToken } = store;
afterEach(store.reset);
afterAll(store.close);

const settings = { SHOPIFY_STOREFRONT_PRIVATE_TOKEN: privateToken, LOG_LEVEL: "trace" };
const shop = await openShop(afterAll, store, { ...settings, PAGE_CACHE_MB: "64" });
const uncached = await openShop(afterAll, store, settings);

/** Everything that a visitor is sent: the documents and their data. */
async function visitAll(origin: string): Promise<string[]> {
  const paths = pagePaths.flatMap((path) => [path, path === "/" ? "/_root.data" : `${path}.data`]);
  const files = [
    "/sitemap.xml",
    "/robots.txt",
    "/blog/feed.xml",
    "/resources/products",
    "/resources/articles",
  ];
  const visits = [...paths, ...files, "/search?q=oil", "/search.data?q=oil"].map(async (path) => {
    const { text, headers } = await visit(origin + path);
    return `${path} ${JSON.stringify([...headers])} ${text}`;
  });
  return Promise.all(visits);
}

test("the server calls with the private token alone, and names a visitor on that visitor's own page", async () => {
  await visit(`${shop.origin}/shop`);
  await visit(`${shop.origin}/search?q=oil`);
  const [forAll, ...others] = store.headers("GetProducts");
  const forVisitor = others.at(-1);

  for (const headers of [forAll, forVisitor]) {
    expect(headers?.get("shopify-storefront-private-token")).toBe(privateToken);
    expect(headers?.has("x-shopify-storefront-access-token")).toBe(false);
  }
  expect(forAll?.get("shopify-storefront-buyer-ip")).toBeNull();
  expect(forVisitor?.get("shopify-storefront-buyer-ip")).toMatch(/^(?:127\.0\.0\.1|::1)$/);
});

test("the log of a failed call has the store's id of the request", async () => {
  const headers = { "x-request-id": "5d0c7d0e-1732435200" };
  store.fail("anything", { type: "response", status: 500, body: "", headers });
  await visit(`${uncached.origin}/shop`);

  expect(uncached.log()).toContain('"storeRequestId":"5d0c7d0e-1732435200"');
});

test("a store that takes the shop for a robot is called once for a document, which loads nothing at once", async () => {
  store.fail("anything", { type: "response", status: 430, body: "" });
  const { status, text } = await visit(`${uncached.origin}/shop`);

  expect(status).toBe(503);
  expect(text).toContain("Try Again");
  expect(store.calls("GetProducts")).toHaveLength(1);
  expect(uncached.log()).toContain('"outcome":"rejected"');
});

const failures: FaultName[] = sized({
  short: ["accessDenied"],
  full: ["accessDenied", "htmlInsteadOfJson"],
});

test("no page, data or log holds the private token, whether the store answers or fails", async () => {
  const sent = await visitAll(shop.origin);
  for (const name of failures) {
    store.fail("anything", faults[name]);
    sent.push(...(await visitAll(uncached.origin)));
    await store.reset();
  }
  await store.refuseConnections();
  sent.push((await visit(`${uncached.origin}/shop`)).text);

  expect(sent.filter((text) => text.includes(store.token)).length).toBeGreaterThan(10);
  expect(sent.filter((text) => text.includes(privateToken))).toEqual([]);
  const printed = [shop, uncached].map(({ log, errorOutput }) => log() + errorOutput()).join("");
  expect(printed).toContain("A call to the commerce service failed");
  expect(printed).not.toContain(privateToken);
});
