import { describe, expect, test } from "vitest";
import { catalog as standard } from "#brand/store/catalog.ts";
import { EMBEDDED_PRIVATE_TOKEN } from "../../embedded-commerce/service";
import { emptyCatalog, productRecord } from "../support/catalogs";
import { getBoxCents, inDollars, subscribed } from "../support/prices";
import {
  changed,
  checkFaultyStore,
  expectFinding,
  type Fault,
  on,
  oneVariant,
  planned,
  type Respond,
  rewrite,
  withStatus,
} from "../support/store-check";

const endpoint = "https://store.example/api/2025-07/graphql.json";
const redirect = (location: string) => () =>
  new Response(null, { status: 302, headers: { location } });

const ownHost = "own host shop.example";
const plan = "essentials-plan";
const unreachable: Respond = () => Promise.reject(new TypeError("fetch failed"));
const withoutBlog = rewrite(/"blog":\{.*\}/g, '"blog":null}}');
const everyMonth = planned(5300, { type: "fixed price", cents: 4500 });
const monthlyOnly = changed(plan, everyMonth);
const onceOnly = changed("hair-oil", { requiresSellingPlan: true });
const planScope = "unauthenticated_read_selling_plans";
/** Refuses the selling plans to the calls with this header. */
const withoutPlans =
  (header: string, code = "ACCESS_DENIED"): Respond =>
  async (request, next) => {
    const isRefused =
      request.headers.has(header) && /sellingPlan/.test(await request.clone().text());
    if (!isRefused) return next();
    const message = `Access denied for requiresSellingPlan field. Required access: \`${planScope}\` access scope.`;
    return Response.json({ errors: [{ message, extensions: { code } }] });
  };
const [privateHeader, publicHeader] = [
  "shopify-storefront-private-token",
  "x-shopify-storefront-access-token",
];
const checkoutAtShop = rewrite("store.example/cart", "shop.example/cart");
const soldOut = { ...standard, products: [productRecord(oneVariant(1000, 0))] };

test("the embedded store has no error", async () => {
  const findings = await checkFaultyStore();

  expect(findings.filter(({ status }) => status === "error")).toEqual([]);
  expect(findings).toContainEqual(expect.objectContaining({ name: "checkout", status: "ok" }));
});

test.each<[what: string, name: string, seen: string, fault: Fault]>([
  ["a wrong token", "connection", "401", { respond: withStatus(401) }],
  ["a wrong domain", "connection", "404", { respond: withStatus(404) }],
  ["an unreachable store", "connection", "could not be reached", { respond: unreachable }],
  ["plain http", "connection", "without https", { endpoint: endpoint.replace("s:", ":") }],
  ["another name of the blog", 'blog "news"', "no blog", { respond: withoutBlog }],
  [
    "a private token in place of the public one",
    "SHOPIFY_STOREFRONT_ACCESS_TOKEN",
    "a private token",
    { token: "shpat_0123456789abcdef" },
  ],
  ["no products", "checkout", "no product is for sale", { catalog: emptyCatalog }],
  ["a plan with one schedule", "plans without a delivery schedule", plan, { catalog: monthlyOnly }],
  [
    "a product that needs a plan and has none",
    "products that need a plan and have none",
    "hair-oil",
    { catalog: onceOnly },
  ],
  [
    "a product that needs a plan while plans are off",
    "products that are sold with a selling plan only",
    "hair-oil",
    { catalog: onceOnly, sellingPlans: "off" },
  ],
  ["no scope for plans", "selling plans", planScope, { respond: withoutPlans(privateHeader) }],
  [
    "no scope for plans at checkout",
    "selling plans",
    planScope,
    { respond: withoutPlans(publicHeader) },
  ],
  ["the shop's host as the checkout's", "checkout", ownHost, { respond: checkoutAtShop }],
  ["nothing in stock", "checkout", "no product is for sale", { catalog: soldOut }],
])("%s is an error, with its effect and what to do: %s says %s", async (_, name, seen, fault) => {
  expect(await expectFinding(name, "error", seen, fault)).toMatchObject({
    effect: expect.stringMatching(/./),
    action: expect.stringMatching(/./),
  });
});

const offered = "Every 30 days, Every 60 days, Every 90 days";
const withoutAnyPlan = { ...standard, products: [productRecord({})] };
const refusing = withoutPlans(privateHeader);

test.each<[what: string, status: string, seen: string, fault: Fault]>([
  ["are read", "ok", offered, {}],
  ["are ruled out, although there are some", "warning", offered, { sellingPlans: "off" }],
  ["are not set in a public shop", "error", offered, { sellingPlans: "unset" }],
  [
    "are not set in a shop that is tried out",
    "warning",
    "not set",
    { sellingPlans: "unset", siteUrl: null, respond: refusing },
  ],
  ["do not exist", "error", "no product has", { catalog: withoutAnyPlan }],
  ["are off and do not exist", "ok", "off", { catalog: withoutAnyPlan, sellingPlans: "off" }],
  ["are off and refused", "ok", "off", { respond: refusing, sellingPlans: "off" }],
])("selling plans that %s: %s", async (_, status, seen, fault) => {
  const finding = await expectFinding("selling plans", status, seen, fault);

  if (status !== "ok") expect(finding?.action).toContain("docs/go-live.md");
});

const codes = ["ACCESS_DENIED", "undefinedField"];
test.each(codes)("%s for selling plans leaves the rest of a store to check", async (code) => {
  const fault = { respond: withoutPlans(privateHeader, code), sellingPlans: "off" } as const;
  const findings = await checkFaultyStore(fault);

  expect(findings.filter(({ status }) => status === "error")).toEqual([]);
  expect(findings).toContainEqual(expect.objectContaining({ name: "connection", status: "ok" }));
});

test.each([
  ["product_tags", "GetProducts", "connection", "unauthenticated_read_product_tags"],
  ["content", "GetBlogArticles", 'blog "news"', "unauthenticated_read_content"],
  ["checkouts", "StoreCheckCreateCart", "checkout", "unauthenticated_write_checkouts"],
])("a token without the scope for %s is an error", async (_, operation, name, scope) => {
  const message = `Access denied. Required access: \`${scope}\` access scope.`;
  const errors = [{ message, extensions: { code: "ACCESS_DENIED" } }];
  const respond = on(operation, () => Response.json({ errors }));

  await expectFinding(name, "error", scope, { respond });
});

test.each([
  ["growth-strength-shampoo", "the home page", "warning"],
  ["hair-oil", "/quiz", "error"],
  ["complete-plan", "/subscribe", "warning"],
  ["complete-wellness-kit", "/holidays", "warning"],
  ["clarifying-scalp-scrub", "the contents of plans and bundles", "warning"],
  ["clarifying-scalp-scrub", "product pages, /science and the glossary", "warning"],
])("%s is missing for %s: %s", async (handle, place, status) => {
  const products = standard.products.filter((product) => product.handle !== handle);
  const catalog = { ...standard, products };

  await expectFinding(`products missing for ${place}`, status, handle, { catalog });
});

test("each product that is missing is listed with the one file that names it", async () => {
  const findings = await checkFaultyStore({ catalog: emptyCatalog });
  const missing = findings.filter(({ name }) => name.startsWith("products missing for"));

  expect(missing.length).toBeGreaterThan(5);
  for (const { action } of missing) expect(action.match(/content\/[\w/-]+\.ts/g)).toHaveLength(1);
});

test.each([
  ["redirects to the shop", redirect("https://shop.example/"), "own host shop.example", "error"],
  ["is a password page", redirect("/password?next=1"), "/password", "error"],
  ["fails", withStatus(500), "answers 500", "error"],
  ["redirects without end", redirect("/cart/c/again"), "answers 302", "error"],
  ["cannot be reached", unreachable, "fetch failed", "error"],
  ["refuses robots", withStatus(430), "answers 430", "warning"],
])("a checkout that %s is found", async (_, answer, seen, status) => {
  const respond: Respond = (request, next) =>
    request.url.includes("/cart/c/") ? answer(request, next) : next();
  await expectFinding("checkout", status, seen, { respond });
});

describe("each token is checked by what uses it:", () => {
  const only =
    (header: string): Respond =>
    (request, next) =>
      request.headers.has(header) ? new Response("", { status: 401 }) : next();

  test.each([
    ["pages", "shopify-storefront-private-token", "connection", "SHOPIFY_STOREFRONT_PRIVATE_TOKEN"],
    [
      "the checkout",
      "x-shopify-storefront-access-token",
      "checkout",
      "SHOPIFY_STOREFRONT_ACCESS_TOKEN",
    ],
  ])("%s", async (_, header, name, setting) => {
    const finding = await expectFinding(name, "error", "401", { respond: only(header) });

    expect(finding?.action).toContain(`Copy ${setting} again`);
    expect(JSON.stringify(finding)).not.toContain(EMBEDDED_PRIVATE_TOKEN);
  });
});

const newerVersion: Respond = async (_, next) => {
  const response = await next();
  response.headers.set("x-shopify-api-version", "2026-01");
  return response;
};

test.each<[what: string, name: string, seen: string, fault: Fault]>([
  ["another version of the API", "API version", "2026-01", { respond: newerVersion }],
  ["no private token", "SHOPIFY_STOREFRONT_PRIVATE_TOKEN", "not set", { privateToken: null }],
  ["euros", "currencies other than USD", "EUR", { respond: rewrite('"USD"', '"EUR"') }],
  ["no SITE_URL", "SITE_URL", "not set", { siteUrl: null }],
  ["no mail server", "SMTP_URL", "not set", { hasMailServer: false }],
])("%s is a warning: %s says %s", async (_, name, seen, fault) => {
  await expectFinding(name, "warning", seen, fault);
});

test("pages that are off are asked nothing", async () => {
  const find = async (pagesOff: string[]) =>
    (await checkFaultyStore({ catalog: emptyCatalog, sellingPlans: "off", pagesOff }))
      .map(({ name }) => name)
      .filter((name) => /\/(?:subscribe|holidays)|^blog/.test(name));

  expect((await find([])).length).toBeGreaterThan(2);
  expect(await find(["/subscribe", "/holidays", "/blog"])).toEqual([]);
});

const differs = "prices that differ from texts";
const box = getBoxCents("essentials-plan", 1);

test.each([
  ["best seller", "hair-nutraceutical", oneVariant(6000), "$60.00 instead of $67.99"],
  [
    "subscription",
    "hair-oil",
    planned(1000, { type: "percentage", percent: 10 }),
    `$9.00 instead of ${inDollars(subscribed(1000))}`,
  ],
  [
    "plan's box once",
    "essentials-plan",
    planned(box.once - 100, { type: "fixed price", cents: box.subscribed }),
    `${inDollars(box.once - 100)} instead of ${inDollars(box.once)}`,
  ],
  [
    "plan's box with its plan",
    "essentials-plan",
    planned(box.once, { type: "fixed price", cents: box.subscribed - 100 }),
    `${inDollars(box.subscribed - 100)} instead of ${inDollars(box.subscribed)}`,
  ],
])("a price of a %s that differs from the texts is named", async (_, handle, parts, seen) => {
  await expectFinding(differs, "warning", `${handle} ${seen}`, { catalog: changed(handle, parts) });
});

test("the cart of the check is left empty", async () => {
  const bodies: string[] = [];
  await checkFaultyStore({
    respond: async (request, next) => {
      bodies.push(await request.clone().text());
      return next();
    },
  });

  const [created, emptied] = ["StoreCheckCreateCart", "StoreCheckEmptyCart"].map((name) =>
    bodies.findIndex((body) => body.includes(name)),
  );
  expect(created).toBeGreaterThan(0);
  expect(emptied).toBeGreaterThan(created ?? 0);
  expect(JSON.parse(bodies[emptied ?? 0] ?? "").variables.lineIds).toHaveLength(1);
});
