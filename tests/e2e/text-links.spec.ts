import type { Locator } from "@playwright/test";
import { respondWith } from "../support/faults";
import { expect, test } from "../support/shop-fixtures";

// Links and targets that an editor wrote for another theme.
test.use({ storeKind: "faulty" });

const filler = `<p>${"word ".repeat(600)}</p>`;
const contentHtml = `<p><a href="#how">How it works</a> and oats<sup id="ref1"><a href="#fn1">1</a></sup>. <a href="/blogs/news/oats#how">Again</a></p>
  ${filler}<h2 id="how">How it works, step by step</h2>${filler}
  <h3>Sources</h3><p id="fn1">Oats, 2019. <a href="#ref1">Back</a></p>${filler}`;
const articleByHandle = {
  id: "gid://shopify/Article/1",
  title: "Oats",
  handle: "oats",
  contentHtml,
  excerptHtml: null,
  image: null,
  tags: [],
  publishedAt: "2026-10-12T08:00:00Z",
  authorV2: null,
  seo: null,
};
const article = respondWith({ blog: { articleByHandle } });

const getTop = (element: Locator) =>
  element.evaluate((node) => Math.round(node.getBoundingClientRect().top));

/** The area below the header, in the upper half of the window. */
async function expectReached(element: Locator): Promise<void> {
  await expect(async () => {
    const top = await getTop(element);
    expect(top).toBeGreaterThan(60);
    expect(top).toBeLessThan(260);
  }).toPass();
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("a link in an article leads to its heading, a footnote to its source, and back", async ({
      page,
      store,
    }) => {
      store.fail("GetArticle", article);
      await page.goto("/blog/oats");

      await page.getByRole("link", { name: "How it works", exact: true }).click();
      await expectReached(page.getByRole("heading", { name: "How it works, step by step" }));

      await page.getByRole("link", { name: "1", exact: true }).click();
      await expectReached(page.getByText("Oats, 2019."));
      await page.getByRole("link", { name: "Back" }).click();
      await expectReached(page.getByText("and oats"));
      await page.goBack();
      await expectReached(page.getByText("Oats, 2019."));
    });
  });

test("a fragment of the old theme leads to its heading, from outside and by a whole address", async ({
  page,
  shop,
  store,
}) => {
  store.fail("GetArticle", article);
  const heading = page.getByRole("heading", { name: "How it works" });

  await shop.visit("/blog/oats?utm_source=a#how");
  await expectReached(heading);
  await expect(page).toHaveURL("/blog/oats?utm_source=a#user-content-how");

  await shop.visit("/blog/oats");
  await page.getByRole("link", { name: "Again" }).press("Enter");
  await expectReached(heading);
  await page.keyboard.press("Tab");
  await expect(
    page.getByRole("link", { name: "Back" }),
    "the next Tab goes on from there",
  ).toBeFocused();
});
