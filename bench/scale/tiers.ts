import { readFileSync } from "node:fs";
import type { Running } from "./machines.ts";

/** Who answered how many requests, by nginx's log. */
export type Tiers = {
  pages: { cdn: number; fresh: number; stale: number; notKept: number };
  files: { cdn: number; instance: number };
};

type Line = { path: string; cache: string; page: string; method: string };

/** `STALE` and `UPDATING` are copies that nginx hands out while it asks behind. */
const ownAnswers = new Set(["HIT", "STALE", "UPDATING"]);

export function readTiers({ front }: Running): Tiers {
  const tiers: Tiers = {
    pages: { cdn: 0, fresh: 0, stale: 0, notKept: 0 },
    files: { cdn: 0, instance: 0 },
  };
  for (const text of readFileSync(front.logFile, "utf8").split("\n")) {
    if (!text) continue;
    const { path, cache, page, method } = JSON.parse(text) as Line;
    if (method !== "GET") continue;
    const isOwn = ownAnswers.has(cache);
    if (/^\/(?:assets|pictures)\//.test(path)) tiers.files[isOwn ? "cdn" : "instance"] += 1;
    else if (isOwn) tiers.pages.cdn += 1;
    else if (page === "fresh") tiers.pages.fresh += 1;
    else if (page) tiers.pages.stale += 1;
    else tiers.pages.notKept += 1;
  }
  return tiers;
}

/** What the instances count themselves, together. */
export async function readFigures({ instances }: Running): Promise<{
  renderings: number;
  calls: number;
  requests: number;
}> {
  const texts = await Promise.all(
    instances.map(async ({ metrics }) => (await fetch(metrics)).text()),
  );
  const sum = (name: string) =>
    texts
      .flatMap((text) => [...text.matchAll(new RegExp(`^${name}(?:\\{.*\\})? ([\\d.e+]+)$`, "gm"))])
      .reduce((total, [, value]) => total + Number(value), 0);
  return {
    renderings: sum("shop_page_cache_renderings_total"),
    calls: sum("shop_commerce_calls_total"),
    requests: sum("shop_requests_total"),
  };
}
