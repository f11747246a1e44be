import type { Browser, Page } from "playwright-core";
import { type Pixels, readStacked } from "./compare-images.ts";

type View = {
  name: string;
  path: string;
  /** Brings the page into its state; null for the page as it opens. */
  act: ((page: Page) => Promise<unknown>) | null;
};

const still = { animations: "disabled" } as const;

/** The whole page, and below it the window scrolled to the middle, where fixed and sticky parts show. */
export async function photograph(
  browser: Browser,
  origin: string,
  width: number,
  view: View,
): Promise<Pixels> {
  const isPhone = width < 600;
  const context = await browser.newContext({
    viewport: { width, height: isPhone ? 844 : 900 },
    isMobile: isPhone,
    hasTouch: isPhone,
    reducedMotion: "reduce",
    timezoneId: "America/New_York",
  });
  const page = await context.newPage();
  try {
    await page.goto(origin + view.path, { waitUntil: "networkidle" });
    if (view.act) {
      await view.act(page);
      return await readStacked([await photographAtRest(page)]);
    }
    await page.evaluate(showEverything);
    await photographAtRest(page);
    const whole = await page.screenshot({ ...still, fullPage: true });
    await page.evaluate(() =>
      scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: "instant" }),
    );
    return await readStacked([whole, await photographAtRest(page)]);
  } finally {
    await context.close();
  }
}

const maxPhotographs = 40;

/** The window, once two photographs in a row are the same: what a press or scrolling shows or hides has done so. */
async function photographAtRest(page: Page): Promise<Buffer> {
  let last = await page.screenshot(still);
  for (let count = 1; count < maxPhotographs; count++) {
    const next = await page.screenshot(still);
    if (next.equals(last)) return next;
    last = next;
  }
  throw new Error(`${page.url()} does not come to rest`);
}

/** Runs in the page: scrolls through it, so that every image is loaded, and back to its top. */
async function showEverything(): Promise<void> {
  for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight * 0.7) {
    scrollTo({ top: y, behavior: "instant" });
    await new Promise((resolve) => setTimeout(resolve, 80));
  }
  scrollTo({ top: 0, behavior: "instant" });
  const images = [...document.images].filter(({ currentSrc }) => currentSrc);
  const decoded = Promise.allSettled(images.map((image) => image.decode()));
  await Promise.race([decoded, new Promise((resolve) => setTimeout(resolve, 20_000))]);
}
