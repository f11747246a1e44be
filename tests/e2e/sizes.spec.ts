import type { Page } from "@playwright/test";
import { kindsOfPages } from "../support/page-paths";
import { expect, test } from "../support/shop-fixtures";

/** Kilobytes (1000 bytes, compressed) that a first visit may load. */
const budget = { script: 115, style: 15, fonts: 70, fontFiles: 2 };

/** What the browser needs before the first screen of the home page has its look. */
const firstScreenBudget = 30;

type Transfer = { kind: string; path: string; kilobytes: number };

/** Addresses of other pages, which are weighed themselves. */
const leadElsewhere = ["/proof", "/learn/quiz", "/learn/hair-science", "/learn/guides"];
const pages = kindsOfPages.filter((path) => !leadElsewhere.includes(path));

for (const path of [...pages, "/search?q=oil"]) {
  test(`the first visit of ${path} loads no more than the budget allows`, async ({
    page,
    problems,
  }) => {
    problems.expect(/status of 404/, /404.*no-such-page/);
    const transfers = await firstLoad(page, path);

    const of = (kind: string) => transfers.filter((transfer) => transfer.kind === kind);
    const listed = JSON.stringify(transfers, null, 1);
    expect.soft(sum(of("script")), `script: ${listed}`).toBeLessThanOrEqual(budget.script);
    expect.soft(sum(of("stylesheet")), `style: ${listed}`).toBeLessThanOrEqual(budget.style);
    expect.soft(sum(of("font")), `fonts: ${listed}`).toBeLessThanOrEqual(budget.fonts);
    if (path === "/") {
      const firstScreen = sum(of("document")) + sum(of("stylesheet"));
      expect.soft(firstScreen, `page and style: ${listed}`).toBeLessThanOrEqual(firstScreenBudget);
    }
    expect.soft(of("font").length, `fonts: ${listed}`).toBeLessThanOrEqual(budget.fontFiles);
  });
}

test("the search and the saved products load when they are asked for, not with the page", async ({
  page,
}) => {
  const early = (await firstLoad(page, "/products/hair-oil")).map(({ path }) => path);
  const late = /search-(?:dialog|source)|saved-drawer|browser-queries|recently-viewed/;
  expect(early.filter((path) => late.test(path))).toEqual([]);

  const asked = page.waitForResponse(/search-dialog-/);
  await page.getByRole("banner").getByRole("button", { name: "Search", exact: true }).click();
  await asked;
});

/** Every file that the first load of a page brings, by the length of its body as it travels. */
async function firstLoad(page: Page, path: string): Promise<Transfer[]> {
  const transfers: Transfer[] = [];
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    const bytes = Number(response.headers()["content-length"]);
    const kind = response.request().resourceType();
    transfers.push({ kind, path: pathname, kilobytes: bytes / 1000 });
  });
  await page.goto(path, { waitUntil: "networkidle" });
  return transfers;
}

function sum(transfers: readonly Transfer[]): number {
  return transfers.reduce((total, { kilobytes }) => total + kilobytes, 0);
}
