import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Figure, median, repeat } from "./figure.ts";
import {
  cleanUp,
  createFolder,
  getCpuSeconds,
  getSitemapPaths,
  maxCalls,
  readCachedPages,
  runTool,
  startShop,
  startStore,
} from "./processes.ts";

/** Cached pages, rendering, calls to the store, memory and start. */
export async function measureServer(isShort: boolean): Promise<Figure[]> {
  const figures: Figure[] = [];
  const all = [measureCachedPage, measureRendering, measureLoad, measureFlood, measureStart];
  for (const measure of all) {
    figures.push(...(await measure(isShort)));
    await cleanUp();
  }
  return figures;
}

/** Processor time of the home page from the cache. Shopify's Hydrogen template takes 7.2 ms to render its own. */
async function measureCachedPage(isShort: boolean): Promise<Figure[]> {
  const [rounds, seconds] = isShort ? [1, 1] : [7, 4];
  const { origin, pid } = await startShop();
  await runWrk(origin, 2);
  const times = await repeat(rounds, async () => {
    const before = getCpuSeconds(pid);
    const { requests } = await runWrk(origin, seconds);
    return ((getCpuSeconds(pid) - before) * 1000) / requests;
  });
  return [{ name: "cached page, processor", ...median(times), unit: "ms", limit: 7.2 / 20 }];
}

/** Processor time of an uncached product page. The store is another process, so its work is left out. */
async function measureRendering(isShort: boolean): Promise<Figure[]> {
  const [warmUp, rounds, perRound] = isShort ? [20, 1, 20] : [400, 15, 40];
  const { shopEnvironment } = await startStore();
  const { origin, pid } = await startShop({ ...shopEnvironment, PAGE_CACHE_MB: "0" });
  const render = async (count: number) => {
    const before = getCpuSeconds(pid);
    for (let number = 0; number < count; number += 1) {
      const response = await fetch(`${origin}/products/hair-nutraceutical`);
      if (!(await response.text()).includes("</html>")) throw new Error("The page is not whole.");
    }
    return ((getCpuSeconds(pid) - before) * 1000) / count;
  };
  await render(warmUp);
  const times = await repeat(rounds, () => render(perRound));
  return [{ name: "uncached product page, processor", ...median(times), unit: "ms", limit: 6 }];
}

/** Two minutes of load over all pages: calls to the store, and memory at the end. */
async function measureLoad(isShort: boolean): Promise<Figure[]> {
  const shop = await startShop();
  const paths = await getSitemapPaths(shop.origin);
  const [callsBefore, start] = [await shop.countCalls(), performance.now()];
  const pages = await readCachedPages(shop, paths);
  const { requests } = await runWrk(shop.origin, isShort ? 5 : 130, paths);
  const seconds = (performance.now() - start) / 1000;
  return [
    {
      name: "calls to the store under load, over all pages",
      value: (await shop.countCalls()) - callsBefore,
      limit: maxCalls(pages, seconds),
      note: `${pages.length} pages, ${requests} requests in ${seconds.toFixed(0)} s`,
    },
    { name: "resident memory after it", value: getMegabytes(shop.pid), unit: "MB", limit: 250 },
  ];
}

/**
 * Invented addresses: links into the cart, products that do not exist, queries. The memory that they take beyond what the
 * cache counts, whose limit is `PAGE_CACHE_MB`.
 */
async function measureFlood(isShort: boolean): Promise<Figure[]> {
  const shop = await startShop();
  await runWrk(shop.origin, isShort ? 1 : 5);
  const before = getMegabytes(shop.pid);
  const paths = Array.from({ length: isShort ? 100 : 2_000 }, (_, number) => [
    `/cart/${40_000_000_000_000 + number}:1`,
    `/products/made-up-${number}`,
    `/shop?page=${number}`,
  ]).flat();
  let next = 0;
  const visitor = async () => {
    while (next < paths.length) await (await fetch(shop.origin + paths[next++])).arrayBuffer();
  };
  await Promise.all(Array.from({ length: 20 }, visitor));
  const counted = (await shop.readMetric("shop_page_cache_bytes")) / 2 ** 20;
  return [
    {
      name: "memory after invented addresses, beyond what the cache counts",
      value: getMegabytes(shop.pid) - before - counted,
      unit: "MB",
      limit: 64,
      note: `${paths.length} addresses, ${counted.toFixed(0)} MB counted`,
    },
  ];
}

/** Resident memory of a process, from Linux's `/proc`. */
function getMegabytes(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
}

async function measureStart(isShort: boolean): Promise<Figure[]> {
  // The first start writes the compiled code that the later ones read.
  await startShop();
  const times = await repeat(isShort ? 1 : 5, async () => {
    await cleanUp();
    return (await startShop()).readyMs;
  });
  return [{ name: "start to ready", ...median(times), unit: "ms", limit: 1500 }];
}

/** 64 kept connections from one thread; over all paths in turn, if there are any. */
async function runWrk(address: string, seconds: number, paths: readonly string[] = []) {
  const script = join(createFolder(), "paths.lua");
  writeFileSync(
    script,
    `local paths, number = { ${paths.map((path) => JSON.stringify(path)).join(", ")} }, 0
request = function()
  number = number + 1
  return wrk.format("GET", paths[number % #paths + 1])
end
`,
  );
  const options = ["-t1", "-c64", `-d${seconds}s`, "-H", "Accept-Encoding: br"];
  if (paths.length > 0) options.push("-s", script);
  const printed = await runTool("wrk", [...options, address]);
  const problem = /^.*(?:Non-2xx|Socket errors).*$/m.exec(printed);
  if (problem) throw new Error(`${address} under load: ${problem[0].trim()}`);
  return { requests: Number(/(\d+) requests in/.exec(printed)?.[1]) };
}
