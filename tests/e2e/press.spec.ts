import { stat } from "node:fs/promises";
import type { Download, Locator, Page } from "@playwright/test";
import {
  awards,
  latestRelease,
  mediaKitFile,
  pressArticles,
  pressReleases,
} from "../../app/content/proof/press";
import { heroPublications } from "../../app/content/proof/press-copy";
import { getOutlets, outletGroups, pressOutlets } from "../../app/content/proof/press-outlets";
import { longUsDate } from "../../app/lib/dates";
import { whenInteractive } from "../support/interactive";
import { expect, test } from "../support/shop-fixtures";

const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

test("the press page names outlets, release, articles, releases and awards in order", async ({
  page,
}) => {
  await page.goto("/proof/press");
  const main = page.getByRole("main");

  await expect(main.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(main.getByRole("heading", { level: 2 })).toHaveText([
    "In The News",
    "Complete Media Coverage",
    "Featured Articles",
    "Press Releases",
    "Awards & Recognition",
    "Press Inquiries",
  ]);
  const hero = section(page, "In print, on air, on the record");
  await expect(hero.getByRole("listitem")).toHaveText([...heroPublications]);

  const news = section(page, "In The News");
  await expect(news.getByText("September 3, 2025")).toBeVisible();
  await expect(news.getByRole("heading", { name: latestRelease.title })).toBeVisible();
  await expectOutward(
    news.getByRole("link").first(),
    "Read the main release",
    "/press/solenne-2025-09-03-small-print-set-large.pdf",
  );
  await expect(news.getByRole("list").getByRole("link")).toHaveCount(6);

  const rows = main.getByRole("list", { name: /^Outlets, / });
  await expect(rows).toHaveCount(2);
  for (const { name } of pressOutlets) {
    await expect(rows.getByText(name, { exact: true }).first()).toBeAttached();
  }

  const articles = section(page, "Featured Articles").getByRole("article");
  await expect(articles).toHaveCount(10);
  for (const [index, article] of pressArticles.entries()) {
    const card = articles.nth(index);
    for (const text of [article.category, article.publication, article.excerpt]) {
      await expect(card).toContainText(text);
    }
    await expect(card).toContainText(longUsDate(article.date) ?? "no date");
    await expectOutward(card.getByRole("link"), article.headline, article.url);
  }
  await expect(section(page, "Press Releases").locator("time")).toHaveText([
    "September 3, 2025",
    "January 14, 2025",
    "November 12, 2024",
    "August 20, 2024",
    "May 7, 2024",
  ]);
  const recognised = section(page, "Awards & Recognition").getByRole("listitem");
  await expect(recognised).toHaveCount(6);
  for (const [index, { title, publication, year, category }] of awards.entries()) {
    for (const text of [title, publication, String(year), category]) {
      await expect(recognised.nth(index)).toContainText(text);
    }
  }
  await expect(
    section(page, "Press Inquiries").getByRole("link", { name: "Press Contact" }),
  ).toHaveAttribute("href", /^mailto:hello@solenne\.example/);

  const outward = main.locator('a[href^="https:"]');
  const links = await outward.evaluateAll((all) =>
    all.map((link) => [link.getAttribute("target"), link.getAttribute("rel"), link.textContent]),
  );
  expect(links).toHaveLength(6 + 30 + 10);
  for (const [target, rel, text] of links) {
    expect([target, rel]).toEqual(["_blank", "noopener"]);
    expect(text).toContain("opens in a new tab");
  }
});

async function expectOutward(link: Locator, name: string, url: string): Promise<void> {
  await expect(link).toHaveAccessibleName(`${name} (opens in a new tab)`);
  await expect(link).toHaveAttribute("href", url);
}

test("the coverage opens one group at a time and can be closed, by keyboard", async ({ page }) => {
  await page.goto("/proof/press");
  const coverage = section(page, "Complete Media Coverage");
  const groups = coverage.getByRole("group");
  await expect(groups).toHaveCount(4);
  await expect(coverage.getByRole("link")).toHaveCount(0);

  for (const [index, { category, label }] of outletGroups.entries()) {
    await groups.nth(index).locator("summary").focus();
    await page.keyboard.press("Enter");
    await expect(groups.nth(index).getByRole("heading", { name: label })).toBeVisible();
    const links = coverage.getByRole("link");
    await expect(links).toHaveCount(getOutlets(category).length);
    await expect(links.first()).toHaveAttribute("href", getOutlets(category)[0]?.url ?? "");
  }
  await expect(
    coverage.getByText("+ 270 additional regional outlets across all 50 states"),
  ).toBeVisible();

  await page.keyboard.press("Enter");
  await expect(coverage.getByRole("link")).toHaveCount(0);
});

test("the releases and the media kit are downloaded under their names, in the size named", async ({
  page,
  request,
}) => {
  await page.goto("/proof/press");
  const rows = section(page, "Press Releases").getByRole("article");
  await expect(rows).toHaveCount(5);

  for (const [index, release] of pressReleases.entries()) {
    const link = rows.nth(index).getByRole("link");
    const file = await downloaded(page, link);
    expect(file.name).toBe(`${release.id}.pdf`);
    await expect(link).toHaveText(`PDF, ${Math.round(file.bytes / 1000)} KB: ${release.title}`);
  }
  const link = page.getByRole("link", { name: /^Download Media Kit/ });
  const kit = await downloaded(page, link);
  expect(kit.name).toBe(mediaKitFile);
  await expect(link).toHaveText(`Download Media Kit (ZIP, ${Math.round(kit.bytes / 1000)} KB)`);

  const response = await request.get(`/press/${mediaKitFile}`);
  expect(response.headers()).toMatchObject({
    "content-type": "application/zip",
    "content-length": String(kit.bytes),
    "cache-control": "public, max-age=3600",
  });
  const etag = response.headers().etag ?? "";
  const again = await request.get(`/press/${mediaKitFile}`, {
    headers: { "If-None-Match": etag },
  });
  expect(again.status()).toBe(304);
});

test("a file of another name is not there, however it is asked for", async ({ request }) => {
  const [release] = pressReleases;
  const pdf = await request.get(`/press/${release?.id}.pdf`);
  expect(pdf.status()).toBe(200);
  expect(pdf.headers()["content-type"]).toBe("application/pdf");

  for (const name of [
    "solenne-2019-01-01-nothing.pdf",
    "",
    "..%2f..%2fpackage.json",
    "..%2Ffavicon.svg",
    "....//....//etc/passwd",
    "%2e%2e%2fserver-build.pdf",
    "constructor",
    `${release?.id}.pdf.br`,
  ]) {
    const response = await request.get(`/press/${name}`);
    expect(response.status(), name).toBe(404);
    expect(response.headers()["content-type"], name).toContain("text/html");
  }
});

test("the two rows of names move, and stop when told to", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/proof/press");
  await whenInteractive(page);
  const first = page.getByRole("region", { name: "Outlets, first row" });
  const place = () => first.getByRole("list").evaluate((row) => row.scrollLeft);
  await first.scrollIntoViewIfNeeded();
  const start = await place();
  // Perhaps from its end round to its beginning.
  await expect.poll(place).not.toBe(start);

  await first.getByRole("button", { name: "Pause Outlets, first row" }).click();
  await expect(first.getByRole("button", { name: "Play Outlets, first row" })).toBeVisible();
});

async function downloaded(page: Page, link: Locator): Promise<{ name: string; bytes: number }> {
  const arrival: Promise<Download> = page.waitForEvent("download");
  await link.click();
  const download = await arrival;
  const { size } = await stat(await download.path());
  return { name: download.suggestedFilename(), bytes: size };
}
