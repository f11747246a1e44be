import { firstLoad } from "../support/first-load";
import { kindsOfPages } from "../support/page-paths";
import { expect, test } from "../support/shop-fixtures";

/** Kilobytes (1000 bytes, compressed) that a first visit may load. */
const budget = { script: 115, ownScript: 9, style: 15, fonts: 70, fontFiles: 2 };

/** What the browser needs before the first screen of the home page has its look. */
const firstScreenBudget = 29;

/** Addresses of other pages, which are weighed themselves. */
const leadElsewhere = ["/proof", "/learn/quiz", "/learn/hair-science", "/learn/guides"];
const pages = kindsOfPages.filter((path) => !leadElsewhere.includes(path));

for (const path of [...pages, "/search?q=oil"]) {
  test(`the first visit of ${path} loads no more than the budget allows`, async ({
    page,
    problems,
  }) => {
    problems.expect(/status of 404/, /404.*no-such-page/);
    const load = await firstLoad(page, path);

    const listed = JSON.stringify(load.transfers, null, 1);
    for (const [part, limit] of Object.entries(budget) as [keyof typeof budget, number][])
      expect.soft(load[part], `${part}: ${listed}`).toBeLessThanOrEqual(limit);
    if (path === "/") {
      const firstScreen = load.document + load.style;
      expect.soft(firstScreen, `page and style: ${listed}`).toBeLessThanOrEqual(firstScreenBudget);
    }
  });
}

test("the search and the saved products load when they are asked for, not with the page", async ({
  page,
}) => {
  const { transfers } = await firstLoad(page, "/products/hair-oil");
  const early = transfers.map(({ path }) => path);
  const late = /search-dialog|saved-drawer|recently-viewed/;
  expect(early.filter((path) => late.test(path))).toEqual([]);

  const asked = page.waitForResponse(/search-dialog-/);
  await page.getByRole("banner").getByRole("button", { name: "Search", exact: true }).click();
  await asked;
});
