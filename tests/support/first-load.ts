import { expect, type Page } from "@playwright/test";

/** Kilobytes (1000 bytes, compressed) of a first visit. */
const maxKb = {
  script: 148.5,
  /** Scripts that only this page loads. */
  ownScript: 22.5,
  /** With its headers it fits the 14.6 KB that a server sends at once; beyond, all paints come a round trip later. */
  stylesheet: 13.85,
  font: 30,
  image: 140,
  /** Home and its styles, which the browser needs to paint, as the first visitor of a page gets them. */
  home: 28.5,
};
const maxFontFiles = 2;

/** A document or file that a page has loaded. */
type Transfer = { url: string; kilobytes: number };

/** Opens a page as a first visit. The browser is never idle: what it would load then delays nothing. */
export async function expectLightFirstLoad(page: Page, path: string): Promise<void> {
  await page.addInitScript(holdIdleCallbacks);
  await page.goto(path, { waitUntil: "load" });
  await page.waitForFunction(isLoaded);
  const transfers = await page.evaluate(getTransfers);
  const listed = JSON.stringify(transfers, null, 1);
  const commonScripts = await page.evaluate(getCommonScripts);
  const filesOf = (type: string) => transfers.filter(({ url }) => url.endsWith(`.${type}`));
  const scripts = filesOf("js");
  const ownScripts = scripts.filter(({ url }) => !commonScripts.includes(new URL(url).pathname));
  const styles = filesOf("css").filter(({ url }) => !/\/print-/.test(url));
  const painted = [...transfers.slice(0, 1), ...styles];
  for (const [name, files, limit] of [
    ["scripts", scripts, maxKb.script],
    ["own scripts", ownScripts, maxKb.ownScript],
    ["styles", styles, maxKb.stylesheet],
    ["fonts", filesOf("woff2"), maxKb.font],
    ["home and its styles", path === "/" ? painted : [], maxKb.home],
  ] as const)
    expect.soft(sumKilobytes(files), `${name}: ${listed}`).toBeLessThanOrEqual(limit);
  expect.soft(scripts.length, listed).toBeGreaterThan(1);
  expect.soft(filesOf("woff2").length, listed).toBeLessThanOrEqual(maxFontFiles);
  await expectLightFirstImage(page, maxKb.image);
  await page.evaluate(() => Reflect.get(window, "releaseIdleCallbacks")());
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

function holdIdleCallbacks(): void {
  const { requestIdleCallback } = window;
  const held: Parameters<typeof requestIdleCallback>[] = [];
  window.requestIdleCallback = (...call) => held.push(call);
  Reflect.set(window, "releaseIdleCallbacks", () => {
    window.requestIdleCallback = requestIdleCallback;
    for (const call of held) requestIdleCallback(...call);
  });
}

/** Scripts are requested after the first paint; then nothing more may come for half a second. */
function isLoaded(): boolean {
  const ends = performance
    .getEntriesByType("resource")
    .map((entry) => (entry instanceof PerformanceResourceTiming ? entry.responseEnd : 0));
  const hasRouter = Reflect.has(window, "__reactRouterDataRouter");
  return hasRouter && performance.now() - Math.max(...ends) > 500;
}

/** The scripts of every page, as React Router's manifest names them. */
function getCommonScripts(): string[] {
  type Part = { module: string; imports?: string[] };
  type Manifest = { url: string; entry: Part; routes: { root: Part } };
  const { url, entry, routes }: Manifest = Reflect.get(window, "__reactRouterManifest");
  const getFiles = ({ module, imports = [] }: Part) => [module, ...imports];
  return [url, ...getFiles(entry), ...getFiles(routes.root)];
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
