import { describe, expect, test } from "vitest";
import { catalogue as standard } from "../../embedded-commerce/data/catalogue";
import { EMBEDDED_PRIVATE_TOKEN } from "../../embedded-commerce/service";
import { emptyCatalogue, productRecord } from "../support/catalogues";
import {
  changed,
  checkFaultyStore,
  expectFinding,
  type Fault,
  on,
  oneVariant,
  options,
  type Respond,
  rewrite,
  withStatus,
} from "../support/store-check";

const endpoint = "https://store.example/api/2025-07/graphql.json";
const redirect = (location: string) => () =>
  new Response(null, { status: 302, headers: { location } });

const noArticles = 'blog "news" without articles';
const ownHost = "own host shop.example";
const elsewhere = "https://elsewhere.example";
const plan = "essentials-plan";
const unreachable: Respond = () => Promise.reject(new TypeError("fetch failed"));
const withoutBlog = rewrite(/"blog":\{.*\}/g, '"blog":null}}');
const monthlyOnly = changed(plan, options("Delivery", { "Every 30 days": 4500 }));
const checkoutAtShop = rewrite("store.example/cart", "shop.example/cart");
const soldOut = { ...standard, products: [productRecord(oneVariant(1000, 0))] };
const picturesElsewhere = rewrite("https://store.example/cdn", `${elsewhere}/cdn`);

test("the embedded store has no error", async () => {
  const findings = await checkFaultyStore();

  expect(findings.filter(({ status }) => status === "error")).toEqual([]);
  expect(findings).toContainEqual(expect.objectContaining({ name: "checkout", status: "ok" }));
  expect(findings).toContainEqual(expect.objectContaining({ name: "pictures", status: "ok" }));
});

test.each<[what: string, name: string, seen: string, fault: Fault]>([
  ["a wrong token", "connection", "401", { respond: withStatus(401) }],
  ["a wrong domain", "connection", "404", { respond: withStatus(404) }],
  ["an unreachable store", "connection", "could not be reached", { respond: unreachable }],
  ["plain http", "connection", "without https", { endpoint: endpoint.replace("s:", ":") }],
  ["another name of the blog", noArticles, "no such blog", { respond: withoutBlog }],
  ["no articles", noArticles, "empty", { catalogue: { ...standard, articles: [] } }],
  ["no products", "empty catalog", "no product", { catalogue: emptyCatalogue }],
  ["a plan with one rhythm", "plans without a delivery schedule", plan, { catalogue: monthlyOnly }],
  ["the shop's host as the checkout's", "checkout", ownHost, { respond: checkoutAtShop }],
  ["nothing in stock", "checkout", "no product is for sale", { catalogue: soldOut }],
  ["pictures of another host", "pictures", elsewhere, { respond: picturesElsewhere }],
  ["missing pictures", "pictures", "0 bytes", { respond: on("/cdn/", withStatus(404)) }],
])("%s is an error, with its effect and what to do: %s says %s", async (_, name, seen, fault) => {
  expect(await expectFinding(name, "error", seen, fault)).toMatchObject({
    effect: expect.stringMatching(/./),
    action: expect.stringMatching(/./),
  });
});

test.each([
  ["product_tags", "StoreCheckProducts", "connection", "unauthenticated_read_product_tags"],
  ["content", "GetBlogArticles", "blog", "unauthenticated_read_content"],
  ["checkouts", "StoreCheckCreateCart", "checkout", "unauthenticated_write_checkouts"],
])("a token without the scope for %s is an error", async (_, operation, name, scope) => {
  const message = `Access denied. Required access: \`${scope}\` access scope.`;
  const errors = [{ message, extensions: { code: "ACCESS_DENIED" } }];
  const respond = on(operation, () => Response.json({ errors }));

  await expectFinding(name, "error", scope, { respond });
});

test.each([
  ["growth-strength-shampoo", "the home page", "error"],
  ["hair-oil", "the quiz", "error"],
  ["complete-plan", "/subscribe", "error"],
  ["complete-wellness-kit", "/holidays", "error"],
  ["overnight-scalp-mask", "links of pages", "error"],
  ["clarifying-scalp-scrub", "FAQ and facts", "warning"],
])("%s is missing for %s: %s", async (handle, place, status) => {
  const products = standard.products.filter((product) => product.handle !== handle);
  const catalogue = { ...standard, products };

  await expectFinding(`products missing for ${place}`, status, handle, { catalogue });
});

test.each([
  ["redirects to the shop", redirect("https://shop.example/"), "own host shop.example", "error"],
  ["is a password page", redirect("/password?next=1"), "/password", "error"],
  ["fails", withStatus(500), "answers 500", "error"],
  ["redirects without end", redirect("/cart/c/again"), "answers 302", "error"],
  ["refuses robots", withStatus(430), "answers 430", "warning"],
])("a checkout that %s is found", async (_, respond, seen, status) => {
  await expectFinding("checkout", status, seen, { respond: on("/cart/c/", respond) });
});

const productLinks = "product links of the store's domain";
const themeOf = (host: string) => () =>
  new Response(`<!doctype html><link rel="canonical" href="https://${host}/products/a">`);

test.each([
  [
    "redirects to the shop",
    redirect("https://shop.example/products/a"),
    "end at https://shop.",
    "ok",
  ],
  ["has the redirect theme", themeOf("shop.example"), "shop.example/products/a, by a script", "ok"],
  ["has a theme of its own", themeOf("store.example"), "store.example/products/", "warning"],
  ["has no such page", withStatus(404), "which answers 404", "warning"],
  ["is a password page", redirect("/password"), "/password, which answers 404", "warning"],
  ["redirects without end", redirect("/products/a"), "which answers 302", "warning"],
  ["cannot be reached", unreachable, "fetch failed", "warning"],
])(
  "a product's address at a store's domain that %s is followed",
  async (_, answer, seen, status) => {
    const respond: Respond = (request, next) =>
      new URL(request.url).pathname.startsWith("/products/") ? answer(request, next) : next();

    await expectFinding(productLinks, status, seen, { respond });
  },
);

test("the embedded store has no domain whose product links could end elsewhere", async () => {
  await expectFinding(productLinks, "ok", "none", { isEmbedded: true });
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

    expect(finding?.action).toContain(setting);
    expect(JSON.stringify(finding)).not.toContain(EMBEDDED_PRIVATE_TOKEN);
  });
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
