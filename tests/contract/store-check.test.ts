import { afterEach, expect, test } from "vitest";
import { checkStore, type StoreCheckOptions } from "~/store-check/check-store";
import { catalogue as standard } from "../../embedded-commerce/data/catalogue";
import type { ArticleRecord, Catalogue, ProductRecord } from "../../embedded-commerce/data/records";
import { toArticleCsv, toProductCsv } from "../../embedded-commerce/export/csv-files";
import { EMBEDDED_PUBLIC_TOKEN } from "../../embedded-commerce/service";
import { catalogueOf, catalogueWith, emptyCatalogue, productRecord } from "../support/catalogues";
import { type EmbeddedStore, openEmbeddedStore } from "../support/embedded-store";
import {
  importArticles,
  importedPicturesUrl,
  importProducts,
  parseCsv,
} from "../support/import-csv";

const stores: EmbeddedStore[] = [];
afterEach(() => {
  for (const store of stores.splice(0)) store.close();
});

type Answer = (request: Request, next: () => Promise<Response>) => Response | Promise<Response>;
type Fault = Partial<StoreCheckOptions> & { catalogue?: Catalogue; answer?: Answer };

/** Checks the embedded store as if it were a hosted one with the fault. */
function check({ catalogue, answer, ...options }: Fault = {}) {
  const store = openEmbeddedStore(catalogue ? { catalogue } : {});
  stores.push(store);
  return checkStore({
    endpoint: "https://store.example/api/2025-07/graphql.json",
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
      return Promise.resolve(answer ? answer(request, next) : next());
    },
  });
}

const without = (...handles: string[]): Catalogue => ({
  ...standard,
  products: standard.products.filter(({ handle }) => !handles.includes(handle)),
});

function changed(handle: string, parts: Partial<ProductRecord>): Catalogue {
  const found = standard.products.find((product) => product.handle === handle);
  if (!found) throw new Error(`The catalogue has no ${handle}`);
  return catalogueWith({ ...found, ...parts });
}

function withArticle(parts: Partial<ArticleRecord>): Catalogue {
  const [first, ...others] = standard.articles;
  if (!first) throw new Error("The catalogue has no article");
  return { ...standard, articles: [{ ...first, ...parts }, ...others] };
}

const once = (priceCents: number, stock = 1) => ({
  options: [{ name: "Title", values: ["Default Title"] }],
  variants: [{ options: ["Default Title"], priceCents, stock }],
});
const sizes = Array.from({ length: 11 }, (_, index) => `${index} ml`);

/** Changes the text of every answer of the API. */
const rewritten =
  (from: string | RegExp, to: string): Answer =>
  async (_, next) => {
    const response = await next();
    if (!response.headers.get("content-type")?.includes("json")) return response;
    const { status, headers } = response;
    const body = (await response.text()).replaceAll(from, to);
    return new Response(body, { status, headers });
  };

/** Answers the calls whose operation or path holds the text. */
const on =
  (text: string, make: () => Response): Answer =>
  async (request, next) =>
    (request.url + (await request.clone().text())).includes(text) ? make() : next();

const refusal = (scope: string) => () =>
  Response.json({
    errors: [
      {
        message: `Access denied. Required access: \`${scope}\` access scope.`,
        extensions: { code: "ACCESS_DENIED" },
      },
    ],
  });
const redirect = (location: string) => () =>
  new Response(null, { status: 302, headers: { location } });

test("the store that the shop brings has no finding that breaks a page", async () => {
  const findings = await check();

  expect(findings.filter(({ status }) => status === "error")).toEqual([]);
  expect(findings.find(({ name }) => name === "checkout")).toMatchObject({ status: "ok" });
  expect(findings.find(({ name }) => name === "pictures")).toMatchObject({ status: "ok" });
});

test("an empty store lacks what the pages name, and no more once the export was imported into it", async () => {
  const products = importProducts(parseCsv(toProductCsv(standard.products, importedPicturesUrl)));
  const articles = importArticles(parseCsv(toArticleCsv(standard.articles, importedPicturesUrl)));
  const publishedAt = "2026-11-01T00:00:00Z";
  const imported: Catalogue = {
    products: products.map((product) => ({ ...product, publishedAt })),
    articles: articles.map((article, number) => ({ ...article, number: number + 1 })),
  };

  const before = await check({ catalogue: emptyCatalogue });
  const after = await check({ catalogue: imported });

  expect(before.filter(({ status }) => status === "error").length).toBeGreaterThan(0);
  expect(after.filter(({ status }) => status === "error")).toEqual([]);
});

test.each<[what: string, name: string, seen: string, fault: Fault]>([
  ["a wrong token", "connection", "401", { answer: () => new Response("", { status: 401 }) }],
  ["a wrong domain", "connection", "404", { answer: () => new Response("", { status: 404 }) }],
  [
    "a store out of reach",
    "connection",
    "could not be reached",
    { answer: () => Promise.reject(new TypeError("fetch failed")) },
  ],
  [
    "plain http",
    "connection",
    "without https",
    { endpoint: "http://store.example/api/2025-07/graphql.json" },
  ],
  [
    "a token without tags",
    "connection",
    "unauthenticated_read_product_tags",
    { answer: on("StoreCheckProducts", refusal("unauthenticated_read_product_tags")) },
  ],
  [
    "a token without content",
    "blog",
    "unauthenticated_read_content",
    { answer: on("StoreCheckArticles", refusal("unauthenticated_read_content")) },
  ],
  [
    "a blog of another name",
    'blog "news" without articles',
    "no such blog",
    { answer: rewritten(/"blog":\{.*\}/g, '"blog":null}}') },
  ],
  [
    "no articles",
    'blog "news" without articles',
    "empty",
    { catalogue: { ...standard, articles: [] } },
  ],
  ["no products", "empty catalogue", "no product", { catalogue: emptyCatalogue }],
  [
    "a best seller of another handle",
    "products missing for the home page",
    "growth-strength-shampoo",
    { catalogue: without("growth-strength-shampoo") },
  ],
  [
    "a step of the quiz that is missing",
    "products missing for the quiz",
    "hair-oil",
    { catalogue: without("hair-oil") },
  ],
  [
    "a plan that is missing",
    "products missing for /subscribe",
    "complete-plan",
    { catalogue: without("complete-plan") },
  ],
  [
    "a bundle that is missing",
    "products missing for /holidays",
    "complete-wellness-kit",
    { catalogue: without("complete-wellness-kit") },
  ],
  [
    "a product that reviews link to",
    "products missing for links of pages",
    "overnight-scalp-mask",
    { catalogue: without("overnight-scalp-mask") },
  ],
  [
    "a plan with one rhythm",
    "plans without a rhythm",
    "essentials-plan",
    {
      catalogue: changed("essentials-plan", {
        options: [{ name: "Delivery", values: ["Every 30 days"] }],
        variants: [{ options: ["Every 30 days"], priceCents: 4500, stock: 1 }],
      }),
    },
  ],
  [
    "a cart that is refused",
    "checkout",
    "unauthenticated_write_checkouts",
    { answer: on("StoreCheckCreateCart", refusal("unauthenticated_write_checkouts")) },
  ],
  [
    "a primary domain that is the shop's",
    "checkout",
    "own host shop.example",
    { answer: rewritten("store.example/cart", "shop.example/cart") },
  ],
  [
    "a checkout that redirects to the shop",
    "checkout",
    "own host shop.example",
    { answer: on("/cart/c/", redirect("https://shop.example/")) },
  ],
  [
    "a password page",
    "checkout",
    "/password",
    { answer: on("/cart/c/", redirect("/password?next=1")) },
  ],
  [
    "a checkout that fails",
    "checkout",
    "answers 500",
    { answer: on("/cart/c/", () => new Response("", { status: 500 })) },
  ],
  [
    "redirects without end",
    "checkout",
    "answers 302",
    { answer: on("/cart/c/", redirect("/cart/c/again")) },
  ],
  [
    "nothing in stock",
    "checkout",
    "no product is for sale",
    { catalogue: { ...standard, products: [productRecord(once(1000, 0))] } },
  ],
  [
    "pictures of a host that the policy refuses",
    "pictures",
    "https://elsewhere.example",
    { answer: rewritten("https://store.example/cdn", "https://elsewhere.example/cdn") },
  ],
  [
    "pictures that are gone",
    "pictures",
    "0 bytes",
    { answer: on("/cdn/", () => new Response("", { status: 404 })) },
  ],
])("%s is an error: %s says %s", async (_, name, seen, fault) => {
  const found = (await check(fault)).find((finding) => finding.name === name);

  expect(found).toMatchObject({ status: "error", seen: expect.stringContaining(seen) });
  expect(found?.effect).not.toBe("");
  expect(found?.action).not.toBe("");
});

test.each<[what: string, name: string, seen: string, fault: Fault]>([
  ["an answer of another version", "API version", "2026-01", { answer: asVersion("2026-01") }],
  [
    "a best seller that is sold out",
    "sold out of what pages name",
    "hair-nutraceutical",
    { catalogue: changed("hair-nutraceutical", once(6799, 0)) },
  ],
  [
    "a best seller without Delivery",
    "best sellers without a subscription",
    "hair-nutraceutical",
    { catalogue: changed("hair-nutraceutical", once(6799)) },
  ],
  [
    "a product that only has texts",
    "products missing for FAQ and facts",
    "clarifying-scalp-scrub",
    { catalogue: without("clarifying-scalp-scrub") },
  ],
  ["more than lists show", "more products than lists show", "250", { catalogue: catalogueOf(251) }],
  [
    "no picture",
    "products without a picture",
    "test-product",
    { catalogue: catalogueWith(productRecord({ pictures: [] })) },
  ],
  [
    "no price",
    "products that cost nothing",
    "test-product",
    { catalogue: catalogueWith(productRecord(once(0))) },
  ],
  [
    "eleven variants",
    "products with more than ten variants",
    "test-product",
    {
      catalogue: catalogueWith(
        productRecord({
          options: [{ name: "Size", values: sizes }],
          variants: sizes.map((size) => ({ options: [size], priceCents: 1000, stock: 1 })),
        }),
      ),
    },
  ],
  ["seven pictures", "products with more than five pictures", "hair-nutraceutical", {}],
  [
    "no tag of a category",
    "products without a category",
    "test-product",
    { catalogue: catalogueWith(productRecord({ tags: ["vegan"] })) },
  ],
  [
    "a mistyped badge",
    "tags that only the search reads",
    "best-seller",
    { catalogue: { ...standard, products: [productRecord({ tags: ["best-seller"] })] } },
  ],
  ["euros", "currencies other than USD", "EUR", { answer: rewritten('"USD"', '"EUR"') }],
  [
    "another price than the home page's",
    "prices that differ from texts",
    "hair-nutraceutical $60.00 instead of $67.99",
    { catalogue: changed("hair-nutraceutical", once(6000)) },
  ],
  [
    "another discount than 15 %",
    "prices that differ from texts",
    "test-product $9.00 instead of $8.50",
    {
      catalogue: catalogueWith(
        productRecord({
          options: [{ name: "Delivery", values: ["One time", "Every 30 days"] }],
          variants: [
            { options: ["One time"], priceCents: 1000, stock: 1 },
            { options: ["Every 30 days"], priceCents: 900, stock: 1 },
          ],
        }),
      ),
    },
  ],
  [
    "an article without a tag of a category",
    "articles without a category",
    "why-hair",
    { catalogue: withArticle({ tags: ["gardening"] }) },
  ],
  [
    "an article without an author",
    "articles without picture, excerpt or author",
    "why-hair",
    { catalogue: withArticle({ author: { firstName: "", lastName: "", bio: "" } }) },
  ],
  [
    "a checkout that refuses robots",
    "checkout",
    "answers 430",
    { answer: on("/cart/c/", () => new Response("", { status: 430 })) },
  ],
  [
    "pictures of one size",
    "pictures",
    "4 bytes at 100 pixels, 4 at 800",
    { answer: on("/cdn/", () => new Response("1234")) },
  ],
  ["no SITE_URL", "SITE_URL", "not set", { siteUrl: null }],
  ["no trusted proxy", "TRUSTED_PROXIES", "0", { trustedProxies: 0 }],
  ["no database", "DATABASE_URL", "not set", { hasDatabase: false }],
  ["no webhook", "SHOPIFY_WEBHOOK_SECRET", "not set", { hasWebhookSecret: false }],
])("%s is a warning: %s says %s", async (_, name, seen, fault) => {
  const found = (await check(fault)).find((finding) => finding.name === name);

  expect(found).toMatchObject({ status: "warning", seen: expect.stringContaining(seen) });
});

test("the cart of the check is left empty", async () => {
  const bodies: string[] = [];
  const answer: Answer = async (request, next) => {
    bodies.push(await request.clone().text());
    return next();
  };
  await check({ answer });

  const [created, emptied] = ["StoreCheckCreateCart", "StoreCheckEmptyCart"].map((name) =>
    bodies.findIndex((body) => body.includes(name)),
  );
  expect(created).toBeGreaterThan(0);
  expect(emptied).toBeGreaterThan(created ?? 0);
  expect(JSON.parse(bodies[emptied ?? 0] ?? "").variables.lineIds).toHaveLength(1);
});

function asVersion(version: string): Answer {
  return async (_, next) => {
    const response = await next();
    response.headers.set("x-shopify-api-version", version);
    return response;
  };
}
