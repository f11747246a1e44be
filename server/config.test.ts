import { resolve } from "node:path";
import { expect, test } from "vitest";
import { isPublic, parseConfig } from "./config.ts";

test("without variables the shop has the embedded store and listens on loopback", () => {
  expect(parseConfig({})).toEqual({
    HOST: "127.0.0.1",
    PORT: 3000,
    DATA_DIR: resolve("data"),
    PAGE_CACHE_MB: 64,
    UNITS_PER_CLIENT: 4,
    MAILS_PER_HOUR: 500,
    TRUSTED_PROXIES: 0,
    METRICS_HOST: "127.0.0.1",
    KEEP_ALIVE_SECONDS: 65,
    DRAIN_SECONDS: 0,
    SHOW_SAMPLES: "on",
    PAGES_OFF: [],
    hostedStore: null,
  });
});

test("an empty variable counts as unset", () => {
  expect(parseConfig({ PORT: "", HOST: " ", SITE_URL: "" })).toEqual(parseConfig({}));
});

const token = { SHOPIFY_STOREFRONT_ACCESS_TOKEN: "public-token" };

test.each([
  ["shop.myshopify.com", "https://shop.myshopify.com"],
  ["localhost:4010", "https://localhost:4010"],
  ["http://127.0.0.1:4010", "http://127.0.0.1:4010"],
  ["https://shop.example/", "https://shop.example"],
])("the store domain %s is reached at %s", (domain, origin) => {
  const { hostedStore } = parseConfig({ SHOPIFY_STORE_DOMAIN: domain, ...token });

  const expected = { origin, token: "public-token", privateToken: null, sellingPlans: "unset" };
  expect(hostedStore).toEqual(expected);
});

test.each([
  ["on", "on"],
  ["off", "off"],
  ["", "unset"],
])("with the setting %j selling plans are %s", (value, sellingPlans) => {
  const settings = { SHOPIFY_STORE_DOMAIN: "shop.example", SHOPIFY_SELLING_PLANS: value, ...token };

  expect(parseConfig(settings).hostedStore).toMatchObject({ sellingPlans });
});

test("the private token is the server's, beside the public one of the browser", () => {
  const { hostedStore } = parseConfig({
    SHOPIFY_STORE_DOMAIN: "shop.example",
    SHOPIFY_STOREFRONT_PRIVATE_TOKEN: "private-token",
    ...token,
  });

  expect(hostedStore).toMatchObject({ token: "public-token", privateToken: "private-token" });
});

const hosted = { SHOPIFY_STORE_DOMAIN: "shop.myshopify.com", ...token };

test.each([
  ["with a hosted store at an address of the internet", true, "https://shop.example", hosted],
  ["with a hosted store on a local network", false, "http://192.168.1.5:3000", hosted],
  ["with a hosted store, before it has an address", false, undefined, hosted],
  ["with the embedded store", false, "https://shop.example", {}],
])("a shop %s is open to the public: %s", (_, expected, address, store) => {
  expect(isPublic(parseConfig({ SITE_URL: address, ...store }))).toBe(expected);
});

test.each([
  ["SHOPIFY_ACCOUNT_URL", "https://account.shop.example/login"],
  ["DATABASE_URL", "postgres://shop@localhost:5432/list"],
  ["DATABASE_URL", "postgresql://shop:100%25@localhost/list"],
  ["LOG_LEVEL", "debug"],
])("%s may be %s", (name, value) => {
  expect(parseConfig({ [name]: ` ${value} ` })).toMatchObject({ [name]: value });
});

const brokenToken = { SHOPIFY_STOREFRONT_ACCESS_TOKEN: "a\nb" };

test.each([
  ["PORT", { PORT: "http" }],
  ["PORT", { PORT: "-1" }],
  ["UNITS_PER_CLIENT", { UNITS_PER_CLIENT: "0" }],
  ["PAGES_OFF", { PAGES_OFF: "/blog,/shop" }],
  ["PORT", { PORT: "65536" }],
  ["PORT", { PORT: "3e3" }],
  ["PAGE_CACHE_MB", { PAGE_CACHE_MB: "-1" }],
  ["PAGE_CACHE_MB", { PAGE_CACHE_MB: "64 MB" }],
  ["SHOPIFY_SELLING_PLANS", { SHOPIFY_SELLING_PLANS: "yes" }],
  ["SITE_URL", { SITE_URL: "shop.example" }],
  ["SITE_URL", { SITE_URL: "https://shop.example/de" }],
  ["SITE_URL", { SITE_URL: "ftp://shop.example" }],
  ["SHOPIFY_ACCOUNT_URL", { SHOPIFY_ACCOUNT_URL: "account.shop.example" }],
  ["SHOPIFY_ACCOUNT_URL", { SHOPIFY_ACCOUNT_URL: "http://account.shop.example" }],
  ["SHOPIFY_ACCOUNT_URL", { SHOPIFY_ACCOUNT_URL: "https://me:secret@account.shop.example" }],
  ["SHOPIFY_ACCOUNT_URL", { SHOPIFY_ACCOUNT_URL: "https://secret@account.shop.example" }],
  ["SHOPIFY_ACCOUNT_URL", { SHOPIFY_ACCOUNT_URL: "https://:secret@account.shop.example" }],
  ["SHOPIFY_STORE_DOMAIN", { SHOPIFY_STORE_DOMAIN: "a b", ...token }],
  ["SHOPIFY_STORE_DOMAIN", { SHOPIFY_STORE_DOMAIN: "shop.example/api", ...token }],
  ["SHOPIFY_STORE_DOMAIN", { SHOPIFY_STORE_DOMAIN: "https://user:pass@shop.example", ...token }],
  ["SHOPIFY_STORE_DOMAIN", { ...token }],
  ["SHOPIFY_STOREFRONT_ACCESS_TOKEN", { SHOPIFY_STORE_DOMAIN: "shop.example" }],
  ["SHOPIFY_STOREFRONT_ACCESS_TOKEN", { SHOPIFY_STORE_DOMAIN: "shop.example", ...brokenToken }],
  ["SHOPIFY_STORE_DOMAIN", { SHOPIFY_STOREFRONT_PRIVATE_TOKEN: "secret" }],
  [
    "SHOPIFY_STOREFRONT_ACCESS_TOKEN",
    { SHOPIFY_STORE_DOMAIN: "shop.example", SHOPIFY_STOREFRONT_PRIVATE_TOKEN: "secret" },
  ],
  [
    "SHOPIFY_STOREFRONT_PRIVATE_TOKEN",
    {
      SHOPIFY_STORE_DOMAIN: "shop.example",
      ...token,
      SHOPIFY_STOREFRONT_PRIVATE_TOKEN: "secret\u00e9",
    },
  ],
  ["DATABASE_URL", { DATABASE_URL: "localhost:5432" }],
  ["SITE_URL", { SITE_URL: "https://user:secret@shop.example" }],
  ["SHOPIFY_STORE_DOMAIN", { SHOPIFY_STORE_DOMAIN: "user:secret@shop.myshopify.com" }],
  ["DATABASE_URL", { DATABASE_URL: "mysql://user:secret@host/list" }],
  ["DATABASE_URL", { DATABASE_URL: "not-postgres://user:secret@host/list" }],
  ["DATABASE_URL", { DATABASE_URL: "postgres://user:secret%@host/list" }],
  ["DATABASE_URL", { DATABASE_URL: "postgres://user:secret%FF@host/list" }],
  ["TRUSTED_PROXIES", { TRUSTED_PROXIES: "all" }],
  ["LOG_LEVEL", { LOG_LEVEL: "loud" }],
  ["METRICS_PORT", { METRICS_PORT: "on" }],
  ["DRAIN_SECONDS", { DRAIN_SECONDS: "61" }],
  ["KEEP_ALIVE_SECONDS", { KEEP_ALIVE_SECONDS: "0" }],
])("an invalid %s is refused in one sentence without a password: %o", (name, environment) => {
  expect(() => parseConfig(environment)).toThrow(
    new RegExp(`^${name} (?!.*secret).+\\.\nFix or unset ${name}`),
  );
});

const long = "x".repeat(60);

test.each([
  [{ PORT: "eighty" }, 'not "eighty".'],
  [{ PORT: long }, `not "${long}".`],
  [{ PORT: `${long}x` }, `not "${long}…".`],
  [{ SITE_URL: "shop.example" }, 'not "shop.example".'],
  [{ SITE_URL: "https://me:secret@shop.example" }, 'not "https://…@shop.example".'],
  [{ SHOPIFY_ACCOUNT_URL: "http://account.example" }, 'not "http://account.example".'],
  [{ SHOPIFY_ACCOUNT_URL: "https://me@account.example" }, 'not "https://…@account.example".'],
])("the refusal of %o quotes the value as far as it may be read: %s", (environment, quoted) => {
  expect(() => parseConfig(environment)).toThrow(quoted);
});
