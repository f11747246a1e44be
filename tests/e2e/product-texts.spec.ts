import type { Locator, Page } from "@playwright/test";
import { respondWith } from "../support/faults";
import { expectAccessible, scrollsSideways } from "../support/page-shape";
import { expect, test } from "../support/shop-fixtures";

// Products as merchants fill them in: long titles, formatted descriptions, images of any form.
test.use({ storeKind: "faulty" });

const widths = [320, 390, 820, 1440];
const path = "/products/hand-made";

function connect(...nodes: object[]) {
  return { edges: nodes.map((node) => ({ node })) };
}

/** What the store sends of the product; `images` are URLs with their text and size. */
function productResponse({
  images = [],
  amount = "12.0",
  ...parts
}: {
  images?: object[];
  amount?: string;
  [field: string]: unknown;
}) {
  const price = { amount, currencyCode: "USD" };
  return respondWith({
    product: {
      id: "gid://shopify/Product/1",
      handle: "hand-made",
      title: "Hand Soap",
      description: "A soap.",
      descriptionHtml: "<p>A soap.</p>",
      vendor: "Maison Lune",
      tags: [],
      priceRange: { minVariantPrice: price },
      images: connect(...images),
      sizes: connect(...images),
      variants: connect({
        id: "gid://shopify/ProductVariant/1",
        title: "Default Title",
        price,
        availableForSale: true,
        selectedOptions: [{ name: "Title", value: "Default Title" }],
      }),
      options: [{ name: "Title", values: ["Default Title"] }],
      ...parts,
    },
  });
}

/** On how many lines a word of the text is. */
function countLines(text: Locator, word: string): Promise<number> {
  return text.evaluate((element, word) => {
    const node = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
    const start = node?.textContent?.indexOf(word) ?? -1;
    if (!node || start < 0) return 0;
    const range = document.createRange();
    range.setStart(node, start);
    range.setEnd(node, start + word.length);
    return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size;
  }, word);
}

const titles = [
  ["Lavender Soap", "Lavender"],
  [
    "Hand-Cut Olive Oil Soap with Lavender, Oatmeal and Honey – Unscented for Dry and Sensitive Skin, Gentle Enough for Every Day – Set of Three Bars",
    "Sensitive",
  ],
  ["Haarwurzelstärkungsshampoo", "Haarwurzelstärkungsshampoo"],
  ["MOISTURIZING, STRENGTHENING AND VOLUMIZING SHAMPOO BAR", "STRENGTHENING"],
] as const;

/** What is kept free below an element with the focus (`base.css`). */
const scrollPadding = 104;

test("a long title, or one with a long word, stays below half a window, breaks no word, and leaves price and button of a phone's bar in one line", async ({
  page,
  shop,
  store,
}) => {
  const bar = page.getByRole("region", { name: "Purchase options" });
  let number = 0;
  const openNext = async (title: string, amount: string) => {
    number += 1;
    const descriptionHtml = `<p><a href="/products/soap-${number}">Next</a></p>`;
    await store.reset();
    store.fail("GetProductByHandle", productResponse({ title, amount, descriptionHtml }));
    if (number === 1) await shop.visit(path);
    else await page.getByRole("link", { name: "Next", exact: true }).press("Enter");
    await expect(shop.title).toHaveText(title);
  };
  const expectBarInOneLine = async (title: string, price: string) => {
    await expect(bar.getByText(title)).toBeInViewport();
    await expect(bar.getByText(price, { exact: true })).toBeInViewport({ ratio: 1 });
    const height = (await bar.boundingBox())?.height;
    expect(height, `${title}, ${price}`).toBeLessThan(scrollPadding);
  };

  for (const [title, word] of titles) {
    await openNext(title, "9.5");
    // The last width is that of a small phone.
    await expectTitleToFit(page, shop.title, word, [1440, 820, 390, 320]);
    await expectBarInOneLine(title, "$9.50 USD");
    await openNext(title, "1049000.0");
    await expectBarInOneLine(title, "$1,049,000.00 USD");
  }
});

test("a long title of an article stays below half a window too", async ({ page, shop, store }) => {
  const published = { publishedAt: "2026-10-12T08:00:00Z", authorV2: null, image: null, seo: null };
  const article = { id: "1", handle: "bare", tags: [], excerptHtml: null, ...published };
  for (const [index, [title, word]] of titles.entries()) {
    const contentHtml = `<p><a href="/blog/bare-${index + 1}">Next</a></p>`;
    await store.reset();
    const articleByHandle = { ...article, contentHtml, title };
    store.fail("GetArticle", respondWith({ blog: { articleByHandle } }));
    if (index === 0) await shop.visit("/blog/bare");
    else await page.getByRole("link", { name: "Next", exact: true }).press("Enter");
    await expect(shop.title).toHaveText(title);
    await expectTitleToFit(page, shop.title, word, widths);
  }
});

/** At each width the title is below half a window, its longest word is whole, and nothing scrolls sideways. */
async function expectTitleToFit(
  page: Page,
  title: Locator,
  word: string,
  widths: readonly number[],
): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 420 });
    const message = `${word} at ${width}`;
    expect(await countLines(title, word), message).toBe(1);
    expect((await title.boundingBox())?.height, message).toBeLessThan(290);
    expect(await scrollsSideways(page), message).toBe(false);
  }
}

const sentences =
  "Each bar is cut by hand, dried for six weeks on open shelves, turned twice a week, and wrapped in paper that we print ourselves, so that no two of them weigh quite the same when they reach you. ";
const descriptionHtml = `
  <p>Made in small batches.</p>
  <p>${sentences.repeat(2)}</p>
  <h3>What is in it</h3><h5>Really</h5>
  <ul><li>Olive oil</li><li><strong>Lavender</strong> from our field</li></ul>
  <p>Read about <a href="/science">our science</a>.</p>`;
const description = `Made in small batches. ${sentences.repeat(2)}What is in it Really Olive oil Lavender from our field Read about our science.`;

test("a description is shown as the merchant arranged it, its short first sentence in display type", async ({
  page,
  shop,
  store,
}) => {
  store.fail("GetProductByHandle", productResponse({ descriptionHtml, description }));
  await page.setViewportSize({ width: 390, height: 844 });
  await shop.visit(path);
  const panel = page.getByRole("tabpanel", { name: "Description" });

  await expect(panel.getByRole("listitem")).toHaveText(["Olive oil", "Lavender from our field"]);
  const getMark = (item: Element) => getComputedStyle(item, "::before").width;
  expect(await panel.getByRole("listitem").first().evaluate(getMark)).toBe("12px");
  await expect(panel.getByRole("heading", { name: "What is in it" })).toBeVisible();
  await expect(panel.getByText("Made in small batches.")).toHaveCount(1);
  await expect(panel.getByText("Made in small batches.")).toHaveCSS("font-size", /^34/);
  await expect(panel.getByText(sentences.slice(0, 60))).toHaveCSS("font-size", "16px");
  await expectAccessible(page, "[role=tabpanel]");
  await panel.getByRole("link", { name: "our science" }).click();
  await expect(page).toHaveURL("/science");
});

test("in a description a link leads to the size chart, an image to its product, and a table of two columns wraps", async ({
  page,
  shop,
  store,
}) => {
  const descriptionHtml = `<p><a href="#size-chart">Size chart</a></p>
    <p><a href="/products/hair-oil"><img src="${store.domain}/cdn/shop/files/journal-wash.jpg" alt="A bar of soap"></a></p>
    <p>${sentences.repeat(20)}</p>
    <h3 id="size-chart">Sizes</h3>
    <table><tr><td><strong>Carton Shipping Dimensions</strong></td><td>22"H X 42"W X 18"D</td></tr></table>`;
  store.fail("GetProductByHandle", productResponse({ descriptionHtml }));
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 700 });
    await shop.visit(path);
    const panel = page.getByRole("tabpanel", { name: "Description" });
    const table = panel.getByRole("region", { name: "Table" });
    expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    expect(await scrollsSideways(page)).toBe(false);
    await panel.getByRole("link", { name: "Size chart" }).click();
    await expect(panel.getByRole("heading", { name: "Sizes" })).toBeInViewport();
    await expect(page).toHaveURL(`${path}#user-content-size-chart`);
  }
  await page.getByRole("link", { name: "A bar of soap" }).press("Enter");
  await expect(page).toHaveURL("/products/hair-oil");
});

test("an image of unknown size, from another origin, is shown and opens whole and undistorted", async ({
  page,
  shop,
  store,
}) => {
  const altText = "A dark photograph of soap on slate";
  const url = `${store.domain}/cdn/shop/files/journal-wash.jpg`;
  const images = [{ url, altText, width: null, height: null }];
  store.fail("GetProductByHandle", productResponse({ images }));
  await shop.visit(path);
  const image = page.getByRole("list", { name: "Product images" }).getByRole("img");

  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(() => image.evaluate(getRatio)).toBe(1.5);
    await expect(image).toHaveCSS("object-fit", "contain");
  }

  await page.getByRole("link", { name: `View full size: ${altText}` }).click();
  const dialog = page.getByRole("dialog", { name: "Hand Soap" });
  const master = dialog.getByRole("img", { name: altText });
  await expect(master).toHaveAttribute("src", url);
  await expect.poll(() => master.evaluate(getRatio)).toBe(1.5);
  await expect(master).toHaveCSS("object-fit", "contain");
  await expect(dialog.getByText("1 / 1")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Next image" })).toHaveCount(0);
});

function getRatio(image: Element): number {
  if (!(image instanceof HTMLImageElement)) return 0;
  return Math.round((10 * image.naturalWidth) / image.naturalHeight) / 10;
}
