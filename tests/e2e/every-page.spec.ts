import type { Page, ViewportSize } from "@playwright/test";
import { expectLightFirstLoad } from "../support/first-load";
import { kinds, screens } from "../support/page-paths";
import {
  expectAccessible,
  labelsNotInTitleCase,
  missingImages,
  scrollsSideways,
} from "../support/page-shape";
import { expect, test } from "../support/shop-fixtures";

/** Pages of a kind that another one shows, and those in a particular state. */
const others = [
  ...screens.filter((path) => !kinds.includes(path)),
  "/shop?concern=dryness&sort=name",
  "/products/hair-nutraceutical?Supply=3+months",
  "/blog?q=zzzz",
  "/faq?q=zzzz",
  "/search?q=oil",
  "/search?q=zzzz",
];

for (const path of kinds)
  test(`${path} is light, accessible, and fits any width`, async ({ page, problems }) => {
    test.slow();
    if (path === "/no-such-page") problems.expect(/404.*no-such-page/);
    await expectLightFirstLoad(page, path);
    await expectWhole(page);
    await expectToFitEveryWidth(page, path);
    await expectSameDocument(page);
  });

test("pages like others, and lists that are filtered or empty, are light, accessible, and fit a phone", async ({
  page,
}) => {
  test.slow();
  for (const path of others)
    await test.step(path, async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await expectLightFirstLoad(page, path);
      await expectWhole(page);
    });
});

/** With its images, buttons in Title Case, and on a phone. */
async function expectWhole(page: Page): Promise<void> {
  await expect.poll(() => missingImages(page), { timeout: 30_000 }).toEqual([]);
  expect(await labelsNotInTitleCase(page), "buttons in Title Case").toEqual([]);
  await expectToFitPhone(page);
}

/** The page is hydrated: links and Back, which renders it in the browser, keep the document. */
async function expectSameDocument(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  const heading = page.getByRole("heading", { level: 1 });
  const title = (await heading.textContent()) ?? "";
  await page.evaluate(() => Reflect.set(window, "isSameDocument", true));
  const next = new URL(page.url()).pathname === "/quiz" ? "/science" : "/quiz";
  await page.getByRole("banner").locator(`a[href="${next}"]`).first().click();
  await expect.poll(() => new URL(page.url()).pathname).toBe(next);
  await page.goBack();
  await expect(heading).toHaveText(title);
  expect(await page.evaluate(() => Reflect.get(window, "isSameDocument"))).toBe(true);
}

test("nothing covers what the keyboard focuses", async ({ shop, page }) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 700 });
  // Each has something else that stays in view.
  for (const path of ["/shop", "/products/hair-oil", "/science"])
    await test.step(path, async () => {
      await shop.visit(path);
      // Avoids the End key: some frames later, Chromium applies its scrolling again over that of a focus.
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));

      const covered: string[] = [];
      let stops = 0;
      for (; stops < 150; stops++) {
        await page.keyboard.press("Shift+Tab");
        let stop = await page.evaluate(focused);
        // Rows that loop, and content that arrives above, scroll for some frames.
        for (let frame = 0; stop?.isCovered && frame < 60; frame++) {
          await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
          stop = await page.evaluate(focused);
        }
        if (stop === null) break;
        if (stop.isCovered) covered.push(stop.name);
      }
      expect.soft(covered).toEqual([]);
      expect.soft(stops).toBeGreaterThan(25);
    });
});

/** Runs in the page. The focused element, and whether another one covers it wholly; `null` at the page's end. */
function focused(): { name: string; isCovered: boolean } | null {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const shares = [0.1, 0.5, 0.9];
  const points = shares.flatMap((across) =>
    shares.map((down) => [left + (right - left) * across, top + (bottom - top) * down] as const),
  );
  const label = element instanceof HTMLInputElement ? (element.labels?.[0] ?? null) : null;
  const isCovered = !points.some(([x, y]) => {
    const there = document.elementFromPoint(x, y);
    return there && (element.contains(there) || there.contains(element) || label?.contains(there));
  });
  const box = [left, top, right, bottom].map(Math.round).join(" ");
  const name = `${element.localName} ${element.textContent?.trim().slice(0, 40)}`;
  return { name: `${name} (${box} in ${innerWidth} ${innerHeight})`, isCovered };
}

/**
 * On a phone the page is accessible, nothing above its first image moves it, it does not scroll sideways, cuts off no
 * text, and no line ends inside a word, or between a number and its unit.
 */
async function expectToFitPhone(page: Page): Promise<void> {
  await expectToFit(page, { width: 390, height: 844 });
  await expectAccessible(page);
}

/** Checks other widths, and at the narrowest text of twice the size. */
async function expectToFitEveryWidth(page: Page, path: string): Promise<void> {
  await expectEagerLargestPaint(page);
  await expectToFit(page, { width: 1440, height: 900 });
  await expectEagerLargestPaint(page);
  // Header and footer are the same on all pages.
  await expectAccessible(page, path === "/" ? undefined : "main");
  await expectToFit(page, { width: 820, height: 1180 });
  // Wider than the column of a page, and the narrowest.
  await expectToFit(page, { width: 1920, height: 1080 });
  await expectToFit(page, { width: 320, height: 640 });
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  await expectNothingCutOff(page, "at 320 pixels, with text of twice the size");
  await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
}

async function expectToFit(page: Page, viewport: ViewportSize): Promise<void> {
  await page.setViewportSize(viewport);
  const where = `at ${viewport.width} pixels`;
  await expectNothingCutOff(page, where);
  expect(await page.evaluate(brokenWords), `broken ${where}`).toEqual([]);
  expect(await page.evaluate(lateTexts), `move the first image ${where}`).toEqual([]);
}

async function expectNothingCutOff(page: Page, where: string): Promise<void> {
  expect(await page.evaluate(cutOffTexts), `cut off ${where}`).toEqual([]);
  expect(await scrollsSideways(page), `scrolls sideways ${where}`).toBe(false);
}

/** Runs in the page. Texts beyond the window's edges, also hidden ones, except in rows that scroll. */
function cutOffTexts(): string[] {
  const isInRow = (element: Element | null): boolean => {
    if (!element || element === document.body) return false;
    const scrolls = /auto|scroll/.test(getComputedStyle(element).overflowX);
    return (scrolls && element.scrollWidth > element.clientWidth) || isInRow(element.parentElement);
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
}

/**
 * Runs in the page. Words, numbers with their unit, and ranges that are on two lines. Hyphenated words are left out:
 * their text says `hyphens: auto`.
 */
function brokenWords(): string[] {
  const whole = [
    /\p{L}+/gu,
    /\d+(?:[.,]\d+)*(?:\s(?:mcg|mg|g|ml|fl\soz|oz|IU)\b)?/g,
    /\d+[-–]\u2060?\d+/g,
  ];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const broken = new Set<string>();
  const getLines = () => {
    const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
    return new Set(boxes.map(({ top }) => Math.round(top))).size;
  };
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (!(text instanceof Text) || !parent || parent.closest("script, style, [class*=sr-only]"))
      continue;
    range.selectNodeContents(text);
    if (getLines() < 2 || getComputedStyle(parent).hyphens === "auto") continue;
    for (const pattern of whole)
      for (const { index, 0: found } of text.data.matchAll(pattern)) {
        range.setStart(text, index);
        range.setEnd(text, index + found.length);
        if (getLines() > 1) broken.add(found);
      }
  }
  return [...broken];
}

/** Runs in the page. Texts above the page's first image that come after it in the document, and so would move it. */
function lateTexts(): string[] {
  const image = document.querySelector("main img[fetchpriority=high]");
  if (!image) return [];
  const { top, left, right, height } = image.getBoundingClientRect();
  return [...document.querySelectorAll("main :is(h1, h2, p, li)")]
    .filter((element) => image.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING)
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => height > 0 && box.height > 0 && box.bottom <= top)
    .filter(({ box }) => box.left < right && box.right > left)
    .map(({ element }) => `${element.localName} ${element.textContent?.trim().slice(0, 40)}`);
}

/** A lazy image is requested only after the layout, about a second later on a phone's connection. */
async function expectEagerLargestPaint(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0));
  expect.soft(await page.evaluate(getLargestInWindow), page.url()).not.toContain('loading="lazy"');
}

/** The opening tag of the image or text that covers most of the window. */
function getLargestInWindow(): string {
  const areaOf = (element: Element) => {
    const range = document.createRange();
    range.selectNode(element);
    if (element.textContent) range.selectNodeContents(element);
    const { left, top, right, bottom } = range.getBoundingClientRect();
    const width = Math.min(right, innerWidth) - Math.max(left, 0);
    const height = Math.min(bottom, innerHeight) - Math.max(top, 0);
    return Math.max(width, 0) * Math.max(height, 0);
  };
  const [largest] = [...document.querySelectorAll("h1, h2, p, main img")].sort(
    (one, other) => areaOf(other) - areaOf(one),
  );
  return largest ? largest.outerHTML.slice(0, largest.outerHTML.indexOf(">")) : "";
}
