import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { parseConfig } from "./config.ts";

describe("what is not said has a default", () => {
  test("nothing set means the embedded service on loopback, port 3000", () => {
    expect(parseConfig({})).toEqual({
      host: "127.0.0.1",
      port: 3000,
      dataDir: resolve("data"),
      siteUrl: null,
      isHttps: false,
      store: null,
      databaseUrl: null,
      trustedProxies: 0,
      pageCacheBytes: 64 * 2 ** 20,
      webhookSecret: null,
      logLevel: null,
      metrics: null,
      drainSeconds: 0,
    });
  });

  test("an empty variable counts as not set", () => {
    expect(parseConfig({ PORT: "", HOST: " ", SITE_URL: "" })).toEqual(parseConfig({}));
  });
});

const token = { SHOPIFY_STOREFRONT_ACCESS_TOKEN: "public-token" };

test.each([
  ["shop.myshopify.com", "https://shop.myshopify.com"],
  ["localhost:4010", "https://localhost:4010"],
  ["http://127.0.0.1:4010", "http://127.0.0.1:4010"],
  ["https://shop.example/", "https://shop.example"],
])("the store domain %s is reached at %s", (domain, origin) => {
  const { store } = parseConfig({ SHOPIFY_STORE_DOMAIN: domain, ...token });

  expect(store).toEqual({ origin, token: "public-token" });
});

test("figures are read on this machine alone, unless somebody says where", () => {
  expect(parseConfig({ METRICS_PORT: "9464" }).metrics).toEqual({ host: "127.0.0.1", port: 9464 });
  expect(parseConfig({ METRICS_PORT: "0", METRICS_HOST: "10.0.0.1" }).metrics).toEqual({
    host: "10.0.0.1",
    port: 0,
  });
});

test.each([
  ["PORT", { PORT: "http" }],
  ["PORT", { PORT: "-1" }],
  ["PORT", { PORT: "65536" }],
  ["PORT", { PORT: "3e3" }],
  ["PAGE_CACHE_MB", { PAGE_CACHE_MB: "-1" }],
  ["PAGE_CACHE_MB", { PAGE_CACHE_MB: "64 MB" }],
  ["SITE_URL", { SITE_URL: "shop.example" }],
  ["SITE_URL", { SITE_URL: "https://shop.example/de" }],
  ["SITE_URL", { SITE_URL: "ftp://shop.example" }],
  ["SHOPIFY_STORE_DOMAIN", { SHOPIFY_STORE_DOMAIN: "a b", ...token }],
  ["SHOPIFY_STORE_DOMAIN", { SHOPIFY_STORE_DOMAIN: "shop.example/api", ...token }],
  ["SHOPIFY_STORE_DOMAIN", { SHOPIFY_STORE_DOMAIN: "https://user:secret@shop.example", ...token }],
  ["SHOPIFY_STORE_DOMAIN", { ...token }],
  ["SHOPIFY_STOREFRONT_ACCESS_TOKEN", { SHOPIFY_STORE_DOMAIN: "shop.example" }],
  [
    "SHOPIFY_STOREFRONT_ACCESS_TOKEN",
    { SHOPIFY_STORE_DOMAIN: "shop.example", SHOPIFY_STOREFRONT_ACCESS_TOKEN: "a\nb" },
  ],
  ["DATABASE_URL", { DATABASE_URL: "localhost:5432" }],
  ["DATABASE_URL", { DATABASE_URL: "mysql://user:secret@host/list" }],
  ["DATABASE_URL", { DATABASE_URL: "postgres://user:50%off@host/list" }],
  ["DATABASE_URL", { DATABASE_URL: "postgres://user:50%FF@host/list" }],
  ["TRUSTED_PROXIES", { TRUSTED_PROXIES: "all" }],
  ["LOG_LEVEL", { LOG_LEVEL: "loud" }],
  ["METRICS_PORT", { METRICS_PORT: "on" }],
  ["DRAIN_SECONDS", { DRAIN_SECONDS: "6" }],
])("a wrong %s stops the start in one sentence: %o", (name, environment) => {
  expect(() => parseConfig(environment)).toThrow(new RegExp(`^${name} .+\\.$`));
});

test.each(["mysql://user:secret@host/list", "postgres://user:secret%@host/list"])(
  "what is wrong with a database's address is said without its password: %s",
  (address) => {
    expect(() => parseConfig({ DATABASE_URL: address })).toThrow(/^DATABASE_URL (?!.*secret)/);
  },
);
