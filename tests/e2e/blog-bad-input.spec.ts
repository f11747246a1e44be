import type { Fault } from "../support/faults";
import { expect, test } from "../support/shop-fixtures";

test.use({ storeKind: "faulty" });

type Node = Record<string, unknown>;

/** An article as the API sends it, with nothing that it may leave out. */
function bare(parts: Node = {}): Node {
  return {
    id: "gid://shopify/Article/1",
    title: "Bare",
    handle: "bare",
    contentHtml: "",
    excerptHtml: null,
    image: null,
    tags: [],
    publishedAt: "2026-10-12T08:00:00Z",
    authorV2: null,
    seo: null,
    ...parts,
  };
}

function answer(data: unknown): Fault {
  const headers = { "content-type": "application/json" };
  return { does: "answer", status: 200, body: JSON.stringify({ data }), headers };
}

const articleIs = (node: Node) => answer({ blog: { articleByHandle: node } });
const listIs = (...nodes: Node[]) =>
  answer({
    blog: {
      articles: {
        pageInfo: { hasNextPage: false, endCursor: null },
        edges: nodes.map((node) => ({ node })),
      },
    },
  });

test("an article without anything has a page, a card and the defaults", async ({
  page,
  shop,
  store,
}) => {
  store.fail("GetArticle", articleIs(bare()));
  store.fail("GetBlogArticles", listIs(bare()));

  const response = await shop.visit("/blog/bare");
  expect(response?.status()).toBe(200);
  await expect(shop.title).toHaveText("Bare");
  await expect(page.getByText("Written by Solenne Team.")).toBeVisible();
  await expect(page.getByText("1 min read")).toBeVisible();
  await expect(page.getByRole("navigation", { name: "In this article" })).toHaveCount(0);
  await expect(page.getByText("You May Also Like")).toHaveCount(0);

  await shop.visit("/blog");
  await expect(page.getByText("1 article", { exact: true })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Popular Topics" })).toHaveCount(0);
});

test("a store without articles says so", async ({ page, shop, store }) => {
  store.fail("GetBlogArticles", listIs());

  await shop.visit("/blog");

  await expect(page.getByText("No articles found.")).toBeVisible();
});

test("a date that is none is not shown", async ({ page, shop, store }) => {
  store.fail("GetArticle", articleIs(bare({ publishedAt: "soon" })));

  await shop.visit("/blog/bare");

  await expect(shop.title).toHaveText("Bare");
  await expect(page.getByText(/Published|Invalid/)).toHaveCount(0);
});

test("two hundred headings are all in the contents, which scroll by themselves", async ({
  page,
  shop,
  store,
}) => {
  const contentHtml = Array.from({ length: 200 }, (_, i) => `<h2>Part</h2><p>${i}</p>`).join("");
  store.fail("GetArticle", articleIs(bare({ contentHtml })));

  await shop.visit("/blog/bare");

  const links = page.getByRole("navigation", { name: "In this article" }).getByRole("link");
  await expect(links).toHaveCount(200);
  await links.last().click();
  await expect(page).toHaveURL(/#h-part-200$/);
  await expect(page.getByRole("heading", { name: "Part" }).last()).toBeInViewport();
});

test("a table wider than the phone scrolls inside itself", async ({ page, shop, store }) => {
  const cells = Array.from({ length: 30 }, (_, i) => `<td>Column ${i}</td>`).join("");
  const contentHtml = `<table><caption>Wide</caption><tr>${cells}</tr></table><p>${"x".repeat(500)}</p>`;
  store.fail("GetArticle", articleIs(bare({ contentHtml, title: "y".repeat(200) })));
  await page.setViewportSize({ width: 390, height: 844 });

  await shop.visit("/blog/bare");

  const table = page.getByRole("region", { name: "Wide" });
  expect(await table.evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(true);
  await table.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => table.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test("thirty thousand words are shown, and counted", async ({ page, shop, store }) => {
  const contentHtml = `<p>${"word ".repeat(100)}</p>`.repeat(300);
  store.fail("GetArticle", articleIs(bare({ contentHtml })));

  await shop.visit("/blog/bare");

  await expect(page.getByText("150 min read")).toBeVisible();
});

test("two articles of one title are two articles", async ({ page, shop, store }) => {
  store.fail("GetBlogArticles", listIs(bare(), bare({ handle: "bare-2", id: "2" })));

  await shop.visit("/blog");

  const links = page.getByRole("region", { name: "Latest" }).getByRole("link", { name: "Bare" });
  await expect(links).toHaveCount(2);
  await expect(links.last()).toHaveAttribute("href", "/blog/bare-2");
});

test("tags with odd case and spaces decide the category and are one topic", async ({
  page,
  shop,
  store,
}) => {
  store.fail("GetBlogArticles", listIs(bare({ tags: ["  EXPERT ", "Iron", "iron "] })));

  await shop.visit("/blog?category=expert-advice");

  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(
    page.getByRole("navigation", { name: "Popular Topics" }).getByRole("link"),
  ).toHaveText(["EXPERT", "Iron"]);
});

test("headings in other scripts have links that work when opened directly", async ({
  page,
  shop,
  store,
}) => {
  const space = "<p>文字</p>".repeat(60);
  const contentHtml = `<h2>头发的生长</h2>${space}<h2>Рост волос</h2>${space}<h2>头发的生长</h2>${space}`;
  store.fail("GetArticle", articleIs(bare({ contentHtml })));

  await shop.visit(`/blog/bare#${encodeURIComponent("h-头发的生长-2")}`);

  await expect
    .poll(() =>
      page
        .getByRole("heading", { name: "头发的生长" })
        .last()
        .evaluate((heading) => Math.round(heading.getBoundingClientRect().top)),
    )
    .toBe(100);
});
