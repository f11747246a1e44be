import { expect, type Page } from "@playwright/test";

/** One file that the first load of a page brings. */
export type Transfer = { kind: string; url: string; kilobytes: number };

/** What the first load of a page weighs, in kilobytes of 1000 bytes, compressed as it travels. */
type FirstLoad = {
  transfers: Transfer[];
  document: number;
  script: number;
  style: number;
  fonts: number;
  fontFiles: number;
  /** The part of the script that belongs to this page and not to the frame of all. */
  ownScript: number;
};

/** Kilobytes (1000 bytes, compressed) that a first visit may load. */
const budget = { script: 117, ownScript: 9, style: 16.2, fonts: 70, fontFiles: 2 };

/** What the browser needs before the first screen of the home page has its look. */
const maxFirstScreenKb = 29.7;

/**
 * Opens a page as a first visit does and weighs every file by the length of its body. The browser is
 * never idle meanwhile: what is loaded ahead in idle time delays nothing and is not part of the load.
 */
export async function firstLoad(page: Page, address: string): Promise<FirstLoad> {
  const transfers: Transfer[] = [];
  page.on("response", (response) => {
    const bytes = Number(response.headers()["content-length"]);
    const kind = response.request().resourceType();
    transfers.push({ kind, url: response.url(), kilobytes: bytes / 1000 });
  });
  await page.addInitScript(holdIdleCallbacks);
  await page.goto(address, { waitUntil: "load" });
  await page.waitForFunction(hasEverything);
  const ofFirstLoad = [...transfers];
  const frame = new Set(await page.evaluate(frameFiles));
  await page.evaluate(() => Reflect.get(window, "releaseIdleCallbacks")());

  const of = (kind: string) => ofFirstLoad.filter((transfer) => transfer.kind === kind);
  return {
    transfers: ofFirstLoad,
    document: sum(of("document")),
    script: sum(of("script")),
    style: sum(of("stylesheet")),
    fonts: sum(of("font")),
    fontFiles: of("font").length,
    ownScript: sum(of("script").filter(({ url }) => !frame.has(new URL(url).pathname))),
  };
}

/** Scripts, styles and fonts of a first load stay within the budget, and so does its first picture. */
export async function expectLight(page: Page, load: FirstLoad): Promise<void> {
  const listed = JSON.stringify(load.transfers, null, 1);
  for (const [part, limit] of Object.entries(budget) as [keyof typeof budget, number][])
    expect.soft(load[part], `${part}: ${listed}`).toBeLessThanOrEqual(limit);
  if (new URL(page.url()).pathname === "/")
    expect
      .soft(load.document + load.style, `page and style: ${listed}`)
      .toBeLessThanOrEqual(maxFirstScreenKb);
  await expectLightFirstPicture(page, load.transfers, 140);
}

/** The first picture of a page, if it has one, was loaded once and is no heavier than the limit. */
export async function expectLightFirstPicture(
  page: Page,
  transfers: readonly Transfer[],
  maxKb: number,
): Promise<void> {
  const candidates = await page.evaluate(candidatesOfFirst);
  const loaded = transfers.filter(({ kind, url }) => kind === "image" && candidates.includes(url));
  const listed = `${page.url()}: ${JSON.stringify(loaded)}`;
  const count = await page.locator("img[fetchpriority=high]").count();
  expect.soft(loaded, listed).toHaveLength(count);
  expect.soft(sum(loaded), listed).toBeLessThanOrEqual(maxKb);
}

/** Puts off what is meant for idle time until the test lets it go. */
function holdIdleCallbacks(): void {
  const whenIdle = window.requestIdleCallback;
  const held: Parameters<typeof whenIdle>[] = [];
  window.requestIdleCallback = (...call) => held.push(call);
  Reflect.set(window, "releaseIdleCallbacks", () => {
    window.requestIdleCallback = whenIdle;
    for (const call of held) whenIdle(...call);
  });
}

/** Scripts are asked for after the first paint; then nothing more may come for half a second. */
function hasEverything(): boolean {
  const ends = performance.getEntriesByType("resource").map((entry) => {
    return entry instanceof PerformanceResourceTiming ? entry.responseEnd : 0;
  });
  const reacts = Reflect.has(window, "__reactRouterDataRouter");
  return reacts && performance.now() - Math.max(...ends) > 500;
}

/** The scripts that every page loads, as the router's own table names them. */
function frameFiles(): string[] {
  type Part = { module: string; imports?: string[] };
  type Table = { url: string; entry: Part; routes: { root: Part } };
  const { url, entry, routes }: Table = Reflect.get(window, "__reactRouterManifest");
  const filesOf = ({ module, imports = [] }: Part) => [module, ...imports];
  return [url, ...filesOf(entry), ...filesOf(routes.root)];
}

/** Every address from which the browser chose when it preloaded the first picture and when it showed it. */
function candidatesOfFirst(): string[] {
  const lists = document.querySelectorAll(
    "link[rel=preload][imagesrcset], source:has(~ img[fetchpriority=high]), img[fetchpriority=high]",
  );
  return [...lists].flatMap((element) => {
    const list = element.getAttribute("srcset") ?? element.getAttribute("imagesrcset") ?? "";
    return list.split(", ").map((one) => new URL(one.split(" ")[0] ?? "", location.href).href);
  });
}

function sum(transfers: readonly Transfer[]): number {
  return transfers.reduce((total, { kilobytes }) => total + kilobytes, 0);
}
