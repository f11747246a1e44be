import { expect, type Page, type Response } from "@playwright/test";

/** A file that a page loads. */
type Transfer = { kind: string; url: string; kilobytes: number };

/** Kilobytes (1000 bytes, compressed) of a first visit. */
const maxKb = {
  script: 108,
  /** Scripts of this page alone. */
  ownScript: 2.5,
  stylesheet: 13.6,
  font: 30,
  picture: 140,
  /** Home and its styles: the browser needs them to paint. */
  home: 27.2,
};
const maxFontFiles = 2;

/** What a first visit loads, and the paths of the scripts that every page has. */
type FirstLoad = { transfers: readonly Transfer[]; commonScripts: readonly string[] };

/** Records what a page loads, by the length of each body. */
export function recordTransfers(page: Page): Transfer[] {
  const transfers: Transfer[] = [];
  page.on("response", (response) => transfers.push(toTransfer(response)));
  return transfers;
}

function toTransfer(response: Response): Transfer {
  const kilobytes = Number(response.headers()["content-length"]) / 1000;
  return { kind: response.request().resourceType(), url: response.url(), kilobytes };
}

/** Opens a page as a first visit. The browser is never idle: what it would load then delays nothing. */
export async function firstLoad(page: Page, address: string): Promise<FirstLoad> {
  const transfers = recordTransfers(page);
  await page.addInitScript(holdIdleCallbacks);
  await page.goto(address, { waitUntil: "load" });
  await page.waitForFunction(isLoaded);
  const recorded = [...transfers];
  const commonScripts = await page.evaluate(getCommonScripts);
  await page.evaluate(() => Reflect.get(window, "releaseIdleCallbacks")());
  return { transfers: recorded, commonScripts };
}

export async function expectLight(
  page: Page,
  { transfers, commonScripts }: FirstLoad,
): Promise<void> {
  const listed = JSON.stringify(transfers, null, 1);
  const ofKind = (kind: string) => transfers.filter((transfer) => transfer.kind === kind);
  for (const kind of ["script", "stylesheet", "font"] as const)
    expect.soft(sumKilobytes(ofKind(kind)), `${kind}: ${listed}`).toBeLessThanOrEqual(maxKb[kind]);
  expect.soft(ofKind("font").length, listed).toBeLessThanOrEqual(maxFontFiles);
  const own = ofKind("script").filter(({ url }) => !commonScripts.includes(new URL(url).pathname));
  expect.soft(sumKilobytes(own), `own scripts: ${listed}`).toBeLessThanOrEqual(maxKb.ownScript);
  const painted = sumKilobytes([...ofKind("document"), ...ofKind("stylesheet")]);
  if (new URL(page.url()).pathname === "/")
    expect.soft(painted, `home and styles: ${listed}`).toBeLessThanOrEqual(maxKb.home);
  await expectLightFirstPicture(page, transfers, maxKb.picture);
}

/** The first picture of a page, if there is one, is loaded once and no heavier than the limit. */
export async function expectLightFirstPicture(
  page: Page,
  transfers: readonly Transfer[],
  limitKb: number,
): Promise<void> {
  const candidates = await page.evaluate(getFirstPictureUrls);
  const loaded = transfers.filter(({ kind, url }) => kind === "image" && candidates.includes(url));
  const listed = `${page.url()}: ${JSON.stringify(loaded)}`;
  const count = await page.locator("img[fetchpriority=high]").count();
  expect.soft(loaded, listed).toHaveLength(count);
  expect.soft(sumKilobytes(loaded), listed).toBeLessThanOrEqual(limitKb);
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

/** Every URL from which the browser chose when it preloaded the first picture and when it showed it. */
function getFirstPictureUrls(): string[] {
  const lists = document.querySelectorAll(
    "link[rel=preload][imagesrcset], source:has(~ img[fetchpriority=high]), img[fetchpriority=high]",
  );
  return [...lists].flatMap((element) => {
    const list = element.getAttribute("srcset") ?? element.getAttribute("imagesrcset") ?? "";
    return list.split(", ").map((entry) => new URL(entry.split(" ")[0] ?? "", location.href).href);
  });
}

export function sumKilobytes(transfers: readonly Transfer[]): number {
  return transfers.reduce((total, { kilobytes }) => total + kilobytes, 0);
}
