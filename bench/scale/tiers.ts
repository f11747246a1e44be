import { readFileSync } from "node:fs";
import type { Running } from "./machines.ts";

/** Who answered how many requests, by nginx's log. */
export type Tiers = {
  pages: { cdn: number; instance: number };
  files: { cdn: number; instance: number };
};

type Line = { path: string; cache: string; method: string };

/** `STALE` and `UPDATING` are copies that nginx hands out while it asks behind. */
const ownAnswers = new Set(["HIT", "STALE", "UPDATING"]);

export function readTiers({ front }: Running): Tiers {
  const tiers: Tiers = {
    pages: { cdn: 0, instance: 0 },
    files: { cdn: 0, instance: 0 },
  };
  for (const text of readFileSync(front.logFile, "utf8").split("\n")) {
    if (!text) continue;
    const { path, cache, method } = JSON.parse(text) as Line;
    if (method !== "GET") continue;
    const isOwn = ownAnswers.has(cache);
    const kind = /^\/(?:assets|pictures)\//.test(path) ? "files" : "pages";
    tiers[kind][isOwn ? "cdn" : "instance"] += 1;
  }
  return tiers;
}

/** What the instances count themselves, together. */
export async function readFigures({ instances }: Running) {
  const texts = await Promise.all(
    instances.map(async ({ metrics }) => (await fetch(metrics)).text()),
  );
  const sum = (series: string) =>
    texts
      .flatMap((text) => [...text.matchAll(new RegExp(`^${series} ([\\d.e+]+)$`, "gm"))])
      .reduce((total, [, value]) => total + Number(value), 0);
  const pages = (from: string) =>
    sum(`shop_request_duration_seconds_count\\{.*page="${from}".*\\}`);
  return {
    renderings: sum("shop_page_cache_renderings_total"),
    calls: sum("shop_commerce_call_duration_seconds_count\\{.*\\}"),
    /** Requests for pages, those that nginx made by itself to renew a copy included. */
    fresh: pages("fresh"),
    stale: pages("stale"),
  };
}
