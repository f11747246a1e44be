import { site } from "#brand/content/site.ts";
import { respondWith, respondWithArticles } from "../support/faults";
import { scrollsSideways } from "../support/page-shape";
import { readPage } from "../support/served-pages";
import { expect, test } from "../support/shop-fixtures";

// Articles as a store may have them. The store is the faulty one, because its tests choose what it sends.
test.use({ storeKind: "faulty" });

/** An article as the API sends it, without anything that is optional. */
const bare = {
  id: "gid://shopify/Article/1",
  title: "Bare",
  handle: "bare",
  contentHtml: "",
  excerptHtml: null,
  image: null,
  tags: [] as string[],
  publishedAt: "2026-10-12T08:00:00Z",
  authorV2: null,
  seo: null as { title: string | null; description: string | null } | null,
};
const articleResponse = (parts: Partial<typeof bare> = {}) =>
  respondWith({ blog: { articleByHandle: { ...bare, ...parts } } });

test("an article without anything has a page and a card", async ({ page, shop, store }) => {
  store.fail("GetArticle", articleResponse({ publishedAt: "soon" }));
  const list = respondWithArticles([bare, { ...bare, handle: "bare-2", id: "2" }]);
  store.fail("GetBlogArticles", list);

  expect((await shop.visit("/blog/bare"))?.status()).toBe(200);
  await expect(shop.title).toHaveText("Bare");
  await expect(page.getByText(`Written by ${site.name} Team.`)).toBeVisible();
  await expect(page.getByText("1 min read").first()).toBeVisible();
  await expect(page.getByText(/Published|Invalid/)).toHaveCount(0);
  await expect(page.getByRole("navigation", { name: "In this article" })).toHaveCount(0);

  await shop.menu.getByRole("link", { name: "Blog" }).click();
  await expect(page.getByText("2 articles", { exact: true })).toBeVisible();
  const links = page.getByRole("region", { name: "Latest" }).getByRole("link", { name: "Bare" });
  await expect(links).toHaveCount(2);
  await expect(links.last()).toHaveAttribute("href", "/blog/bare-2");
  await expect(page.getByRole("navigation", { name: "Popular Topics" })).toHaveCount(0);
});

test("an article of Shopify's own shape shows nothing twice and nothing empty", async ({
  page,
  shop,
  store,
}) => {
  const opening = "Hair grows a centimeter a month.";
  const contentHtml = `<p>${opening}</p><h3>Roots</h3><p>${"word ".repeat(400)}</p><h3>Ends</h3>`;
  store.fail("GetArticle", articleResponse({ contentHtml }));
  await page.setViewportSize({ width: 390, height: 844 });

  await shop.visit("/blog/bare");

  await expect(page.getByText(opening), "the opening is no excerpt as well").toHaveCount(1);
  await expect(page.getByText("2 sections", { exact: true })).toBeVisible();
  const text = page.getByText(opening);
  const head = await shop.title.boundingBox();
  const body = await text.boundingBox();
  expect(body?.y, "no empty frame stands in for an image").toBeLessThan((head?.y ?? 0) + 400);
});

test("an article with a single heading has no contents, and its date is that of the brand's time zone", async ({
  runningShop,
  store,
}) => {
  const contentHtml = "<p>Hair grows.</p><h2>Roots</h2><p>[gallery columns=2]</p>";
  store.fail(
    "GetArticle",
    articleResponse({ contentHtml, publishedAt: "2025-12-31T20:30:00-05:00" }),
  );

  const { text } = await readPage(runningShop.origin, "/blog/bare");
  expect(text).toContain("Roots");
  expect(text).not.toContain("In this article");
  expect(text).not.toContain("gallery");
  expect(text).toContain("December 31, 2025");
});

test("an article in Japanese has the minutes that its words take", async ({
  runningShop,
  store,
}) => {
  const contentHtml = `<p>${"髪の毛は一か月に約一センチ伸びます。".repeat(100)}</p>`;
  store.fail("GetArticle", articleResponse({ contentHtml }));

  expect((await readPage(runningShop.origin, "/blog/bare")).text).toContain("6 min read");
});

test("an empty blog speaks of filters only when one is set", async ({ runningShop, store }) => {
  store.fail("GetBlogArticles", respondWithArticles([]));
  const paragraphs = async (path: string) =>
    (await readPage(runningShop.origin, path)).elements.flatMap(({ name, text }) =>
      name === "p" ? text : [],
    );

  expect(await paragraphs("/blog")).toContain("No articles found.");
  expect(await paragraphs("/blog?q=hair")).toContain(
    "No articles found. Try adjusting your search or filters.",
  );
});

test("search engines and shared links get the store's own title and description", async ({
  runningShop,
  store,
}) => {
  const read = async (parts: Partial<typeof bare>) => {
    await store.reset();
    store.fail("GetArticle", articleResponse(parts));
    return readPage(runningShop.origin, "/blog/bare");
  };
  const seo = { title: "For cards", description: "For search engines." };
  const own = await read({ seo });
  expect(own.title).toBe("Bare | blog");
  for (const name of ["og:title", "twitter:title"]) expect(own.meta(name)).toBe(seo.title);
  for (const name of ["description", "og:description"])
    expect(own.meta(name)).toBe(seo.description);

  const contentHtml = "<p>Hair grows.</p>";
  const blank = await read({ contentHtml, seo: { title: " ", description: "" } });
  expect(blank.meta("og:title")).toBe("Bare");
  expect(blank.meta("description")).toBe("Hair grows.");

  const long = await read({ seo: { title: null, description: "word ".repeat(150) } });
  expect(long.meta("description"), "cut at a word").toMatch(/^(?:word ){62,63}word…$/);

  const without = await read({});
  const names = without.elements.map(({ attributes }) => attributes.name);
  expect(names, "an empty description is left out").not.toContain("description");
});

test("on a phone, wide tables and long texts do not widen the page", async ({
  page,
  shop,
  store,
}) => {
  const cells = Array.from({ length: 30 }, (_, i) => `<td>Column ${i}</td>`).join("");
  const table = `<table><caption>Wide</caption><tr>${cells}</tr></table>`;
  const text = `<p>${"word ".repeat(100)}</p>`.repeat(300);
  const contentHtml = `${table}<p>${"x".repeat(500)}</p>${text}`;
  store.fail("GetArticle", articleResponse({ contentHtml, title: "y".repeat(200) }));
  await page.setViewportSize({ width: 390, height: 844 });

  await shop.visit("/blog/bare");

  await expect(page.getByText(/^15\d min read$/).first()).toBeVisible();
  const wide = page.getByRole("region", { name: "Wide" });
  await wide.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => wide.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
  expect(await scrollsSideways(page)).toBe(false);
});

test("on a small phone an image that fails to load is no wider than its space", async ({
  page,
  shop,
  store,
  problems,
}) => {
  problems.expect(/status of 404/);
  const image =
    '<img src="/none.jpg" width="1200" height="800" alt="Two_bottles_on_a_stone_by_the_sea.jpg">';
  const contentHtml = `${image}<p><a href="/science">${image}</a></p><ul><li>Text ${image}</li></ul>
    <blockquote>${image}</blockquote><table><tr><td>${image}</td><td>Text</td></tr></table>`;
  store.fail("GetArticle", articleResponse({ contentHtml }));
  await page.setViewportSize({ width: 320, height: 844 });
  await shop.visit("/blog/bare");

  const images = page.getByRole("article").getByRole("img");
  await expect(images).toHaveCount(5);
  for (const each of await images.all()) {
    await each.scrollIntoViewIfNeeded();
    await expect.poll(() => each.evaluate((node: HTMLImageElement) => node.complete)).toBe(true);
    const box = await each.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 320)).toBeLessThanOrEqual(300);
  }
});

test("on a phone a table of two columns wraps, and one that cannot shows that it scrolls", async ({
  page,
  shop,
  store,
}) => {
  const rows = [
    ["<strong>Carton Shipping Dimensions</strong>", '22"H X 42"W X 18"D'],
    ["<strong>Weight</strong>", "12 lbs, with the carton and everything that is in it"],
  ].map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`);
  const contentHtml = `<table><caption>Narrow</caption>${rows.join("")}</table>
    <table><caption>Wide</caption><tr><td>${"a".repeat(90)}</td><td>${"b".repeat(90)}</td></tr></table>`;
  store.fail("GetArticle", articleResponse({ contentHtml }));
  const getHiddenPx = (name: string) =>
    page
      .getByRole("region", { name })
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);

  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    if (width === 320) await shop.visit("/blog/bare");
    expect(await getHiddenPx("Narrow"), `at ${width}`).toBe(0);
    expect(await getHiddenPx("Wide"), `at ${width}`).toBeGreaterThan(0);
    expect(await scrollsSideways(page)).toBe(false);
  }
  const wide = page.getByRole("region", { name: "Wide" });
  await expect(wide, "a shadow at the edge").toHaveCSS("background-attachment", /local.*scroll/);
});
