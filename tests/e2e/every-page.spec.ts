import type { Page } from "@playwright/test";
import { expectLightFirstLoad } from "../support/first-load";
import { kinds, screens } from "../support/page-paths";
import {
  expectAccessible,
  labelsNotInTitleCase,
  missingImages,
  scrollsSideways,
} from "../support/page-shape";
import { expect, test } from "../support/shop-fixtures";

/** Pages that are tested in a particular state. */
const states = [
  "/shop/wigs",
  "/shop?concern=dryness&sort=name",
  "/products/hair-nutraceutical?Supply=3+months",
  "/products/growth-strength-shampoo?Scent=Unscented&Size=16.9+fl+oz+(500+ml)",
  "/products/wig",
  "/blog?q=iron",
  "/blog?q=zzzz",
  "/faq?q=zzzz",
  "/search?q=oil",
  "/search?q=zzzz",
];

/** Shown with the status 404. Any other page with it is not in the build. */
const missing = ["/no-such-page", "/shop/wigs", "/products/wig"];

for (const path of [...screens, ...states])
  test(`${path} is light, accessible, and fits any width`, async ({ page, problems }) => {
    // Every element is measured at four widths.
    test.slow();
    if (missing.includes(path)) problems.expect(new RegExp(`404.*${path}`));
    await expectLightFirstLoad(page, path);
    await expect.poll(() => missingImages(page), { timeout: 30_000 }).toEqual([]);
    expect(await labelsNotInTitleCase(page), "buttons in Title Case").toEqual([]);
    await expectRules(page, "classes without a rule");
    await expectToFitEveryWidth(page, path);
    if (kinds.includes(path)) await expectSameDocument(page);
  });

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
  for (const path of ["/", "/shop", "/products/hair-oil", "/science", "/faq"])
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

/** The first is the tests' default window. */
const windows = [
  { width: 1440, height: 900 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
];

/**
 * The page is accessible at three widths, and in a state of its own on a phone; nothing above its first image moves it;
 * at any width, and with text of twice the size, it does not scroll sideways and cuts off no text. No line ends inside
 * a word, or between a number and its unit.
 */
async function expectToFitEveryWidth(page: Page, path: string): Promise<void> {
  for (const viewport of windows) {
    const { width } = viewport;
    await page.setViewportSize(viewport);
    await expectToFit(page, `at ${width} pixels`);
    expect(await page.evaluate(brokenWords), `broken at ${width} pixels`).toEqual([]);
    expect(await page.evaluate(lateTexts), `move the first image at ${width} pixels`).toEqual([]);
    // Header and footer are the same on all pages.
    if (width === 390) await expectAccessible(page);
    else if (screens.includes(path))
      await expectAccessible(page, path === "/" ? undefined : "main");
  }
  // Wider than the column of a page, and the narrowest.
  for (const [width, height] of [
    [1920, 1080],
    [320, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expectToFit(page, `at ${width} pixels`);
    expect(await page.evaluate(brokenWords), `broken at ${width} pixels`).toEqual([]);
  }
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  await expectToFit(page, "at 320 pixels, with text of twice the size");
  await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
}

async function expectToFit(page: Page, where: string): Promise<void> {
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
