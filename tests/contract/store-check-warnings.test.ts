import { existsSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { catalog as standard } from "../../embedded-commerce/data/catalog";
import type { Catalog, ProductRecord } from "../../embedded-commerce/data/records";
import { catalogRules } from "../../server/store-check/catalog-rules";
import { holidayRule, namedProductRules, priceRule } from "../../server/store-check/content-rules";
import { createCatalog, emptyCatalog, productRecord } from "../support/catalogs";
import { getBoxCents, inDollars, subscribed } from "../support/prices";
import {
  changed,
  checkFaultyStore,
  expectFinding,
  type Fault,
  on,
  oneVariant,
  options,
  planned,
  type Respond,
  rewrite,
  withArticle,
} from "../support/store-check";

const sizes = Object.fromEntries(Array.from({ length: 11 }, (_, index) => [`${index} ml`, 1000]));
const newerVersion: Respond = async (_, next) => {
  const response = await next();
  response.headers.set("x-shopify-api-version", "2026-01");
  return response;
};

const emptyBlog: Catalog = { ...standard, articles: [] };
const inOctober = { now: new Date("2027-10-01T12:00:00Z") };

const elsewhere = "https://elsewhere.example";
const mistyped = "best-seller";
const last = "product-251, product-252";
const more = "product-256 and 4 more";
const many = "product-251, product-252, product-253 and 27 more";
const foreign = "articles with images that the security policy refuses";
const embeds = "articles with videos or other embeds";
const first = standard.articles[0]?.handle ?? "";
const withImages = withArticle({
  contentHtml: `<img src="/cdn/own.jpg"><p><img alt="a > b" src='${elsewhere}/a.jpg'></p>`,
});
const descriptions = "descriptions with images that the security policy refuses";
const supplied = rewrite(
  '"descriptionHtml":"',
  `"descriptionHtml":"<p><img src='${elsewhere}/a.jpg'></p>`,
);
const withVideo = withArticle({
  contentHtml: '<iframe width="560" src="https://video.example/embed/1"></iframe>',
});
const deadLinks = "links and images in texts that lead nowhere";
const withDeadLinks = withArticle({
  contentHtml: `<p><a href="/collections/all/products/gone">Oil</a> <a href="/products/hair-oil">Oil</a>
    <a href="/blogs/news/gone">Text</a> <a href="/pages/gone">Page</a> <a href="/pages/about-us">About</a>
    <a href="/cdn/shop/files/gone.pdf">Guide</a> <a href="#how">How</a></p><img src="/cdn/shop/files/gone.jpg">`,
});
const dead =
  "(/products/gone, /blog/gone, /pages/gone, https://store.example/cdn/shop/files/gone.pdf, https://store.example/cdn/shop/files/gone.jpg)";
const noImage = on("/gone.jpg", () => new Response(null, { status: 404 }));
const archive: Catalog = {
  ...standard,
  articles: Array.from({ length: 52 }, (_, index) => index).flatMap((index) =>
    standard.articles.slice(0, 1).map((article) => ({
      ...article,
      number: index,
      handle: `article-${index + 1}`,
      publishedAt: new Date(Date.UTC(2026, 0, 99 - index)).toISOString(),
    })),
  ),
};
const onGardening = withArticle({ tags: ["gardening"] });
const unsigned = withArticle({ author: { firstName: "", lastName: "", bio: "" } });
const incomplete = "articles without image, excerpt or author";
const oneSize = "4 bytes at 100 pixels, 4 at 800";
const oneImage = on("/cdn/", () => new Response("1234"));
const imagesElsewhere = rewrite("https://store.example/cdn", `${elsewhere}/cdn`);

describe("a warning names what differs", () => {
  test.each<[what: string, name: string, seen: string, fault: Fault]>([
    ["another version of the API", "API version", "2026-01", { respond: newerVersion }],
    ["252 products", "products after the first 250", last, { catalog: createCatalog(252) }],
    ["260 products", "products after the first 250", more, { catalog: createCatalog(260) }],
    ["280 products", "products after the first 250", many, { catalog: createCatalog(280) }],
    ["52 articles", "articles after the first 50", "article-51, article-52", { catalog: archive }],
    ["foreign images", foreign, `${first} (elsewhere.example)`, { catalog: withImages }],
    [
      "a supplier's image",
      descriptions,
      "hair-nutraceutical (elsewhere.example)",
      { respond: supplied },
    ],
    ["a video", embeds, `${first} (video.example)`, { catalog: withVideo }],
    ["dead links", deadLinks, `${first} ${dead}`, { catalog: withDeadLinks, respond: noImage }],
    ["no private token", "SHOPIFY_STOREFRONT_PRIVATE_TOKEN", "not set", { privateToken: null }],
    ["seven images", "products with more than 5 images", "complete-wellness-kit", {}],
    ["euros", "currencies other than USD", "EUR", { respond: rewrite('"USD"', '"EUR"') }],
    ["no category", "articles without a category", "why-hair", { catalog: onGardening }],
    ["no author", incomplete, "why-hair", { catalog: unsigned }],
    ["images of one size", "images", oneSize, { respond: oneImage }],
    ["no SITE_URL", "SITE_URL", "not set", { siteUrl: null }],
    ["no trusted proxy", "TRUSTED_PROXIES", "0", { trustedProxies: 0 }],
    ["no database", "DATABASE_URL", "not set", { hasDatabase: false }],
    ["no articles", 'blog "news" without articles', "empty", { catalog: emptyBlog }],
    ["no event this year", "holiday event of this year", "ended on 2025-12-31", inOctober],
    ["no mail server", "SMTP_URL", "not set", { hasMailServer: false }],
  ])("%s: %s says %s", async (_, name, seen, fault) => {
    await expectFinding(name, "warning", seen, fault);
  });

  test("a category without a product", async () => {
    const products = standard.products.filter(
      ({ tags }) => !tags.some((tag) => /scalp|serum|oil/.test(tag)),
    );

    const catalog = { ...standard, products };
    await expectFinding("products for /shop/scalp-therapy", "warning", "none", { catalog });
    await expectFinding("products for /shop/scalp-therapy", "ok", "no issues", {});
  });

  test("pages that are off are asked nothing", async () => {
    const ofPages = /\/(?:subscribe|holidays|blog|shop\/)|^blog|^articles|^holiday/;
    const sold = standard.products.filter(({ handle }) => handle === "shampoo");
    const catalog = { ...standard, products: sold, articles: [] };
    const seen = async (fault: Fault) =>
      (await checkFaultyStore({ catalog, sellingPlans: "off", ...inOctober, ...fault }))
        .filter(({ name, seen, status }) => status !== "ok" && ofPages.test(`${name} ${seen}`))
        .map(({ name }) => name);
    const pagesOff = [
      "/subscribe",
      "/holidays",
      "/blog",
      "/shop/scalp-therapy",
      "/shop/nutraceuticals",
    ];

    expect((await seen({})).length).toBeGreaterThan(5);
    expect(await seen({ pagesOff })).toEqual([]);
    await expectFinding("selling plans", "ok", "so is /subscribe", {
      catalog: emptyCatalog,
      sellingPlans: "off",
      pagesOff,
    });
  });

  const { variants: eleven = [] } = options("Size", sizes);
  const lastInStock = {
    ...options("Size", sizes),
    variants: eleven.map((variant, at) => ({ ...variant, stock: at < 10 ? 0 : 1 })),
  };
  const onlyLast = "products whose first 10 variants are sold out, and others are not";

  const tenPercent = planned(1000, { type: "percentage", percent: 10 });
  const discount = `test-product $9.00 instead of ${inDollars(subscribed(1000))}`;

  test.each<[what: string, name: string, parts: Partial<ProductRecord>, seen?: string]>([
    ["no image", "products without an image", { images: [] }],
    ["no price", "products that cost nothing", oneVariant(0)],
    [
      "eleven variants",
      "products with more than 10 variants",
      options("Size", sizes),
      "product (11)",
    ],
    ["the eleventh alone in stock", onlyLast, lastInStock],
    ["no description", "products without a description", { description: [] }],
    [
      "a long title",
      "titles of more than 80 characters",
      { title: "a".repeat(81) },
      "product (81)",
    ],
    ["no tag of a category", "products without a category", { tags: ["vegan"] }],
    [
      "a mistyped badge",
      "tags that are nearly those of a badge, bundle or concern",
      { tags: [mistyped] },
      mistyped,
    ],
    ["10 % off", "prices that differ from texts", tenPercent, discount],
  ])("a product with %s: %s", async (_, name, parts, seen = "test-product") => {
    const catalog = { ...standard, products: [productRecord(parts)] };

    await expectFinding(name, "warning", seen, { catalog });
  });

  test.each([
    ["is sold out", "featured products that are sold out", oneVariant(6799, 0), ""],
    ["has no plan", "best sellers without a subscription", oneVariant(6799), ""],
    ["costs less", "prices that differ from texts", oneVariant(6000), " $60.00 instead of $67.99"],
  ])("a best seller that %s: %s", async (_, name, parts, seen) => {
    const catalog = changed("hair-nutraceutical", parts);

    await expectFinding(name, "warning", `hair-nutraceutical${seen}`, { catalog });
  });
});

test.each([
  ["box once", 100, 0, "once"],
  ["box with its plan", 0, 100, "subscribed"],
] as const)("a price of a plan's %s that differs from /subscribe is named", async (...row) => {
  const [, lessOnce, lessSubscribed, price] = row;
  const box = getBoxCents("essentials-plan", 1);
  const cents = box.subscribed - lessSubscribed;
  const plan = planned(box.once - lessOnce, { type: "fixed price", cents });
  const catalog = changed("essentials-plan", plan);
  const seen = `essentials-plan ${inDollars(box[price] - 100)} instead of ${inDollars(box[price])}`;

  await expectFinding("prices that differ from texts", "warning", seen, { catalog });
});

test("a tag that the shop does not know, and one article of each kind, raise no issue", async () => {
  const catalog = {
    ...standard,
    products: [productRecord({ tags: ["scalp", "vegan", "Concern : Dry ends"] })],
  };
  const findings = await checkFaultyStore({ catalog });
  const names = ["tags that are nearly those of a badge, bundle or concern", foreign, embeds];

  for (const name of names)
    expect(findings).toContainEqual(expect.objectContaining({ name, status: "ok" }));
});

test("the links of our own articles and descriptions lead somewhere", async () => {
  await expectFinding(deadLinks, "ok", "no issues", {});
});

test("the share of products that are sold out is named above a quarter", async () => {
  const name = "share of products that are sold out";
  const products = standard.products.map((product, index) => ({
    ...product,
    variants: product.variants.map((one) => ({ ...one, stock: index % 3 === 0 ? 1 : 0 })),
  }));
  const soldOut = products.filter((_, index) => index % 3 !== 0).length;

  const seen = `% (${soldOut} of ${products.length})`;
  await expectFinding(name, "warning", seen, { catalog: { ...standard, products } });
  await expectFinding(name, "ok", "no issues", {});
});

test("images of other hosts are named with their products", async () => {
  await expectFinding("images", "error", "in hair-nutraceutical", { respond: imagesElsewhere });
});

test("every file that a finding names exists", async () => {
  const found = await Promise.all([
    checkFaultyStore({ catalog: emptyCatalog }),
    checkFaultyStore(),
  ]);
  const texts = [...namedProductRules, ...catalogRules, priceRule, holidayRule, ...found.flat()];
  const files = texts.flatMap(({ action }) => action.match(/\b[\w/-]+\.(?:ts|md)\b/g) ?? []);

  expect(files.length).toBeGreaterThan(5);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});
