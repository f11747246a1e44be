import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./accessibility";

/** The widest first, which is that of the tests. */
const windows = [
  { width: 1440, height: 900 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
];

/**
 * Nobody is kept out at three widths, nothing jumps while the page arrives, and nothing is cut off at 320 pixels or
 * with text of twice the size.
 */
export async function expectToFitEveryone(page: Page, isWhole: boolean): Promise<void> {
  for (const viewport of windows) {
    await page.setViewportSize(viewport);
    // Header and footer are those of every page: once a page is enough.
    await expectAccessible(page, viewport.width === 390 || isWhole ? undefined : "main");
    expect(await tooWide(page), `at ${viewport.width} pixels`).toEqual([]);
    expect(await scrollsSideways(page), `scrolls sideways at ${viewport.width}`).toBe(false);
    expect(await pushDown(page), `push the first picture down at ${viewport.width}`).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await tooWide(page), "at 320 pixels").toEqual([]);
  expect(await scrollsSideways(page), "scrolls sideways at 320").toBe(false);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  expect(await tooWide(page), "at 320 pixels, with text of twice the size").toEqual([]);
  await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
}

/** Headings in their order down the page, with their level: `h2 Six stops`. */
export function headingsIn(page: Page): Promise<string[]> {
  return page
    .getByRole("main")
    .locator("h1, h2, h3, h4")
    .evaluateAll((headings) =>
      headings.map(({ localName, textContent }) => `${localName} ${textContent?.trim()}`),
    );
}

/** What structured data of one type the page carries. */
export async function structuredData(page: Page, type: string): Promise<Record<string, unknown>[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.map((text) => JSON.parse(text)).filter((entry) => entry["@type"] === type);
}

function scrollsSideways(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth;
  });
}

/**
 * Words that reach over the window's right edge; what a hidden-overflow box cuts counts as well, what
 * stands in a row that scrolls by itself does not.
 */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isInRow = (element: Element | null): boolean => {
      if (!element || element === document.body) return false;
      const scrolls = /auto|scroll/.test(getComputedStyle(element).overflowX);
      return (
        (scrolls && element.scrollWidth > element.clientWidth) || isInRow(element.parentElement)
      );
    };
    return [...document.querySelectorAll("main :is(h1, h2, h3, p, a, dd, td)")]
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
      .filter((element) => !isInRow(element))
      .map((element) => `${element.localName} ${element.textContent?.trim().slice(0, 40)}`);
  });
}

/** Words that stand above the page's first picture and arrive after it: it is painted where they come to stand. */
function pushDown(page: Page): Promise<string[]> {
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
