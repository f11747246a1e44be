import { execFile } from "node:child_process";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import type { Figure } from "../figure.ts";
import { startShop } from "../support/shop-process.ts";
import { median, spread } from "../support/statistics.ts";
import { MissingTool } from "../support/tools.ts";
import type { BenchOptions } from "../topics.ts";
import { browserArguments, browserVersion, findBrowser } from "./browser.ts";
import { pagesOf } from "./pages.ts";

const version = "13.5.0";
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

type Report = {
  categories: Record<(typeof categories)[number], { score: number }>;
  audits: Record<string, { numericValue?: number }>;
  environment: { benchmarkIndex: number };
};

/**
 * Lighthouse as it comes: a middling phone on slow 4G, simulated from a run at full speed. On loopback
 * the shop is judged as a secure origin, without compression of headers and with six connections to a
 * host, which is what HTTP/1.1 gives; pages that ask search engines to stay away are left out. Other
 * work on the machine counts as the page's, four times over: see the benchmark index in the notes.
 * The short form looks at each page once.
 */
export async function measure({ isShort }: BenchOptions): Promise<Figure[]> {
  const browser = findBrowser();
  const shop = await startShop();
  try {
    const pages = await pagesOf(shop.origin);
    const figures: Figure[] = [];
    const reports: Report[] = [];
    for (const path of pages) {
      await untilCompressedBest(shop.origin + path);
      const runs: Report[] = [];
      while (runs.length < (isShort ? 1 : 5))
        runs.push(await runOrRepeat(shop.origin + path, browser));
      figures.push(...speedOf(path, runs));
      reports.push(...runs);
    }
    return [...marksOf(reports, browserVersion(browser)), ...figures];
  } finally {
    await shop.stop();
  }
}

/** The first three visitors of a page get it compressed quickly, all others, and all runs here, as well as can be. */
async function untilCompressedBest(address: string): Promise<void> {
  for (let left = 100; left > 0; left--) {
    const response = await fetch(address);
    await response.text();
    if (!response.headers.get("etag")?.includes("-quick")) return;
    await setTimeout(100);
  }
  throw new Error(`${address} stayed compressed quickly for ten seconds.`);
}

/** Of a hundred runs one or another finds no first paint, sometimes two in a row; it is made again. */
async function runOrRepeat(address: string, browser: string, triesLeft = 4): Promise<Report> {
  return run(address, browser).catch((error) => {
    if (triesLeft === 0) throw error;
    return runOrRepeat(address, browser, triesLeft - 1);
  });
}

async function run(address: string, browser: string): Promise<Report> {
  const flags = [`--chrome-flags=${browserArguments.join(" ")}`, "--quiet", "--output=json"];
  const only = `--only-categories=${categories.join(",")}`;
  const command = ["--yes", `lighthouse@${version}`, address, ...flags, only];
  const { stdout } = await promisify(execFile)("npx", command, {
    env: { ...process.env, CHROME_PATH: browser },
    maxBuffer: 64e6,
  }).catch((error: Error) => {
    throw new MissingTool(`Lighthouse ${version} could not be run: ${error.message.slice(0, 300)}`);
  });
  return JSON.parse(stdout);
}

/** What does not depend on the machine's speed: the worst mark of all pages. */
function marksOf(reports: readonly Report[], browser: string): Figure[] {
  const others = categories.slice(1).map((category) => ({
    name: `Lighthouse ${category}, the least of all pages`,
    value: Math.min(
      ...reports.map((report) => Math.round(report.categories[category].score * 100)),
    ),
    unit: "",
    bound: 100,
    must: "reach" as const,
    isDeterministic: true,
    note: `Lighthouse ${version}, Chromium ${browser}`,
  }));
  return others;
}

function speedOf(path: string, runs: readonly Report[]): Figure[] {
  const index = runs.map(({ environment }) => environment.benchmarkIndex);
  const figure = (name: string, unit: string, bound: number, of: (report: Report) => number) => {
    const values = runs.map(of);
    return {
      name: `Lighthouse ${name}: ${path}`,
      value: median(values),
      unit,
      bound,
      must: unit === "" && bound > 0 ? ("reach" as const) : ("stay under" as const),
      isDeterministic: false,
      note: `${spread(values)} in ${runs.length}; benchmark index ${spread(index, 0)}`,
    };
  };
  const audit = (name: string) => (report: Report) =>
    report.audits[name]?.numericValue ?? Number.NaN;
  return [
    figure("performance", "", 99, ({ categories }) => categories.performance.score * 100),
    figure("largest contentful paint", "ms", 1500, audit("largest-contentful-paint")),
    figure("total blocking time", "ms", 50, audit("total-blocking-time")),
    figure("layout shift", "", 0, audit("cumulative-layout-shift")),
  ];
}
