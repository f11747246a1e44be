import type { Page } from "@playwright/test";

/** One file that the first load of a page brings. */
export type Transfer = { kind: string; path: string; kilobytes: number };

/** What the first load of a page weighs, in kilobytes of 1000 bytes, compressed as it travels. */
export type FirstLoad = {
  transfers: Transfer[];
  document: number;
  script: number;
  style: number;
  fonts: number;
  fontFiles: number;
  /** The part of the script that belongs to this page and not to the frame of all. */
  ownScript: number;
};

/**
 * Opens a page as a first visit does and weighs every file by the length of its body. The browser is
 * never idle meanwhile: what is loaded ahead in idle time delays nothing and is not part of the load.
 */
export async function firstLoad(page: Page, address: string): Promise<FirstLoad> {
  const transfers: Transfer[] = [];
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    const bytes = Number(response.headers()["content-length"]);
    const kind = response.request().resourceType();
    transfers.push({ kind, path: pathname, kilobytes: bytes / 1000 });
  });
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.goto(address, { waitUntil: "load" });
  await page.waitForFunction(hasEverything);

  const frame = new Set(await page.evaluate(frameFiles));
  const of = (kind: string) => transfers.filter((transfer) => transfer.kind === kind);
  return {
    transfers,
    document: sum(of("document")),
    script: sum(of("script")),
    style: sum(of("stylesheet")),
    fonts: sum(of("font")),
    fontFiles: of("font").length,
    ownScript: sum(of("script").filter(({ path }) => !frame.has(path))),
  };
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

function sum(transfers: readonly Transfer[]): number {
  return transfers.reduce((total, { kilobytes }) => total + kilobytes, 0);
}
