import { chromium } from "playwright-core";
import { type Figure, median, repeat } from "./figure.ts";
import { addCleanup, getSitemapPaths, runTool, startShop } from "./processes.ts";
import { measureReactions } from "./reactions.ts";

const lighthouseVersion = "13.5.0";
const chromiumArguments = ["--headless=new", "--no-sandbox"];
/** Page types with many pages; the first of each is measured. */
const kinds = [/^\/products\//, /^\/shop\/./, /^\/blog\/./];

/** Lighthouse and the sizes of the first load for each kind of page, and reactions to interactions. */
export async function measurePages(isShort: boolean): Promise<Figure[]> {
  const shop = await startShop();
  // A whole Chromium, not the headless shell: Lighthouse measures painting as visitors have it.
  const executablePath = process.env.CHROMIUM_PATH ?? chromium.executablePath();
  const browser = await chromium.launch({ executablePath, args: chromiumArguments });
  addCleanup(() => browser.close());
  const figures = await measureReactions(browser, shop.origin, isShort ? 1 : 7);
  const all = await getSitemapPaths(shop.origin);
  const paths = all.filter((path) => {
    const kind = kinds.find((pattern) => pattern.test(path));
    return !kind || all.find((other) => kind.test(other)) === path;
  });
  for (const path of isShort ? paths.slice(0, 1) : paths) {
    const run = () => runLighthouse(executablePath, shop.origin + path);
    figures.push(...getFigures(path, await repeat(isShort ? 1 : 3, run)));
  }
  return figures;
}

type Report = {
  categories: { [category: string]: { score: number } };
  audits: {
    [audit: string]: {
      numericValue?: number;
      details?: { items: { resourceType?: string; transferSize?: number }[] };
    };
  };
};

function getFigures(path: string, reports: readonly Report[]): Figure[] {
  const score = (category: string, limit: number): Figure => {
    const scores = reports.map(({ categories }) => (categories[category]?.score ?? 0) * 100);
    return { name: `${path}: ${category}`, ...median(scores), limit, isMinimum: true };
  };
  const time = (audit: string, limit: number): Figure => {
    const times = reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN);
    return { name: `${path}: ${audit}`, ...median(times), unit: "ms", limit };
  };
  const size = (type: string, limit: number): Figure => {
    const items = reports[0]?.audits["network-requests"]?.details?.items ?? [];
    const sizes = items.filter((item) => item.resourceType === type);
    const bytes = sizes.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
    return { name: `${path}: ${type}`, value: bytes / 1000, unit: "KB", limit };
  };
  return [
    score("performance", 99),
    ...["accessibility", "best-practices", "seo"].map((category) => score(category, 100)),
    time("first-contentful-paint", 1200),
    time("largest-contentful-paint", 1500),
    time("total-blocking-time", 50),
    ...[size("Document", 25), size("Script", 140), size("Stylesheet", 20), size("Font", 70)],
    size("Image", 200),
  ];
}

/** With Lighthouse's own settings: a mid-range phone on slow 4G, simulated. */
async function runLighthouse(browser: string, address: string, triesLeft = 3): Promise<Report> {
  const flags = [`--chrome-flags=${chromiumArguments.join(" ")}`, "--quiet", "--output=json"];
  const command = ["--yes", `lighthouse@${lighthouseVersion}`, address, ...flags];
  try {
    return JSON.parse(await runTool("npx", command, { CHROME_PATH: browser }));
  } catch (error) {
    // Some runs record no first paint.
    if (triesLeft === 0) throw error;
    return runLighthouse(browser, address, triesLeft - 1);
  }
}
