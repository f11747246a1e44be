import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { findNginx, startNginx } from "../tests/support/nginx.ts";
import { startChangingStore } from "./changing-store.ts";
import { planVisits, playVisits, type View } from "./day.ts";
import { type Figure, formatNumber, quantile } from "./figure.ts";
import {
  addCleanup,
  type CachedPage,
  getSitemapPaths,
  maxCalls,
  readCachedPages,
  type Shop,
  startShop,
} from "./processes.ts";

/** When in the day an instance is killed, during the campaign, and when the rolling restart begins. */
const [killTime, restartTime] = [0.7, 0.82];
/** How long a killed instance is away. */
const goneMs = 8_000;
/** What docs/operations.md says of products on pages that are visited, in seconds, and a busy machine. */
const [freshSeconds, toleranceSeconds] = [60, 4];
/** A page is visited while no more than these seconds pass between two visits. */
const visitedSeconds = 5;

/**
 * A compressed day with a campaign, the kill of an instance and a rolling restart: nginx with the files of
 * `deploy/nginx`, three instances, one store, and the visitors, all on this machine.
 */
export async function measureScale(isShort: boolean): Promise<Figure[]> {
  const [dayMs, count] = isShort ? [25_000, 200] : [300_000, 3_000];
  const binary = findNginx();
  if (!binary) throw new Error("nginx is missing. Install it.");
  const store = await startChangingStore();
  const settings = { SITE_URL: "http://shop.example", TRUSTED_PROXIES: "1" };
  const environment = { ...store.shopEnvironment, ...settings };
  // Read from an instance of its own, so that those that are measured begin without copies.
  const reader = await startShop(environment);
  const pages = await readCachedPages(reader, await getSitemapPaths(reader.origin));
  const search = { path: "/search", calls: await countSearchCalls(reader), freshSeconds };
  await reader.stop("SIGTERM");

  const start = () => startShop(environment);
  const instances = [await start(), await start(), await start()] as const;
  const [one, two, three] = instances;
  const nginx = await startNginx(binary, {
    shops: [one.port, two.port, three.port],
    store: store.port,
  });
  addCleanup(nginx.stop);
  const callsBefore = store.countCalls();
  const visits = planVisits(
    pages.map(({ path }) => path),
    dayMs,
    count,
  );
  const [day, faults] = await Promise.all([
    playVisits(nginx.origin, visits),
    playFaults(instances, dayMs, environment),
  ]);
  for (const { what } of day.failures.slice(0, 10)) console.log(what);

  const { views, fileMs, failures, seconds } = day;
  const isDuringFaults = ({ atMs }: { atMs: number }) =>
    faults.some(({ from, to }) => atMs >= from && atMs <= to);
  const requests = views.length + fileMs.length;
  const perDay = Math.round((count / dayMs) * 86_400_000).toLocaleString("en-US");
  const allPages: CachedPage[] = [...pages, search];
  // The killed instance and the three that were restarted began with an empty cache.
  const limit = maxCalls(allPages, seconds) * 3 + maxCalls(allPages, 0) * 4;
  return [
    {
      name: "failed requests, with a kill and a rolling restart",
      value: failures.length,
      limit: 0,
      note: `${count} visits, ${views.length} pages, ${requests} requests in ${seconds.toFixed(0)} s: the rate of ${perDay} visits a day, all on one machine; the latest visit began ${day.maxLateMs.toFixed(0)} ms late`,
    },
    {
      name: "of them during the kill and the restart",
      value: failures.filter(isDuringFaults).length,
      limit: 0,
      note: faults.map(({ what, ms }) => `${what}: ${(ms / 1000).toFixed(1)} s`).join(", "),
    },
    ...getTimes("a page", views),
    ...getTimes("a page during the kill and the restart", views.filter(isDuringFaults)),
    ...getTimes(
      "a file",
      fileMs.map((ms) => ({ ms })),
    ),
    {
      name: "calls to the store, at most pages ÷ freshness × instances",
      value: store.countCalls() - callsBefore,
      limit,
      note: `counted by the store; ${pages.length} pages and the index of searches, four instances began anew`,
    },
    {
      name: "the most calls in a day of any number of visits",
      value: maxCalls(allPages, 86_400) * 3,
      limit: 2_000_000,
      note: "calculated from the pages: one more visit adds none",
    },
    {
      name: "pages that nginx answered from its cache",
      value: getHitRate(nginx.logFile) * 100,
      unit: "%",
      limit: 85,
      isMinimum: true,
      note: "searches count as not",
    },
    ...getAges(views),
  ];
}

type Fault = { what: string; from: number; to: number; ms: number };

/** Kills an instance, replaces it, and later restarts all, one after the other. */
async function playFaults(
  instances: readonly Shop[],
  dayMs: number,
  environment: Record<string, string>,
): Promise<Fault[]> {
  const begun = performance.now();
  const now = () => performance.now() - begun;
  const running = [...instances];
  const replace = async (index: number, signal: NodeJS.Signals, waitMs: number) => {
    const shop = running[index];
    if (!shop) throw new Error(`There is no instance ${index}`);
    await shop.stop(signal);
    await pause(waitMs);
    const next = await startShop({ ...environment, PORT: String(shop.port) });
    while ((await fetch(`${next.origin}/readyz`)).status !== 200) await pause(50);
    running[index] = next;
  };
  const play = async (what: string, at: number, work: () => Promise<void>) => {
    await pause(Math.max(0, at * dayMs - now()));
    const from = now();
    await work();
    return { what, from, to: now(), ms: now() - from };
  };
  const kill = await play("an instance gone after SIGKILL", killTime, () =>
    replace(0, "SIGKILL", Math.min(goneMs, dayMs * 0.1)),
  );
  const restart = await play("all three restarted", restartTime, async () => {
    for (const index of running.keys()) await replace(index, "SIGTERM", 0);
  });
  return [kill, restart];
}

function getTimes(name: string, views: readonly { ms: number }[]): Figure[] {
  const times = views.map(({ ms }) => ms);
  const note = `${times.length} of them; 9 of 10 within ${formatNumber(quantile(times, 0.9))}, all within ${formatNumber(quantile(times, 1))}`;
  return [
    { name: `${name}, p50`, value: quantile(times, 0.5), unit: "ms", limit: 50 },
    { name: `${name}, p99`, value: quantile(times, 0.99), unit: "ms", limit: 250, note },
  ];
}

/** How old the product that changes all the time was, on all pages that show it. */
function getAges(views: readonly View[]): Figure[] {
  const shown = views
    .filter(({ age, path }) => age !== null && !path.startsWith("/search"))
    .sort((a, b) => a.atMs - b.atMs);
  const lastAt = new Map<string, number>();
  const visited: number[] = [];
  for (const { path, atMs, age } of shown) {
    const sinceMs = atMs - (lastAt.get(path) ?? Number.NEGATIVE_INFINITY);
    if (age !== null && sinceMs <= visitedSeconds * 1000) visited.push(age);
    lastAt.set(path, atMs);
  }
  const ages = shown.map(({ age }) => age ?? 0);
  const limit = freshSeconds + toleranceSeconds;
  const row = { unit: "s", limit };
  const name = `age of a product on a page visited within the last ${visitedSeconds} s`;
  return [
    {
      name: `${name}, p50`,
      value: quantile(visited, 0.5),
      ...row,
      note: `${visited.length} views`,
    },
    { name: `${name}, p99`, value: quantile(visited, 0.99), ...row },
    { name: `${name}, the oldest`, value: quantile(visited, 1), ...row },
    {
      name: "age of a product on any page, the oldest",
      value: quantile(ages, 1),
      unit: "s",
      limit: 660,
      note: `${ages.length} views; the day was too short to reach the limit`,
    },
  ];
}

async function countSearchCalls(shop: Shop): Promise<number> {
  const before = await shop.countCalls();
  await (await fetch(`${shop.origin}/search?q=oil`)).text();
  return (await shop.countCalls()) - before;
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
