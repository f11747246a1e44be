import { expect, type Page } from "@playwright/test";
import { whenHydrated } from "./browser";

/** All scripts of a first visit, compressed, in KB of 1000 bytes. */
const maxScriptKb = 170;

/** A document or file that a page has loaded. */
type Transfer = { url: string; kilobytes: number };

/** Opens a page as a first visit. What it would load while the browser is idle delays nothing, so it is left out. */
export async function expectLightFirstLoad(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.goto(path, { waitUntil: "load" });
  await whenHydrated(page);
  const transfers = await page.evaluate(getTransfers);
  const scripts = transfers.filter(({ url }) => url.endsWith(".js"));
  expect.soft(scripts.length).toBeGreaterThan(1);
  expect.soft(sumKilobytes(scripts), JSON.stringify(scripts)).toBeLessThanOrEqual(maxScriptKb);
}

/** The first images of a page, if there are any, are loaded once and together no heavier than the limit. */
export async function expectLightFirstImage(page: Page, limitKb: number): Promise<void> {
  const candidates = await page.evaluate(getFirstImageUrls);
  const transfers = await page.evaluate(getTransfers);
  const loaded = transfers.filter(({ url }) => candidates.includes(url));
  const listed = `${page.url()}: ${JSON.stringify(loaded)}`;
  // A row that loops has copies.
  const urls = await page
    .locator("img[fetchpriority=high]")
    .evaluateAll((images) => images.map((image) => image.getAttribute("src")));
  expect.soft(loaded, listed).toHaveLength(new Set(urls).size);
  expect.soft(sumKilobytes(loaded), listed).toBeLessThanOrEqual(limitKb);
}

/** Runs in the page. What it has loaded, by the length of each compressed body; the document is first. */
export function getTransfers(): Transfer[] {
  return performance
    .getEntries()
    .flatMap((entry) =>
      entry instanceof PerformanceResourceTiming
        ? { url: entry.name, kilobytes: entry.encodedBodySize / 1000 }
        : [],
    );
}

/** Every URL from which the browser chose when it preloaded the first image and when it showed it. */
function getFirstImageUrls(): string[] {
  const lists = document.querySelectorAll(
    "link[rel=preload][imagesrcset], source:has(~ img[fetchpriority=high]), img[fetchpriority=high]",
  );
  return [...lists].flatMap((element) => {
    const list = element.getAttribute("srcset") ?? element.getAttribute("imagesrcset") ?? "";
    return list.split(", ").flatMap((entry) => {
      const [url] = entry.split(" ");
      return url ? new URL(url, location.href).href : [];
    });
  });
}

export function sumKilobytes(transfers: readonly Transfer[]): number {
  return transfers.reduce((total, { kilobytes }) => total + kilobytes, 0);
}
