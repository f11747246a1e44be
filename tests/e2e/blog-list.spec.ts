import type { Page } from "@playwright/test";
import { site } from "#brand/content/site.ts";
import { expect, test } from "../support/shop-fixtures";

const articleCards = (page: Page) =>
  page
    .getByRole("region", { name: /^(?:Latest|Search results|Articles|Hair|Science|Clean|Expert)/ })
    .getByRole("article");
const category = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Article categories" }).getByRole("link", { name });
const searchBox = (page: Page) => page.getByRole("searchbox", { name: "Search articles" });
const topics = (page: Page) => page.getByRole("navigation", { name: "Popular Topics" });

test("the blog has three featured articles, a list and a sidebar; a category is in the address, and Back and All undo it", async ({
  page,
  shop,
}) => {
  await shop.visit("/blog");

  await expect(page).toHaveTitle(`Journal | ${site.name}`);
  const featured = page.getByRole("region", { name: "Featured articles" });
  await expect(featured.getByRole("heading")).toHaveText([
    "Why hair takes a season to change",
    "How to read a hair supplement label",
    "A wash day in the right order",
  ]);
  await expect(articleCards(page)).toHaveCount(11);
  await expect(page.getByText("14 articles", { exact: true })).toBeVisible();
  await expect(page.getByText("artículos de ejemplo")).toHaveCount(0);
  const sidebar = page.getByRole("complementary", { name: "More from the journal" });
  const popular = sidebar.getByRole("region", { name: "Most Popular" });
  await expect(popular.getByRole("listitem")).toHaveCount(5);
  await expect(topics(page).getByRole("link")).toHaveCount(15);
  for (const [name, path] of [
    ["Find your routine", "/quiz"],
    ["Shop all products", "/shop"],
    ["Subscribe and save", "/subscribe"],
  ] as const)
    await expect(sidebar.getByRole("link", { name })).toHaveAttribute("href", path);

  await category(page, "Clean Beauty").click();
  await expect(page).toHaveURL("/blog?category=clean-beauty");
  await expect(featured).toHaveCount(0);
  await expect(articleCards(page)).toHaveCount(2);

  await category(page, "All Articles").click();
  await expect(page).toHaveURL("/blog");
  await expect(articleCards(page)).toHaveCount(11);

  await page.goBack();
  await expect(articleCards(page)).toHaveCount(2);
});

test("the feed has every article", async ({ page, request }) => {
  const feed = await (await request.get("/blog/feed.xml")).text();
  // Parsed in a blank page, because the shop's policy forbids parsing strings.
  const parsed = await page.evaluate((text) => {
    const xml = new DOMParser().parseFromString(text, "application/xml");
    const problem = xml.querySelector("parsererror")?.textContent;
    return { problem, items: xml.querySelectorAll("item").length };
  }, feed);
  expect(parsed).toEqual({ problem: undefined, items: 14 });
});

test("a search follows the typing, counts, and clears the category, as a topic does", async ({
  page,
  shop,
  request,
}) => {
  const nothing = "No articles found. Try adjusting your search or filters.";
  await shop.visit("/blog?category=clean-beauty");

  await searchBox(page).pressSequentially("WASH");

  await expect(page).toHaveURL("/blog?q=WASH");
  await expect(page.getByRole("status").filter({ hasText: "for “WASH”" })).toHaveText(
    /^\d+ articles? for “WASH”$/,
  );
  await expect(searchBox(page)).toHaveValue("WASH");
  await expect(searchBox(page)).toBeFocused();
  await page.goBack();
  await expect(searchBox(page)).toHaveValue("");
  await page.goForward();
  await expect(searchBox(page)).toHaveValue("WASH");

  await searchBox(page).fill("zzzz");
  await expect(page.getByText(nothing)).toBeVisible();
  await searchBox(page).fill("hair");
  await expect(page).toHaveURL("/blog?q=hair");
  await category(page, "Expert Advice").click();
  await expect(page, "a category keeps the search").toHaveURL(
    "/blog?category=expert-advice&q=hair",
  );
  await expect(articleCards(page)).toHaveCount(2);
  await topics(page).getByRole("link", { name: "scalp", exact: true }).click();
  await expect(page).toHaveURL("/blog?q=scalp");
  await expect(searchBox(page)).toHaveValue("scalp");

  const read = async (query: string) =>
    (await (await request.get(`/blog?${query}`)).text()).replace(/<!--.*?-->|<[^>]*>/g, "");
  expect(await read("q=postpartum"), "found by its tag alone").toContain("Topic: postpartum");
  for (const query of ["q=zzzz", "category=no-such-category"])
    expect(await read(query), query).toContain(nothing);
});
