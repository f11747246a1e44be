import { stat } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { products } from "#brand/content/products/index.ts";
import {
  awards,
  getReleaseFile,
  heroPublications,
  latestRelease,
  mediaKitFile,
  pressArticles,
  pressReleases,
} from "#brand/content/proof/press.ts";
import { outletGroups, pressOutlets } from "#brand/content/proof/press-outlets.ts";
import { reviews } from "#brand/content/proof/reviews.ts";
import {
  hairSwatches,
  reviewTabs,
  testimonialStats,
  videoDiaries,
} from "#brand/content/proof/testimonials.ts";
import { site } from "#brand/content/site.ts";
import { counted } from "../../app/lib/text";
import { expect, test } from "../support/shop-fixtures";

test("the press page lists coverage; links outward and to files say what they are", async ({
  shop,
  page,
}) => {
  await shop.visit("/proof/press");
  const section = (name: string) => page.getByRole("region", { name, exact: true });
  await expect(shop.blocks).toHaveText([
    "In The News",
    "Complete Media Coverage",
    "Featured Articles",
    "Press Releases",
    "Awards & Recognition",
    "Press Inquiries",
  ]);
  await expect(section("In print, on air, on the record").getByRole("listitem")).toHaveText([
    ...heroPublications,
  ]);
  const news = section("In The News");
  await expect(news.getByText("September 3, 2025")).toBeVisible();
  await expect(news.getByRole("heading", { name: latestRelease.title })).toBeVisible();
  const rows = page.getByRole("list", { name: /^Outlets, / });
  await expect(rows).toHaveCount(2);
  for (const { name } of pressOutlets)
    await expect(rows.getByText(name, { exact: true }).first()).toBeAttached();
  const articles = section("Featured Articles").getByRole("article");
  await expect(articles.getByRole("link")).toHaveText(
    pressArticles.map(({ headline }) => new RegExp(`${headline.slice(0, 20)}.*opens in a new tab`)),
  );
  await expect(section("Awards & Recognition").getByRole("listitem")).toHaveCount(awards.length);
  await expect(
    section("Press Inquiries").getByRole("link", { name: "Press Contact" }),
  ).toHaveAttribute("href", new RegExp(`^mailto:${site.email}`));

  const outward = await page
    .getByRole("main")
    .locator('a[href^="https:"]')
    .evaluateAll((all) =>
      all.map((link) => [link.getAttribute("target"), link.getAttribute("rel"), link.textContent]),
    );
  expect(outward).toHaveLength(6 + 30 + 10);
  for (const [target, rel, text] of outward) {
    expect([target, rel]).toEqual(["_blank", "noopener"]);
    expect(text).toContain("opens in a new tab");
  }

  // The coverage opens one group at a time, by keyboard.
  const coverage = section("Complete Media Coverage");
  const groups = coverage.getByRole("group");
  await expect(groups).toHaveCount(outletGroups.length);
  await expect(coverage.getByRole("link")).toHaveCount(0);
  for (const [index, { label, outlets }] of outletGroups.entries()) {
    await groups.nth(index).locator("summary").press("Enter");
    await expect(groups.nth(index).getByRole("heading", { name: label })).toBeVisible();
    await expect(coverage.getByRole("link")).toHaveCount(outlets.length);
  }
  await expect(coverage.getByText("+ 270 additional regional outlets")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(coverage.getByRole("link")).toHaveCount(0);

  const releases = section("Press Releases").getByRole("article");
  await expect(releases).toHaveCount(pressReleases.length);
  for (const [index, release] of pressReleases.entries()) {
    const link = releases.nth(index).getByRole("link");
    const file = await download(page, link);
    expect(file.name).toBe(getReleaseFile(release));
    await expect(link).toHaveText(`PDF, ${file.kb} KB: ${release.title}`);
  }
  const link = page.getByRole("link", { name: /^Download Media Kit/ });
  const kit = await download(page, link);
  expect(kit.name).toBe(mediaKitFile);
  await expect(link).toHaveText(`Download Media Kit (ZIP, ${kit.kb} KB)`);
});

async function download(page: Page, link: Locator): Promise<{ name: string; kb: number }> {
  const started = page.waitForEvent("download");
  await link.click();
  const file = await started;
  const { size } = await stat(await file.path());
  return { name: file.suggestedFilename(), kb: Math.round(size / 1000) };
}

const testimonials = "/proof/testimonials";
const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });
const cards = (page: Page) => page.getByRole("tabpanel").getByRole("article");
/** The results of a tab's reviews: those that the content puts into its category. */
const resultsOf = (id: string) =>
  reviews.flatMap(({ categories, result }) =>
    categories.some((category) => category === id) ? [result] : [],
  );
// Longer than what a card shows at first, and what is looked for at its end.
const longReview = reviews.find(({ text }) => text.length > 240) ?? reviews[0];

test("the testimonials show figures, twenty reviews, honest swatches, no player, and the guarantee", async ({
  shop,
  page,
}) => {
  await shop.visit(testimonials);
  const main = page.getByRole("main");
  await expect(main.getByRole("term")).toHaveText(testimonialStats.map(({ label }) => label));
  await expect(main.getByRole("definition")).toHaveText(
    testimonialStats.map(({ figure }) => figure),
  );
  await expect(page.getByRole("tab")).toHaveText(reviewTabs.map(({ label }) => label));
  await expect(cards(page).getByRole("heading")).toHaveText(reviews.map(({ result }) => result));
  const [review] = reviews;
  const card = cards(page).first();
  for (const text of [`${review?.rating} out of 5 stars`, `${review?.name}, ${review?.age}`])
    await expect(card).toContainText(text);
  await expect(card).toContainText("Sample review");
  await expect(page.getByText("Verified buyer")).toHaveCount(0);
  const title = review && products[review.product].title;
  await expect(card.getByRole("link", { name: title })).toHaveAttribute(
    "href",
    `/products/${review?.product}`,
  );

  const swatches = main.getByRole("region", { name: "Before and after, in swatches" });
  await expect(swatches).toContainText("not customer photos");
  await expect(swatches.getByRole("figure").getByRole("heading")).toHaveText(
    hairSwatches.map(({ hair }) => hair),
  );
  await expect(swatches.getByRole("img", { name: /^Two swatches of / })).toHaveCount(6);
  const videos = main.getByRole("region", { name: "Video diaries" });
  await expect(videos).toContainText("there is nothing to play yet");
  await expect(videos.getByRole("figure").getByRole("heading")).toHaveText(
    videoDiaries.map(({ topic }) => topic),
  );
  await expect(page.locator("video, iframe")).toHaveCount(0);

  const guarantee = main.getByRole("region", { name: "60-Day Money-Back Guarantee" });
  await guarantee.getByRole("link", { name: "Shop Now" }).click();
  await expect(page).toHaveURL("/shop");
});

test("on a phone the tab of the address is scrolled into view, Back leads to the one before, and reviews unfold", async ({
  shop,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await shop.visit(`${testimonials}?tab=45plus`);
  const expectTab = async (id: string) => {
    const results = resultsOf(id);
    await expect(cards(page).getByRole("heading")).toHaveText(results);
    await expect(page.getByText(`Showing ${counted(results.length, "review")}`)).toBeVisible();
    await expect(page.getByRole("tab", { selected: true })).toHaveCount(1);
  };
  await expectTab("45plus");
  await page.getByRole("tablist").scrollIntoViewIfNeeded();
  await expect(tab(page, "45+ Women")).toBeInViewport({ ratio: 1 });

  await tab(page, "All Reviews").click();
  await expect(page).toHaveURL(testimonials);
  await tab(page, "Thickness").click();
  await expectTab("thickness");
  await page.goBack();
  await expect(page).toHaveURL(testimonials);
  await expect(cards(page)).toHaveCount(reviews.length);
  await expectToUnfold(page.getByRole("article", { name: longReview?.result }));
});

/** A long review is short at first. */
async function expectToUnfold(card: Locator): Promise<void> {
  const text = card.getByRole("paragraph").nth(1);
  const seen = { useInnerText: true };
  await expect(text).toHaveText(/^.{150,199}\w…$/, seen);
  await card.getByRole("button", { name: "Read more" }).click();
  await expect(text).toHaveText(longReview?.text ?? "", seen);
  await card.getByRole("button", { name: "Show less" }).click();
  await expect(text).toHaveText(/…$/, seen);
}
