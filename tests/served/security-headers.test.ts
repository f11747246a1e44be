import { afterAll, expect, test } from "vitest";
import { mediaKitFile } from "#brand/content/proof/press.ts";
import { API_VERSION } from "../../app/commerce/api-version";
import { stylesheetPath } from "../../embedded-commerce/checkout/assets";
import { EMBEDDED_PUBLIC_TOKEN } from "../../embedded-commerce/service";
import { openCustomer } from "../faults/support/customer";
import { openShop } from "../faults/support/running-shop";
import { pagePaths } from "../support/page-paths";
import { parseElements } from "../support/served-pages";

// The shop as it runs in public: behind a proxy that speaks https, under a name of its own.
const shop = await openShop(afterAll, null, { SITE_URL: "https://shop.example" });
const get = (path: string, init: RequestInit = {}) =>
  fetch(shop.origin + path, { redirect: "manual", ...init });

type Case = readonly [status: number, path: string, init?: RequestInit];

const apiPath = `/api/${API_VERSION}/graphql.json`;
const json = { "content-type": "application/json" };
const withToken = { ...json, "x-shopify-storefront-access-token": EMBEDDED_PUBLIC_TOKEN };
const form = { "content-type": "application/x-www-form-urlencoded" };
const ownForm = { ...form, "sec-fetch-site": "same-origin" };
const foreign = { "sec-fetch-site": "cross-site", origin: "https://elsewhere.example" };
const html = { accept: "text/html" };
const reports = { "content-type": "application/reports+json" };
const violation = { type: "csp-violation", body: { effectiveDirective: "img-src" } };
const visit = { path: "/", vitals: [{ name: "CLS", value: 0, rating: "good" }] };
const email = "email=ana@example.com";
const post = (headers: Record<string, string>, data: unknown = "{}") => ({
  method: "POST",
  headers,
  body: typeof data === "string" ? data : JSON.stringify(data),
});

/** One request for each kind of response but whole pages. */
const cases: readonly Case[] = [
  [200, "/", { method: "HEAD" }],
  [200, "/shop.data"],
  [308, "/proof"],
  [308, "/shop/"],
  [308, "/Shop"],
  [400, "/products/%E0%A4%A"],
  [404, "/products/none"],
  [404, "/assets/none.js"],
  [405, "/shop", { method: "POST", headers: form }],
  [405, "/favicon.ico", { method: "POST", headers: form }],
  [414, `/products/${"a".repeat(10_000)}`],
  [200, "/robots.txt"],
  [200, "/sitemap.xml"],
  [200, "/blog/feed.xml"],
  [200, "/.well-known/security.txt"],
  [200, "/manifest.webmanifest"],
  [200, "/favicon.ico"],
  [200, `/press/${mediaKitFile}`],
  [200, "/healthz"],
  [200, "/readyz"],
  [200, "/newsletter", post(ownForm, email)],
  [303, "/newsletter", post({ ...ownForm, ...html }, email)],
  [413, "/newsletter", post(ownForm, "a".repeat(5_000))],
  [403, "/newsletter", post({ ...form, ...foreign }, email)],
  [405, "/newsletter"],
  [204, "/vitals", post(json, visit)],
  [415, "/vitals", post(form, "a=b")],
  [204, "/violations", post(reports, [violation])],
  [415, "/violations", post(json, [violation])],
  [200, apiPath, post(withToken, { query: "{ __typename }" })],
  [403, apiPath, post(json)],
  [204, apiPath, { method: "OPTIONS", headers: foreign }],
  [200, "/cdn/shop/files/hair-oil-front.jpg?width=64"],
  [400, "/cdn/shop/files/hair-oil-front.jpg?width=0"],
  [404, "/cdn/shop/files/none.jpg"],
  [404, "/cart/c/none?key=none"],
  [200, stylesheetPath],
];

/** The headers of every response. */
const always: Readonly<Record<string, RegExp>> = {
  "content-security-policy": /frame-ancestors 'none'/,
  "strict-transport-security": /^max-age=31536000$/,
  "x-content-type-options": /^nosniff$/,
  "cross-origin-embedder-policy": /^credentialless$/,
  "permissions-policy": /camera=\(\)/,
};
const ofShop = {
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin-allow-popups",
  "cross-origin-resource-policy": "same-origin",
};
/** By the beginning of a path: a checkout's address holds its key, and the store's images are for any shop. */
const others: Readonly<Record<string, Partial<typeof ofShop>>> = {
  "/checkouts/assets/": {},
  "/cart/c/": { "referrer-policy": "no-referrer", "cross-origin-opener-policy": "same-origin" },
  "/checkouts/": { "referrer-policy": "no-referrer", "cross-origin-opener-policy": "same-origin" },
  "/cdn/": { "cross-origin-resource-policy": "cross-origin" },
};

/** Headers of no response: they would identify the visitor or the software. */
const never = ["set-cookie", "x-powered-by", "server", "access-control-allow-credentials"];

async function expectSafe(response: Response, name: string): Promise<void> {
  const headers = Object.fromEntries(response.headers);
  for (const [header, value] of Object.entries(always))
    expect.soft(headers[header] ?? "", `${name}: ${header}`).toMatch(value);
  const { pathname } = new URL(response.url);
  const [, own = {}] = Object.entries(others).find(([start]) => pathname.startsWith(start)) ?? [];
  for (const [header, value] of Object.entries({ ...ofShop, ...own }))
    expect.soft(headers[header], `${name}: ${header}`).toBe(value);
  for (const header of never) expect.soft(headers, name).not.toHaveProperty(header);
  expect.soft(headers["content-security-policy"], name).not.toMatch(/unsafe-|[\s*]\*/);
  if (!headers["content-type"]?.startsWith("text/html")) return;
  const inline = parseElements(await response.clone().text()).flatMap(({ attributes }) =>
    Object.keys(attributes).filter((attribute) => /^(?:style|on.+)$/.test(attribute)),
  );
  expect.soft(inline, `${name}: inline styles and handlers`).toEqual([]);
}

test("every kind of response carries every security header, and no cookie", async () => {
  for (const [status, path, options] of cases) {
    const response = await get(path, options);

    const name = `${options?.method ?? "GET"} ${path.slice(0, 60)}`;
    expect.soft(response.status, name).toBe(status);
    await expectSafe(response, name);
  }
  for (const path of ["/shop", "/favicon.ico"]) {
    const etag = (await get(path)).headers.get("etag") ?? "";
    const notModified = await get(path, { headers: { "if-none-match": etag } });
    expect.soft(notModified.status, path).toBe(304);
    await expectSafe(notModified, `${path}, not modified`);
  }
});

test("the checkout and the order have every header", async () => {
  const customer = await openCustomer(shop.origin);
  const path = await customer.fillCart();
  const checkout = await get(path);
  await expectSafe(checkout, "the checkout");

  const refused = await get(path, { method: "POST", headers: form, body: "" });
  expect(refused.status).toBe(422);
  await expectSafe(refused, "the form with its messages");

  const placed = await customer.placeOrder(path, await checkout.text());
  const order = await get(placed.headers.get("location") ?? "");
  expect(order.status).toBe(200);
  await expectSafe(order, "the order");
});

test("every page runs, loads and sends nothing but what is its own", async () => {
  for (const path of pagePaths) {
    const response = await get(path);

    await expectSafe(response, path);
    expect.soft(await response.text(), path).not.toContain("nonce=");
    const policy = response.headers.get("content-security-policy");
    expect.soft(policy?.replace(/ 'sha256-[^']+'/g, " hash"), path).toMatch(pagePolicy);
  }
});

const pagePolicy = new RegExp(
  `^${[
    "default-src 'self'",
    "script-src 'self'(?: hash)+",
    "style-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "media-src 'self'",
    "frame-src 'none'",
    "worker-src 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types sanitized-html",
    "upgrade-insecure-requests",
    "report-to policy",
    "report-uri /violations",
  ].join("; ")}$`,
);

/** False claims of a client about itself, the host and the path. */
const claims = {
  ...Object.fromEntries(
    ["Host", "X-Forwarded-Host", "X-Forwarded-Server", "X-Forwarded-Prefix", "X-Forwarded-Port"]
      .concat(["X-Host", "X-Original-URL", "X-Rewrite-URL", "User-Agent"])
      .concat("X-React-Router-Prerender-Data")
      .map((name) => [name, "evil.example"]),
  ),
  "X-Forwarded-Proto": "http",
  Forwarded: "host=evil.example;proto=http",
  "X-HTTP-Method-Override": "DELETE",
  "X-React-Router-SPA-Mode": "yes",
  Origin: "https://evil.example",
  Referer: "https://evil.example/",
  "Accept-Language": "xx",
  Cookie: "evil=example",
};

test("false claims of a client reach no response, its own or the next", async () => {
  const fetchLasting = async (path: string, headers: Record<string, string>) => {
    const response = await get(path, { headers });
    const { date, "x-request-id": id, ...lasting } = Object.fromEntries(response.headers);
    // The rest of a cached page's lifetime shrinks with each second.
    for (const name of ["cache-control", "cdn-cache-control", "x-accel-expires"])
      if (lasting[name]) lasting[name] = lasting[name].replace(/\d+/g, "n");
    return { status: response.status, headers: lasting, text: await response.text() };
  };
  // Cached pages, pages rendered for each visit, redirects, refusals and texts with addresses.
  for (const path of [
    ...["/", "/products/hair-oil", "/search?q=oil", "/shop.data", "/products/none", "/proof"],
    ...["/shop/", "/Shop", "/robots.txt", "/sitemap.xml", "/blog/feed.xml", "/agents.md", "/%ff"],
    ...["/cart/c/none?key=none", "/newsletter", apiPath],
  ]) {
    const claimed = await fetchLasting(path, claims);

    expect.soft(JSON.stringify(claimed), path).not.toContain("evil");
    expect.soft(await fetchLasting(path, { Host: "shop.example" }), path).toEqual(claimed);
  }
});
