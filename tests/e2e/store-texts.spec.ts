import type { Page } from "@playwright/test";
import { whenIdle } from "../support/browser";
import { catalogWith } from "../support/catalogs";
import { articleRecord, cyrillic, rightToLeft } from "../support/other-scripts";
import { expectAccessible, scrollsSideways } from "../support/page-shape";
import { expect, test } from "../support/shop-fixtures";

test.use({ storeKind: "faulty" });

const [arabicOil, hebrewOil] = ["زيت الأرغان للشعر Solenne", "שמן ארגן לשיער"];
const [arabicArticle, hebrewArticle] = ["كيف ينمو الشعر", "איך השיער גדל"];

test("Arabic and Hebrew are written from right to left on every page, and English is not", async ({
  page,
  shop,
  cart,
  saved,
  store,
}) => {
  store.sell(rightToLeft);
  const main = page.getByRole("main");
  const expectDirections = async (where: string) =>
    expect.soft(await getWronglyDirected(page), where).toEqual([]);
  for (const path of ["/bundles", "/blog?q=شعر", "/search?q=שיער", "/"]) {
    await shop.visit(path);
    await whenIdle(page);
    await expectDirections(path);
  }

  await shop.menu.getByRole("link", { name: "Shop", exact: true }).click();
  await expect(shop.card(hebrewOil)).toBeVisible();
  await expectDirections("/shop");
  await shop.openFromList(arabicOil);
  await expect(shop.title).toHaveText(arabicOil);
  await expectDirections("a product in Arabic");
  await saved.heart(arabicOil).click();
  await saved.open();
  await expect(saved.line(arabicOil)).toContainText("$");
  await expectDirections("saved products");
  await page.keyboard.press("Escape");
  await shop.addToCart.click();
  await cart.open();
  await expect(cart.line(arabicOil)).toBeVisible();
  const suggested = cart.drawer.getByRole("link", { name: hebrewOil });
  await expect(suggested).toBeVisible();
  await expectDirections("the cart");

  await suggested.click();
  await expect(shop.title).toHaveText(hebrewOil);
  await expectDirections("a product in Hebrew");
  await shop.menu.getByRole("link", { name: "Blog" }).click();
  await expect(main.getByText("2 articles", { exact: true })).toBeVisible();
  await expectDirections("/blog");
  for (const title of [arabicArticle, hebrewArticle]) {
    await main.getByRole("link", { name: title }).first().click();
    await expect(shop.title).toHaveText(title);
    await expectDirections(title);
  }
});

test("a list in Arabic has its dashes at the right, and a quotation stays in the window", async ({
  page,
  shop,
  store,
}) => {
  store.sell(rightToLeft);
  await shop.visit("/blog/arabic-article");
  const item = page.getByRole("listitem").filter({ hasText: "أولا" });
  expect(await item.evaluate((element) => getComputedStyle(element, "::before").right)).toBe("0px");
  await expect(item).toHaveCSS("padding-right", "28px");

  await page.getByRole("main").getByRole("link", { name: hebrewArticle }).first().click();
  await expect(shop.title).toHaveText(hebrewArticle);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const box = await page.getByRole("blockquote").boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? width)).toBeLessThan(width);
    expect(await scrollsSideways(page)).toBe(false);
  }
});

test("a Cyrillic title is set in one typeface, whose file other pages do not load", async ({
  page,
  shop,
  store,
}) => {
  await shop.openShop();
  expect(await getLoadedFonts(page)).toEqual(["display", "text"]);

  store.sell(cyrillic);
  await shop.openProduct("soap");
  await expect
    .poll(() => getLoadedFonts(page))
    .toEqual([
      "display",
      "display-cyrillic",
      "display-more",
      "text",
      // The bar has the title, too, and its quotation marks.
      "text-more",
    ]);
  await expect.poll(() => getTitleFaces(page)).toEqual(["Solenne Display"]);
});

const image = "/cdn/shop/files/journal-season.jpg";
const elsewhere = articleRecord({
  contentHtml:
    `<p>Before</p><img src="${image}" width="150" height="100" alt="Small">` +
    `<ul><li><img src="${image}" width="300" height="200" alt="One"></li>` +
    `<li><img src="${image}" width="300" height="200" alt="Two"></li></ul>` +
    "<dl><dt>Oil</dt><dd>Jojoba</dd></dl><pre>1 part oil\n  2 parts water\n3 drops</pre>" +
    '<p><img src="https://host.example/a.jpg" alt=""></p>' +
    '<iframe src="https://www.youtube.com/embed/abcdefghijk"></iframe>',
});

test("images and videos of other hosts are links, and each block keeps its shape", async ({
  page,
  shop,
  store,
}) => {
  store.sell({ ...catalogWith(), articles: [elsewhere] });
  await shop.visit("/blog/test-article");
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });

    const image = page.getByRole("link", { name: "Image at host.example" });
    await expect(image).toHaveAttribute("href", "https://host.example/a.jpg");
    const video = page.getByRole("link", { name: "Watch on youtube.com" });
    await expect(video).toHaveAttribute("href", "https://www.youtube.com/watch?v=abcdefghijk");
    await expect(video).toBeVisible();

    const small = await page.getByRole("img", { name: "Small" }).boundingBox();
    expect(small).toMatchObject({ width: 150, height: 100 });
    const items = page
      .getByRole("listitem")
      .filter({ has: page.getByRole("img", { name: /^(One|Two)$/ }) });
    await expect(items).toHaveCount(2);
    for (const item of await items.all())
      expect(await item.evaluate((element) => getComputedStyle(element, "::before").content)).toBe(
        "none",
      );
    const term = await page.getByRole("term").boundingBox();
    const definition = await page.getByRole("definition").boundingBox();
    expect(definition?.x).toBeGreaterThan((term?.x ?? width) + 12);
    // Three separate lines.
    expect((await page.getByText("1 part oil").boundingBox())?.height).toBeGreaterThan(80);
    expect(await scrollsSideways(page)).toBe(false);
  }
  await expectAccessible(page, "main");
});

/** The visible texts of page and dialogs whose first letter is of a script that their line does not begin with. */
function getWronglyDirected(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
    const found: string[] = [];
    for (const root of document.querySelectorAll("main, dialog[open]")) {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { parentElement, textContent } = texts.currentNode;
        const [letter] = /\p{L}/u.exec(textContent ?? "") ?? [];
        if (!letter || !parentElement?.checkVisibility()) continue;
        if (parentElement.closest(".sr-only, noscript")) continue;
        const expected = rightToLeft.test(letter) ? "rtl" : "ltr";
        if (getComputedStyle(parentElement).direction !== expected) found.push(textContent ?? "");
      }
    }
    return found;
  });
}

function getLoadedFonts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const files = performance
      .getEntriesByType("resource")
      .map(({ name }) => new URL(name).pathname);
    const fonts = files.flatMap((file) => /([a-z-]+)-[\w-]{8}\.woff2$/.exec(file)?.[1] ?? []);
    return [...new Set(fonts)].sort();
  });
}

/** The families of the fonts that the page's title is drawn with. */
async function getTitleFaces(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  const { nodeId } = await session.send("DOM.querySelector", {
    nodeId: root.nodeId,
    selector: "h1 span span",
  });
  const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
  await session.detach();
  return [...new Set(fonts.map(({ familyName }) => familyName))];
}
