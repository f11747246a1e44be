import { afterAll, beforeEach, expect, test } from "vitest";
import { openShop } from "../faults/support/running-shop";
import { type AttackArticle, articleAttacks, toArticle } from "../support/article-attacks";
import { faults, respondWith, respondWithArticles } from "../support/faults";
import { openFaultyStore } from "../support/faulty-store";
import { type HtmlElement, readPage, type ServedPage } from "../support/served-pages";
import { sized } from "../support/test-size";

const store = await openFaultyStore();
afterAll(store.close);
const shop = await openShop(afterAll, store);
beforeEach(store.reset);
const get = (path: string) => fetch(shop.origin + path);

const articles = articleAttacks.map(toArticle);
const noBlog = respondWith({ blog: null });
const findNotice = ({ elements }: ServedPage) =>
  elements.find(({ attributes }) => attributes.lang === "es")?.text;

test("markup in an article is harmless as served", async () => {
  const readElements = async (article: AttackArticle) => {
    await store.reset();
    store.fail("GetBlogArticles", respondWithArticles(articles));
    store.fail("GetArticle", respondWith({ blog: { articleByHandle: article } }));
    const { status, elements } = await readPage(shop.origin, `/blog/${article.handle}`);
    expect(status).toBe(200);
    return elements;
  };
  const countCode = (elements: HtmlElement[]) =>
    elements.filter(({ name }) => /^(?:script|style)$/.test(name)).length;
  const harmless = await readElements(toArticle("Text", articles.length));
  expect(harmless.filter(isHarmful)).toEqual([]);
  const every = sized({ short: 4, full: 1 });
  for (const article of articles.filter((_, index) => index % every === 0)) {
    const elements = await readElements(article);
    expect.soft(countCode(elements), article.contentHtml).toBe(countCode(harmless));
    expect.soft(elements.filter(isHarmful), article.contentHtml).toEqual([]);
  }
});

test("a store that does not show its articles has five samples, with a notice in Spanish", async () => {
  for (const fault of [faults.paymentRequired, faults.accessDenied, noBlog]) {
    await store.reset();
    store.fail("GetBlogArticles", fault);
    const page = await readPage(shop.origin, "/blog");
    expect([page.status, page.cacheControl]).toEqual([503, "no-store"]);
    expect(page.text).toContain("5 articles");
    expect(findNotice(page)).toContain("Mostrando artículos de ejemplo.");
    expect(findNotice(page)).toContain("unauthenticated_read_content");
  }
  store.fail("GetArticle", noBlog);
  const sample = await readPage(shop.origin, "/blog/what-a-strand-is-made-of");
  expect(sample.status).toBe(503);
  expect(findNotice(sample)).toContain("Artículo de ejemplo.");
});

test("a store that does not show its articles has none in its feed and its sitemap", async () => {
  store.fail("GetBlogArticles", noBlog);
  const feed = await get("/blog/feed.xml");
  expect(feed.status).toBe(503);
  expect(feed.headers.get("cache-control")).toBe("no-store");

  const sitemap = await (await get("/sitemap.xml")).text();
  expect(sitemap).toContain("/products/hair-oil</loc>");
  expect(sitemap).not.toContain("/blog/");

  await store.reset();
  store.fail("GetProducts", faults.htmlInsteadOfJson);
  const failed = await get("/sitemap.xml");
  expect(failed.status).toBe(503);
  expect(failed.headers.get("cache-control")).toBe("no-store");
});

/** Whether an element would run a script, load or embed something of another host, or leave the page. */
function isHarmful({ name, attributes }: HtmlElement): boolean {
  const { src = "", srcset = "", href = "", action = "" } = attributes;
  return (
    /^(?:iframe|object|embed|frame|frameset|base|portal)$/.test(name) ||
    "http-equiv" in attributes ||
    Object.keys(attributes).some((attribute) =>
      /^(?:on|ping$|formaction$|srcdoc$)/.test(attribute),
    ) ||
    /attacker|^data:/.test(`${src}${srcset}${action}`) ||
    (name !== "a" && href.includes("attacker")) ||
    /^[\0-\x20]*(?:java|vb)script:/i.test(href || src || action)
  );
}
