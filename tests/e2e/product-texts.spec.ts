import type { Locator } from "@playwright/test";
import { articleAttacks } from "../support/article-attacks";
import { respondWith } from "../support/faults";
import { expectAccessible, scrollsSideways, structuredData } from "../support/page-shape";
import { expect, test } from "../support/shop-fixtures";

// Products as merchants fill them in: long titles, formatted descriptions, images of any form.
test.use({ storeKind: "faulty" });

const widths = [390, 820, 1440];
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
    const node = element.firstChild;
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
  ["Cold-Pressed Olive Oil and Lavender Soap Bar", "Lavender"],
  [
    "Hand-Cut Olive Oil Soap with Lavender, Oatmeal and Honey, for Dry and Sensitive Skin, a Set of Three Bars",
    "Sensitive",
  ],
  [
    "Hand-Cut Olive Oil Soap with Lavender, Oatmeal and Honey – Unscented for Dry and Sensitive Skin, Gentle Enough for Every Day – Set of Three Bars",
    "Sensitive",
  ],
  ["Feuchtigkeitscreme", "Feuchtigkeitscreme"],
  ["Feuchtigkeitsspendende Seife", "Feuchtigkeitsspendende"],
  ["Haarwurzelstärkungsshampoo", "Haarwurzelstärkungsshampoo"],
] as const;

test("a long title, or one with a long word, stays below half a window and breaks no word", async ({
  page,
  shop,
  store,
}) => {
  for (const [title, word] of titles) {
    await store.reset();
    store.fail("GetProductByHandle", productResponse({ title }));
    await shop.visit(path);
    await expect(shop.title).toHaveText(title);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      const message = `${title} at ${width}`;
      expect(await countLines(shop.title, word), message).toBe(1);
      const box = await shop.title.boundingBox();
      expect(box?.height, message).toBeLessThan(290);
      expect(await scrollsSideways(page), message).toBe(false);
    }
  }
});

test("a long title leaves price and button of a phone's bar in one line", async ({
  page,
  shop,
  store,
}) => {
  const bar = page.getByRole("region", { name: "Purchase options" });
  for (const amount of ["9.5", "1049000.0"])
    for (const [title] of titles) {
      await store.reset();
      store.fail("GetProductByHandle", productResponse({ title, amount }));
      await page.setViewportSize({ width: 360, height: 420 });
      await shop.visit(path);

      await expect(bar.getByText(title)).toBeInViewport();
      await expect(bar.getByText(/ USD$/)).toBeInViewport({ ratio: 1 });
      const height = (await bar.boundingBox())?.height;
      expect(height, `${title}, ${amount}`).toBeLessThan(scrollPadding);
    }
});

/** What is kept free below an element with the focus (`base.css`). */
const scrollPadding = 104;

test("the title of an article does too", async ({ page, shop, store }) => {
  const article = { id: "1", handle: "bare", contentHtml: "<p>Text.</p>", tags: [] };
  const published = { publishedAt: "2026-10-12T08:00:00Z", authorV2: null, image: null, seo: null };
  for (const [title, word] of titles) {
    await store.reset();
    const articleByHandle = { ...article, ...published, excerptHtml: null, title };
    store.fail("GetArticle", respondWith({ blog: { articleByHandle } }));
    await shop.visit("/blog/bare");
    await expect(shop.title).toHaveText(title);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      expect(await countLines(shop.title, word), `${title} at ${width}`).toBe(1);
      expect((await shop.title.boundingBox())?.height, `${title} at ${width}`).toBeLessThan(290);
    }
  }
});

const sentences =
  "Each bar is cut by hand, dried for six weeks on open shelves, turned twice a week, and wrapped in paper that we print ourselves, so that no two of them weigh quite the same when they reach you. ";
const descriptionHtml = `
  <p>Made in small batches.</p>
  <p>${sentences.repeat(2)}</p>
  <h3>What is in it</h3><h5>Really</h5>
  <ul><li>Olive oil</li><li><strong>Lavender</strong> from our field</li></ul>
  <p>Read about <a href="/science">our science</a>.</p>`;
const description = `Made in small batches. ${sentences.repeat(2)}What is in it Really Olive oil Lavender from our field Read about our science.`;

test("a description is shown as the merchant arranged it, and the line above the price is short", async ({
  page,
  shop,
  store,
}) => {
  store.fail("GetProductByHandle", productResponse({ descriptionHtml, description }));
  await shop.visit(path);
  const panel = page.getByRole("tabpanel", { name: "Description" });

  await expect(panel.getByRole("listitem")).toHaveText(["Olive oil", "Lavender from our field"]);
  const getMark = (item: Element) => getComputedStyle(item, "::before").width;
  expect(await panel.getByRole("listitem").first().evaluate(getMark)).toBe("12px");
  await expect(panel.getByRole("heading", { name: "What is in it" })).toBeVisible();
  await expect(panel.getByText("Made in small batches.")).toHaveCount(1);
  await expectAccessible(page);
  const line = page.getByRole("main").getByText(/^Made in small batches\. .*…$/);
  await expect(line).toBeVisible();
  expect((await line.textContent())?.length).toBeLessThan(205);

  await panel.getByRole("link", { name: "our science" }).click();
  await expect(page).toHaveURL("/science");
});

test("only one short sentence is set in display type", async ({ page, shop, store }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const getSize = async (text: string) => {
    await store.reset();
    store.fail("GetProductByHandle", productResponse({ description: text, descriptionHtml: text }));
    await shop.visit(path);
    const panel = page.getByRole("tabpanel", { name: "Description" });
    return panel
      .getByText(text.slice(0, 60))
      .evaluate((element) => getComputedStyle(element).fontSize);
  };

  expect(await getSize("Made in small batches.")).toMatch(/^34/);
  expect(await getSize(sentences)).toBe("16px");
  expect(await getSize(sentences.replace(".", "").repeat(6))).toBe("16px");
});

test("nothing in a description runs or loads", async ({ page, shop, store, baseURL, problems }) => {
  problems.expect(/status of 404 .*\/(?:x|1|x%EF%BF%BD)\?width=\d+\)$/);
  const foreign: string[] = [];
  page.on("request", (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol !== "data:" && ![baseURL, store.domain].includes(origin))
      foreign.push(request.url());
  });
  for (const attack of articleAttacks.filter((_, index) => index % 8 === 0)) {
    await store.reset();
    store.fail("GetProductByHandle", productResponse({ descriptionHtml: `<p>Text</p>${attack}` }));
    await shop.visit(path);
    await expect(page.getByRole("tabpanel").getByText("Text", { exact: true })).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, "attacked") ?? null), attack).toBeNull();
    await expect(page.locator("iframe, object, embed, frame, base"), attack).toHaveCount(0);
  }
  expect(foreign).toEqual([]);
});

test("an image that has not the form of the stage is shown whole, and its caption is legible", async ({
  page,
  shop,
  store,
}) => {
  const altText =
    "A dark photograph of soap on slate, with its paper beside it, a sprig of lavender, and a text that somebody wrote for search engines, not for those who look at the image";
  const url = `${store.domain}/cdn/shop/files/journal-wash.jpg`;
  const images = [{ url, altText, width: 1632, height: 1088 }];
  store.fail("GetProductByHandle", productResponse({ images }));
  await shop.visit(path);
  const image = page.getByRole("list", { name: "Product images" }).getByRole("img");
  const caption = page.getByText(altText).locator("xpath=..");

  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(() => image.evaluate(getRatio)).toBe(1.5);
    await expect(image).toHaveCSS("object-fit", "contain");
    await expect(caption).toBeVisible();
    expect((await caption.boundingBox())?.height).toBeLessThanOrEqual(48);
    expect(await caption.evaluate((box) => getComputedStyle(box).backgroundColor)).toMatch(
      /^rgb\(/,
    );
  }
});

test("an image of unknown size, from another origin, opens whole and undistorted", async ({
  page,
  shop,
  store,
}) => {
  const url = `${store.domain}/cdn/shop/files/journal-wash.jpg`;
  const images = [{ url, altText: "Soap on slate", width: null, height: null }];
  store.fail("GetProductByHandle", productResponse({ images }));
  await shop.visit(path);
  await page.getByRole("link", { name: "View full size: Soap on slate" }).click();

  const dialog = page.getByRole("dialog", { name: "Hand Soap" });
  const image = dialog.getByRole("img", { name: "Soap on slate" });
  await expect(image).toHaveAttribute("src", url);
  await expect.poll(() => image.evaluate(getRatio)).toBe(1.5);
  await expect(image).toHaveCSS("object-fit", "contain");
  await expect(dialog.getByText("1 / 1")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Next image" })).toHaveCount(0);
});

function getRatio(image: Element): number {
  if (!(image instanceof HTMLImageElement)) return 0;
  return Math.round((10 * image.naturalWidth) / image.naturalHeight) / 10;
}

test("search engines read the vendor as the brand, which of our own products is the shop", async ({
  page,
  shop,
  store,
}) => {
  store.fail("GetProductByHandle", productResponse({}));
  await shop.visit(path);
  const read = async () => (await structuredData(page))[0];
  expect(await read()).toMatchObject({ brand: { name: "Maison Lune" } });

  await store.reset();
  await shop.openProduct("hair-oil");
  expect(await read()).toMatchObject({ brand: { name: "Solenne" } });

  store.fail("GetProductByHandle", productResponse({ vendor: "" }));
  await shop.visit(path);
  expect(await read()).toHaveProperty("name");
  expect(await read()).not.toHaveProperty("brand");
});
