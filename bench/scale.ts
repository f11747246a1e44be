import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { findNginx, startNginx } from "../tests/support/nginx.ts";
import { type Figure, quantile } from "./figure.ts";
import {
  addCleanup,
  type CachedPage,
  getSitemapPaths,
  maxCalls,
  readCachedPages,
  startShop,
  startStore,
} from "./processes.ts";

type Visit = { atMs: number; paths: string[] };

/**
 * A day of 4,000 visits in 150 seconds, pages by Zipf's law, with a campaign that marks every link: nginx
 * with the files of `deploy/nginx`, three instances, one store.
 */
export async function measureScale(isShort: boolean): Promise<Figure[]> {
  const binary = findNginx();
  if (!binary) throw new Error("nginx is missing. Install it.");
  const store = await startStore();
  const settings = { SITE_URL: "http://shop.example", TRUSTED_PROXIES: "1" };
  const environment = { ...store.shopEnvironment, ...settings };
  const start = () => startShop(environment);
  // Read from an instance of its own, so that those that are measured begin without copies.
  const reader = await start();
  const pages = await readCachedPages(reader, await getSitemapPaths(reader.origin));
  const [one, two, three] = [await start(), await start(), await start()];
  const instances = [one, two, three];
  const ports = [one.port, two.port, three.port] as const;
  const nginx = await startNginx(binary, { shops: ports, store: store.port });
  addCleanup(nginx.stop);
  const visits = planVisits(pages, isShort ? 10_000 : 150_000, isShort ? 200 : 4_000);
  const { pageMs, requests, failures, seconds } = await playVisits(nginx.origin, visits);
  for (const failure of failures.slice(0, 10)) console.log(failure);
  const calls = await Promise.all(instances.map((instance) => instance.countCalls()));
  return [
    {
      name: "failed requests in a day with a campaign",
      value: failures.length,
      limit: 0,
      note: `${visits.length} visits, ${requests} requests in ${seconds.toFixed(0)} s`,
    },
    {
      name: "calls to the store, at most pages ÷ freshness × instances",
      value: calls.reduce((sum, one) => sum + one, 0),
      limit: maxCalls(pages, seconds) * instances.length,
      note: `${pages.length} pages`,
    },
    {
      name: "pages that nginx answered from its cache",
      value: getHitRate(nginx.logFile) * 100,
      unit: "%",
      limit: 85,
      isMinimum: true,
    },
    {
      name: "time of a page, 99 of 100",
      value: quantile(pageMs, 0.99),
      unit: "ms",
      limit: 250,
      note: `half within ${quantile(pageMs, 0.5).toFixed(1)} ms`,
    },
  ];
}

function planVisits(pages: readonly CachedPage[], dayMs: number, count: number): Visit[] {
  // Zipf's law: the logarithm of the rank is evenly spread.
  const choosePath = () => pages[Math.floor(pages.length ** Math.random()) - 1]?.path ?? "/";
  const visits = Array.from({ length: count }, (_, number): Visit => {
    const isOfCampaign = Math.random() < 0.2;
    const time = isOfCampaign ? 0.66 + Math.random() * 0.08 : Math.random();
    const paths = [isOfCampaign ? `/holidays?utm_source=letter&utm_id=${number}` : choosePath()];
    while (paths.length < 12 && Math.random() < 0.55) paths.push(choosePath());
    return { atMs: time * dayMs, paths };
  });
  return visits.sort((a, b) => a.atMs - b.atMs);
}

/** A visitor reads one page after another, with the files that a browser would not have yet. */
async function playVisits(origin: string, visits: readonly Visit[]) {
  const pageMs: number[] = [];
  const failures: string[] = [];
  let requests = 0;

  async function request(path: string): Promise<string> {
    requests += 1;
    try {
      const response = await fetch(origin + path);
      if (!response.ok) failures.push(`${path}: ${response.status}`);
      return await response.text();
    } catch (error) {
      failures.push(`${path}: ${error}`);
      return "";
    }
  }

  async function visit({ paths }: Visit): Promise<void> {
    const loaded = new Set<string>();
    for (const path of paths) {
      const begun = performance.now();
      const html = await request(path);
      pageMs.push(performance.now() - begun);
      const named = html.matchAll(/(?:src|href)="(\/(?:assets|pictures)\/[^"\s#]+)/g);
      const files = Array.from(named, ([, file = ""]) => file);
      const missing = new Set(files.filter((file) => !loaded.has(file)));
      for (const file of missing) loaded.add(file);
      await Promise.all([...missing].map(request));
      await pause(200);
    }
  }

  const start = performance.now();
  const underWay: Promise<void>[] = [];
  for (const planned of visits) {
    await pause(Math.max(0, planned.atMs - (performance.now() - start)));
    underWay.push(visit(planned));
  }
  await Promise.all(underWay);
  return { pageMs, requests, failures, seconds: (performance.now() - start) / 1000 };
}

/** The share of pages in nginx's log that no instance was asked for. */
function getHitRate(logFile: string): number {
  const pages = readFileSync(logFile, "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line): { path: string; cache: string } => JSON.parse(line))
    .filter(({ path }) => !/^\/(?:assets|pictures)\//.test(path));
  // `STALE` and `UPDATING` are copies that nginx sends while it asks for a newer one.
  const hits = pages.filter(({ cache }) => ["HIT", "STALE", "UPDATING"].includes(cache));
  return hits.length / pages.length;
}
