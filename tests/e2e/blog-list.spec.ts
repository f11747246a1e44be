import type { Page } from "@playwright/test";
import { expect, test } from "../support/shop-fixtures";

const latest = "Why hair takes a season to change";
const articleCards = (page: Page) =>
  page
    .getByRole("region", { name: /^(?:Latest|Search results|Articles|Hair|Science|Clean|Expert)/ })
    .getByRole("article");
const chips = (page: Page) => page.getByRole("navigation", { name: "Article categories" });
const searchBox = (page: Page) => page.getByRole("searchbox", { name: "Search articles" });

test("the journal opens with one large and two smaller articles, the rest below", async ({
  page,
  shop,
}) => {
  await shop.visit("/blog");

  await expect(page).toHaveTitle("Journal | Solenne");
  const featured = page.getByRole("region", { name: "Featured articles" });
  await expect(featured.getByRole("heading")).toHaveText([
    latest,
    "How to read a hair supplement label",
    "A wash day in the right order",
  ]);
  await expect(articleCards(page)).toHaveCount(11);
  await expect(page.getByText("14 articles", { exact: true })).toBeVisible();
  await expect(page.getByText("artículos de ejemplo")).toHaveCount(0);
});

test("beside it are the longest reads, the topics and ways on", async ({ page, shop }) => {
  await shop.visit("/blog");

  const side = page.getByRole("complementary", { name: "More from the journal" });
  await expect(
    side.getByRole("region", { name: "Most Popular" }).getByRole("listitem"),
  ).toHaveCount(5);
  await expect(
    side.getByRole("navigation", { name: "Popular Topics" }).getByRole("link"),
  ).toHaveCount(15);
  for (const [name, path] of [
    ["Find your routine", "/quiz"],
    ["Shop all products", "/shop"],
    ["Subscribe and save", "/subscribe"],
  ] as const) {
    await expect(side.getByRole("link", { name })).toHaveAttribute("href", path);
  }
});

test("a category goes into the address, All takes it out, and Back undoes each", async ({
  page,
  shop,
}) => {
  await shop.visit("/blog");

  await chips(page).getByRole("link", { name: "Clean Beauty" }).click();
  await expect(page).toHaveURL(/\/blog\?category=clean-beauty$/);
  await expect(page.getByRole("region", { name: "Featured articles" })).toHaveCount(0);
  await expect(articleCards(page).getByRole("heading")).toHaveText([
    "What clean means when it is written down",
    "A bottle with a second life",
  ]);

  await chips(page).getByRole("link", { name: "All Articles" }).click();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(articleCards(page)).toHaveCount(11);

  await page.goBack();
  await expect(articleCards(page)).toHaveCount(2);
});

test("a search follows what is typed, marks it, counts it, and clears the category", async ({
  page,
  shop,
}) => {
  await shop.visit("/blog?category=clean-beauty");

  await searchBox(page).pressSequentially("WASH");

  await expect(page).toHaveURL(/\/blog\?q=WASH$/);
  await expect(page.getByRole("status").filter({ hasText: "for “WASH”" })).toHaveText(
    /^\d+ articles? for “WASH”$/,
  );
  await expect(page.locator("mark").first()).toHaveText(/wash/i);
  await expect(searchBox(page)).toHaveValue("WASH");
  await expect(searchBox(page)).toBeFocused();

  await page.goBack();
  await expect(searchBox(page)).toHaveValue("");
  await page.goForward();
  await expect(searchBox(page)).toHaveValue("WASH");
});

test("a category chosen after a search keeps the search", async ({ page, shop }) => {
  await shop.visit("/blog?q=hair");

  await chips(page).getByRole("link", { name: "Expert Advice" }).click();

  await expect(page).toHaveURL(/\/blog\?category=expert-advice&q=hair$/);
  await expect(articleCards(page)).toHaveCount(2);
});

test("a topic is a search, and takes the category out", async ({ page, shop }) => {
  await shop.visit("/blog?category=expert-advice");

  await page
    .getByRole("navigation", { name: "Popular Topics" })
    .getByRole("link", { name: "scalp", exact: true })
    .click();

  await expect(page).toHaveURL(/\/blog\?q=scalp$/);
  await expect(searchBox(page)).toHaveValue("scalp");
});

test("an article that was found by its tag alone says so", async ({ page, shop }) => {
  await shop.visit("/blog?q=postpartum");

  await expect(page.getByText("Topic: postpartum")).toBeVisible();
});

for (const query of ["q=zzzz", "category=no-such-category"]) {
  test(`?${query} finds nothing and says what to do`, async ({ page, shop }) => {
    await shop.visit(`/blog?${query}`);

    await expect(
      page.getByText("No articles found. Try adjusting your search or filters."),
    ).toBeVisible();
  });
}

test("filtered lists come from the server as they are", async ({ request }) => {
  const html = await (await request.get("/blog?category=industry-news&q=rosemary")).text();

  expect(html).toContain("Rosemary and the headlines");
  expect(html).toMatch(/<mark[^>]*>Rosemary<\/mark>/);
  expect(html).not.toContain("Heat, in numbers</a>");
  expect(html).toContain('name="robots" content="noindex"');
});

test("back from an article the list is as it was, at the same place", async ({ page, shop }) => {
  await shop.visit("/blog?category=hair-care-tips");
  const link = page.getByRole("link", { name: "The scalp is skin" }).first();
  await link.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollBy(0, 120));
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(0);

  await link.click();
  await expect(page.getByRole("heading", { level: 1, name: "The scalp is skin" })).toBeVisible();
  await page.goBack();

  await expect(page).toHaveURL(/\/blog\?category=hair-care-tips$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("searching and choosing a category work", async ({ page }) => {
    await page.goto("/blog");
    await searchBox(page).fill("iron");
    await searchBox(page).press("Enter");

    await expect(page).toHaveURL(/\/blog\?q=iron$/);
    await expect(page.locator("mark").first()).toBeVisible();
  });
});

test("the feed is valid RSS with every article in full", async ({ page, request }) => {
  const response = await request.get("/blog/feed.xml");
  expect(response.headers()["content-type"]).toBe("application/rss+xml; charset=utf-8");
  const xml = await response.text();

  const feed = await page.evaluate((text) => {
    const document = new DOMParser().parseFromString(text, "application/xml");
    const textsOf = (name: string) =>
      [...document.getElementsByTagName(name)].map((element) => element.textContent ?? "");
    return {
      error: document.querySelector("parsererror")?.textContent ?? null,
      version: document.documentElement.getAttribute("version"),
      guids: textsOf("guid"),
      links: textsOf("link").slice(1),
      dates: textsOf("pubDate"),
      contents: textsOf("content:encoded"),
    };
  }, xml);

  expect(feed).toMatchObject({ error: null, version: "2.0" });
  expect(feed.guids).toHaveLength(14);
  expect(new Set(feed.guids).size).toBe(14);
  for (const link of feed.links) expect(link).toMatch(/^http:\/\/localhost:\d+\/blog\/[a-z-]+$/);
  for (const date of feed.dates) expect(date).toMatch(/^\w{3}, \d{2} \w{3} \d{4} [\d:]{8} GMT$/);
  for (const content of feed.contents) expect(content.length).toBeGreaterThan(3_000);
});
