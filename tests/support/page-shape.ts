import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./accessibility";

/** The first is the size of the tests' window. */
const windows = [
  { width: 1440, height: 900 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
];

/**
 * The page is accessible at three widths and nothing above its first picture moves it; at any width, and with text of
 * twice the size, it does not scroll sideways and cuts off no text.
 */
export async function expectToFitEveryWidth(page: Page, isWhole: boolean): Promise<void> {
  for (const viewport of windows) {
    await page.setViewportSize(viewport);
    // Header and footer are the same on all pages.
    await expectAccessible(page, viewport.width === 390 || isWhole ? undefined : "main");
    expect(await cutOffTexts(page), `at ${viewport.width} pixels`).toEqual([]);
    expect(await scrollsSideways(page), `scrolls sideways at ${viewport.width}`).toBe(false);
    expect(await lateTexts(page), `move the first picture at ${viewport.width}`).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await cutOffTexts(page), "at 320 pixels").toEqual([]);
  expect(await scrollsSideways(page), "scrolls sideways at 320").toBe(false);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  expect(await cutOffTexts(page), "at 320 pixels, with text of twice the size").toEqual([]);
  expect(await scrollsSideways(page), "wider than 320 with text of twice the size").toBe(false);
  await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
}

/** The headings of the page in order, with their level: `h2 Six stops`. */
export function headingsIn(page: Page): Promise<string[]> {
  return page
    .getByRole("main")
    .locator("h1, h2, h3, h4")
    .evaluateAll((headings) =>
      headings.map(({ localName, textContent }) => `${localName} ${textContent?.trim()}`),
    );
}

/** The page's structured data, of one type or all. */
export async function structuredData(
  page: Page,
  type?: string,
): Promise<Record<string, unknown>[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const entries = texts.map((text) => JSON.parse(text));
  return entries.filter((entry) => type === undefined || entry["@type"] === type);
}

export function scrollsSideways(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth;
  });
}

/** URLs of pictures in the window that are not or wrongly loaded. */
export function missingPictures(page: Page): Promise<string[]> {
  return page.locator("img").evaluateAll((images) =>
    images.flatMap((image) => {
      if (!(image instanceof HTMLImageElement)) return [];
      const { top, bottom, left, right, width } = image.getBoundingClientRect();
      const isInHeight = bottom > 0 && top < innerHeight;
      const isInView = width > 0 && isInHeight && right > 0 && left < innerWidth;
      return isInView && image.naturalWidth === 0 ? image.currentSrc || image.src : [];
    }),
  );
}

/** Texts beyond the window's edges, also hidden ones, except in rows that scroll. */
function cutOffTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isInRow = (element: Element | null): boolean => {
      if (!element || element === document.body) return false;
      const scrolls = /auto|scroll/.test(getComputedStyle(element).overflowX);
      return (
        (scrolls && element.scrollWidth > element.clientWidth) || isInRow(element.parentElement)
      );
    };
    const texts = "main :is(h1, h2, h3, p, a, th, td, dt, dd, li, button)";
    return [...document.querySelectorAll(texts)]
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        const isOutside = width > 0 && (left < -1 || right > innerWidth + 1);
        return isOutside && !element.closest("[class*=sr-only]");
      })
      .filter((element) => !isInRow(element))
      .map((element) => `${element.localName} ${element.textContent?.trim().slice(0, 40)}`);
  });
}

/** Texts above the page's first picture that come after it in the document, and so would move it. */
function lateTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const picture = document.querySelector("main img[fetchpriority=high]");
    if (!picture) return [];
    const { top, left, right, height } = picture.getBoundingClientRect();
    return [...document.querySelectorAll("main :is(h1, h2, p, li)")]
      .filter(
        (element) => picture.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING,
      )
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => height > 0 && box.height > 0 && box.bottom <= top)
      .filter(({ box }) => box.left < right && box.right > left)
      .map(({ element }) => `${element.localName} ${element.textContent?.trim().slice(0, 40)}`);
  });
}
