import { describe, expect, onTestFinished, test } from "vitest";
import { checkStore, type StoreCheckOptions } from "~/store-check/check-store";
import { catalogue as standard } from "../../embedded-commerce/data/catalogue";
import type { ArticleRecord, Catalogue, ProductRecord } from "../../embedded-commerce/data/records";
import { EMBEDDED_PUBLIC_TOKEN } from "../../embedded-commerce/service";
import {
  catalogueWith,
  createCatalogue,
  emptyCatalogue,
  productRecord,
  standardProduct,
} from "../support/catalogues";
import { openEmbeddedStore } from "../support/faulty-store";

type Respond = (request: Request, next: () => Promise<Response>) => Response | Promise<Response>;
type Fault = Partial<StoreCheckOptions> & { catalogue?: Catalogue; respond?: Respond };

const endpoint = "https://store.example/api/2025-07/graphql.json";

/** Checks the embedded store as if it were a hosted one with the fault. */
function check({ catalogue, respond, ...options }: Fault = {}) {
  const store = openEmbeddedStore(catalogue);
  onTestFinished(store.close);
  return checkStore({
    endpoint,
    token: EMBEDDED_PUBLIC_TOKEN,
    origin: "https://shop.example",
    siteUrl: "https://shop.example",
    imageOrigins: ["https://store.example"],
    isEmbedded: false,
    hasWebhookSecret: true,
    hasDatabase: true,
    trustedProxies: 1,
    ...options,
    fetch(input, init) {
      const request = new Request(input, init);
      const next = () => store.fetch(request.clone());
      return Promise.resolve(respond ? respond(request, next) : next());
    },
  });
}

const changed = (handle: string, parts: Partial<ProductRecord>) =>
  catalogueWith({ ...standardProduct(handle), ...parts });

/** The catalogue with this change in its first article. */
const withArticle = (parts: Partial<ArticleRecord>): Catalogue => ({
  ...standard,
  articles: standard.articles.map((article, at) => (at === 0 ? { ...article, ...parts } : article)),
});

/** Variants of one option, with their prices in cents. */
function options(name: string, prices: Record<string, number>, stock = 1): Partial<ProductRecord> {
  const entries = Object.entries(prices);
  const variants = entries.map(([value, priceCents]) => ({ options: [value], priceCents, stock }));
  return { options: [{ name, values: Object.keys(prices) }], variants };
}

const oneVariant = (priceCents: number, stock = 1) =>
  options("Title", { "Default Title": priceCents }, stock);
const sizes = Object.fromEntries(Array.from({ length: 11 }, (_, index) => [`${index} ml`, 1000]));

/** Changes the text of every response of the API. */
const rewrite =
  (from: string | RegExp, to: string): Respond =>
  async (_, next) => {
    const response = await next();
    if (!response.headers.get("content-type")?.includes("json")) return response;
    return new Response((await response.text()).replaceAll(from, to), response);
  };

const newerVersion: Respond = async (_, next) => {
  const response = await next();
  response.headers.set("x-shopify-api-version", "2026-01");
  return response;
};

/** Responds to the calls whose operation or path holds the text. */
const on =
  (text: string, respond: () => Response): Respond =>
  async (request, next) =>
    (request.url + (await request.clone().text())).includes(text) ? respond() : next();

const withStatus = (status: number) => () => new Response("", { status });
const redirect = (location: string) => () =>
  new Response(null, { status: 302, headers: { location } });

const noArticles = 'blog "news" without articles';
const ownHost = "own host shop.example";
const elsewhere = "https://elsewhere.example";
const plan = "essentials-plan";
const mistyped = "best-seller";
const unreachable: Respond = () => Promise.reject(new TypeError("fetch failed"));
const withoutBlog = rewrite(/"blog":\{.*\}/g, '"blog":null}}');
const monthlyOnly = changed(plan, options("Delivery", { "Every 30 days": 4500 }));
const checkoutAtShop = rewrite("store.example/cart", "shop.example/cart");
const soldOut = { ...standard, products: [productRecord(oneVariant(1000, 0))] };
const onGardening = withArticle({ tags: ["gardening"] });
const unsigned = withArticle({ author: { firstName: "", lastName: "", bio: "" } });
const incomplete = "articles without picture, excerpt or author";
const oneSize = "4 bytes at 100 pixels, 4 at 800";
const onePicture = on("/cdn/", () => new Response("1234"));
const picturesElsewhere = rewrite("https://store.example/cdn", `${elsewhere}/cdn`);

test("the embedded store has no error", async () => {
  const findings = await check();

  expect(findings.filter(({ status }) => status === "error")).toEqual([]);
  expect(findings).toContainEqual(expect.objectContaining({ name: "checkout", status: "ok" }));
  expect(findings).toContainEqual(expect.objectContaining({ name: "pictures", status: "ok" }));
});

/** Expects the finding of this name to have the status, and to say what was seen. */
async function expectFinding(name: string, status: string, seen: string, fault: Fault) {
  const finding = (await check(fault)).find((candidate) => candidate.name === name);
  expect(finding).toMatchObject({ status, seen: expect.stringContaining(seen) });
  return finding;
}

test.each<[what: string, name: string, seen: string, fault: Fault]>([
  ["a wrong token", "connection", "401", { respond: withStatus(401) }],
  ["a wrong domain", "connection", "404", { respond: withStatus(404) }],
  ["an unreachable store", "connection", "could not be reached", { respond: unreachable }],
  ["plain http", "connection", "without https", { endpoint: endpoint.replace("s:", ":") }],
  ["another name of the blog", noArticles, "no such blog", { respond: withoutBlog }],
  ["no articles", noArticles, "empty", { catalogue: { ...standard, articles: [] } }],
  ["no products", "empty catalogue", "no product", { catalogue: emptyCatalogue }],
  ["a plan with one rhythm", "plans without a rhythm", plan, { catalogue: monthlyOnly }],
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

describe("a warning names what differs", () => {
  test.each<[what: string, name: string, seen: string, fault: Fault]>([
    ["another version of the API", "API version", "2026-01", { respond: newerVersion }],
    ["251 products", "more products than lists show", "250", { catalogue: createCatalogue(251) }],
    ["seven pictures", "products with more than five pictures", "hair-nutraceutical", {}],
    ["euros", "currencies other than USD", "EUR", { respond: rewrite('"USD"', '"EUR"') }],
    ["no category", "articles without a category", "why-hair", { catalogue: onGardening }],
    ["no author", incomplete, "why-hair", { catalogue: unsigned }],
    ["pictures of one size", "pictures", oneSize, { respond: onePicture }],
    ["no SITE_URL", "SITE_URL", "not set", { siteUrl: null }],
    ["no trusted proxy", "TRUSTED_PROXIES", "0", { trustedProxies: 0 }],
    ["no database", "DATABASE_URL", "not set", { hasDatabase: false }],
    ["no webhook", "SHOPIFY_WEBHOOK_SECRET", "not set", { hasWebhookSecret: false }],
  ])("%s: %s says %s", async (_, name, seen, fault) => {
    await expectFinding(name, "warning", seen, fault);
  });

  const rhythms = { "One time": 1000, "Every 30 days": 900 };
  const discount = "test-product $9.00 instead of $8.50";

  test.each<[what: string, name: string, parts: Partial<ProductRecord>, seen?: string]>([
    ["no picture", "products without a picture", { pictures: [] }],
    ["no price", "products that cost nothing", oneVariant(0)],
    ["eleven variants", "products with more than ten variants", options("Size", sizes)],
    ["no tag of a category", "products without a category", { tags: ["vegan"] }],
    ["a mistyped badge", "tags that only the search reads", { tags: [mistyped] }, mistyped],
    ["10 % off", "prices that differ from texts", options("Delivery", rhythms), discount],
  ])("a product with %s: %s", async (_, name, parts, seen = "test-product") => {
    const catalogue = { ...standard, products: [productRecord(parts)] };

    await expectFinding(name, "warning", seen, { catalogue });
  });

  test.each([
    ["is sold out", "sold out of what pages name", oneVariant(6799, 0), ""],
    ["has no subscription", "best sellers without a subscription", oneVariant(6799), ""],
    ["costs less", "prices that differ from texts", oneVariant(6000), " $60.00 instead of $67.99"],
  ])("a best seller that %s: %s", async (_, name, parts, seen) => {
    const catalogue = changed("hair-nutraceutical", parts);

    await expectFinding(name, "warning", `hair-nutraceutical${seen}`, { catalogue });
  });
});

test("the cart of the check is left empty", async () => {
  const bodies: string[] = [];
  await check({
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
