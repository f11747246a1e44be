import { stat } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import {
  awards,
  getReleaseFile,
  heroPublications,
  latestRelease,
  mediaKitFile,
  pressArticles,
  pressReleases,
} from "../../app/content/proof/press";
import { getOutlets, outletGroups, pressOutlets } from "../../app/content/proof/press-outlets";
import { headingsIn } from "../support/page-shape";
import { expect, test } from "../support/shop-fixtures";

test("the press page lists outlets, articles, releases and awards; links outward say so", async ({
  shop,
  page,
}) => {
  await shop.visit("/proof/press");
  const section = (name: string) => page.getByRole("region", { name, exact: true });
  const headings = await headingsIn(page);
  expect(headings.filter((text) => text.startsWith("h2"))).toEqual([
    "h2 In The News",
    "h2 Complete Media Coverage",
    "h2 Featured Articles",
    "h2 Press Releases",
    "h2 Awards & Recognition",
    "h2 Press Inquiries",
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
  await expect(section("Press Releases").getByRole("article")).toHaveCount(5);
  await expect(section("Awards & Recognition").getByRole("listitem")).toHaveCount(awards.length);
  await expect(
    section("Press Inquiries").getByRole("link", { name: "Press Contact" }),
  ).toHaveAttribute("href", /^mailto:hello@solenne\.example/);

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

  await test.step("the coverage opens one group at a time, by keyboard", async () => {
    const coverage = section("Complete Media Coverage");
    const groups = coverage.getByRole("group");
    await expect(groups).toHaveCount(outletGroups.length);
    await expect(coverage.getByRole("link")).toHaveCount(0);
    for (const [index, { category, label }] of outletGroups.entries()) {
      await groups.nth(index).locator("summary").press("Enter");
      await expect(groups.nth(index).getByRole("heading", { name: label })).toBeVisible();
      await expect(coverage.getByRole("link")).toHaveCount(getOutlets(category).length);
    }
    await expect(coverage.getByText("+ 270 additional regional outlets")).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(coverage.getByRole("link")).toHaveCount(0);
  });
});

test("releases and media kit are downloaded under their names, in the size that is shown", async ({
  page,
}) => {
  await page.goto("/proof/press");
  const rows = page.getByRole("region", { name: "Press Releases" }).getByRole("article");
  for (const [index, release] of pressReleases.entries()) {
    const link = rows.nth(index).getByRole("link");
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
