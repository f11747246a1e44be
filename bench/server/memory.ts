import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { allPages } from "../support/pages.ts";
import { rawAnswer } from "../support/raw-answer.ts";
import { startShop } from "../support/shop-process.ts";
import { median } from "../support/statistics.ts";
import { load } from "../support/wrk.ts";
import type { Measure } from "../topics.ts";

const wanted = 2_000_000;
const longestSeconds = 280;
const sliceSeconds = 4;
const pagesKept = 200;

/** What the server takes after two million visits of two hundred pages, and whether it still grows. */
export const measure: Measure = async ({ isShort }) => {
  const folder = mkdtempSync(join(tmpdir(), "solenne-bench-"));
  const shop = await startShop();
  try {
    const paths = await pagesToKeep(shop.origin);
    for (const path of paths) await rawAnswer(shop.origin + path, { "accept-encoding": "br" });
    const script = join(folder, "paths.lua");
    writeFileSync(script, inTurn(paths));

    const start = performance.now();
    const seconds = () => (performance.now() - start) / 1000;
    const samples: { requests: number; megabytes: number }[] = [];
    let requests = 0;
    while (requests < wanted && seconds() < (isShort ? 8 : longestSeconds)) {
      requests += (await load(shop.origin, sliceSeconds, { script })).requests;
      samples.push({ requests, megabytes: residentMegabytes(shop.pid) });
    }

    const between = (from: number, to: number) =>
      median(
        samples
          .filter((sample) => sample.requests > requests * from && sample.requests <= requests * to)
          .map(({ megabytes }) => megabytes),
      );
    const [middle, end] = [between(0.4, 0.6), between(0.8, 1)];
    const cut = requests < wanted ? ` (of ${wanted}: this machine takes longer for all)` : "";
    const note = `${requests} requests${cut} of ${paths.length} pages in ${seconds().toFixed(0)} s`;
    return [
      {
        name: "memory of the server after the soak",
        value: end,
        unit: "MB",
        bound: 250,
        must: "stay under",
        isDeterministic: false,
        note: `${note}; resident, of it some 75 MB the program of Node itself`,
      },
      {
        name: "growth of its memory in the second half of the soak",
        value: (end / middle - 1) * 100,
        unit: "%",
        bound: 3,
        must: "stay under",
        isDeterministic: false,
        note: `${middle.toFixed(0)} MB in the middle, ${end.toFixed(0)} MB at the end; medians`,
      },
    ];
  } finally {
    await shop.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};

/** All pages, and lists of products in so many orders and choices that there are two hundred. */
async function pagesToKeep(origin: string): Promise<string[]> {
  const pages = await allPages(origin);
  const sorts = ["name", "price-asc", "price-desc", "newest"];
  const choices = [
    "",
    "&availability=in-stock",
    "&price=0-50",
    "&concern=dryness",
    "&concern=shine",
  ];
  const more = ["&concern=growth", "&concern=frizz", "&concern=scalp", "&concern=volume"];
  const shops = pages.filter((page) => page.startsWith("/shop"));
  const lists = sorts.flatMap((sort) =>
    [...choices, ...more].flatMap((choice) => shops.map((page) => `${page}?sort=${sort}${choice}`)),
  );
  return [...pages, ...lists].slice(0, pagesKept);
}

/** A script for wrk: every path in turn, most visitors with brotli. */
function inTurn(paths: readonly string[]): string {
  return `local paths = { ${paths.map((path) => JSON.stringify(path)).join(", ")} }
local encodings = { "br", "gzip, deflate, br, zstd", "br", "gzip", "br" }
local number = 0
request = function()
  number = number + 1
  wrk.headers["Accept-Encoding"] = encodings[number % #encodings + 1]
  return wrk.format("GET", paths[number % #paths + 1])
end
`;
}

function residentMegabytes(pid: number): number {
  const { stdout } = spawnSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" });
  return Number(stdout) / 1024;
}
