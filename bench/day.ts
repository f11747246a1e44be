import { setTimeout as pause } from "node:timers/promises";
import { findAge } from "./changing-store.ts";

/** Share of the pages of a visit, by kind. The first pattern that matches a path is its kind. */
const kinds = [
  { name: "the home page", share: 0.14, pattern: /^\/$/ },
  { name: "products", share: 0.36, pattern: /^\/products\// },
  { name: "lists of products", share: 0.22, pattern: /^\/(?:shop|bundles|subscribe)\b/ },
  { name: "the blog", share: 0.12, pattern: /^\/blog\b/ },
  { name: "other pages", share: 0.14, pattern: /^/ },
] as const;
/** What is left: searches, which no cache keeps. */
const searchPaths = ["oil", "serum", "shampoo", "scalp"].map((query) => `/search?q=${query}`);

const [campaignShare, nextPageShare, maxPages] = [0.2, 0.55, 12];
const [campaignStart, campaignLength] = [0.66, 0.08];
const [busiestTime, readingMs] = [20 / 24, 200];

export const dayModel = [
  `The model of a day, by share of the pages: ${kinds.map(({ name, share }) => `${name} ${toPercent(share)}`).join(", ")},`,
  "and the rest searches. Within a kind the paths of the sitemap follow Zipf's law. A visit has a first page, and with a",
  `probability of ${toPercent(nextPageShare)} one more after each, up to ${maxPages}: all as documents, 0.2 s apart, with each file that`,
  "a page names and the visit has not loaded. Nothing that failed is sent again. A campaign in two hours of the day brings",
  `${toPercent(campaignShare)} of the visits, to one page with a mark of its own in each link; the others are most frequent at 20:00. Each`,
  "visitor has an address of its own. The store puts the time of each response into the title of one product, which",
  "tells how old a page is. An instance is killed during the campaign and later replaced; then all three are restarted.",
].join("\n");

type Visit = { atMs: number; address: string; paths: string[] };

export type View = {
  path: string;
  /** From the start of the day. */
  atMs: number;
  ms: number;
  /** Age of the product that changes, in seconds; `null` when the page does not show it. */
  age: number | null;
};

export function planVisits(paths: readonly string[], dayMs: number, count: number): Visit[] {
  const choosePath = createChoice(paths);
  const visits = Array.from({ length: count }, (_, number): Visit => {
    const isOfCampaign = Math.random() < campaignShare;
    const time = isOfCampaign ? campaignStart + Math.random() * campaignLength : chooseTime();
    const visited = [isOfCampaign ? `/holidays?utm_source=letter&utm_id=${number}` : choosePath()];
    while (visited.length < maxPages && Math.random() < nextPageShare) visited.push(choosePath());
    // An address of the network that is reserved for benchmarks (RFC 2544).
    const address = `198.18.${(number >> 8) & 255}.${number & 255}`;
    return { atMs: time * dayMs, address, paths: visited };
  });
  return visits.sort((a, b) => a.atMs - b.atMs);
}

type Group = { share: number; paths: string[] };

function createChoice(paths: readonly string[]): () => string {
  const groups = kinds.map(({ share }): Group => ({ share, paths: [] }));
  for (const path of paths)
    groups[kinds.findIndex(({ pattern }) => pattern.test(path))]?.paths.push(path);
  groups.push({ share: 1, paths: searchPaths });
  return () => {
    let left = Math.random();
    // A kind without pages gives its share to the next one.
    const group = groups.find(({ share, paths }) => {
      left -= share;
      return left < 0 && paths.length > 0;
    });
    // Zipf's law: the logarithm of the rank is evenly spread.
    const ranked = group?.paths ?? searchPaths;
    return ranked[Math.floor((ranked.length + 1) ** Math.random()) - 1] ?? "/";
  };
}

/** A part of the day, from 0 to 1: at the quietest time a tenth of what comes at the busiest. */
function chooseTime(): number {
  const time = Math.random();
  const density = 0.55 + 0.45 * Math.cos(2 * Math.PI * (time - busiestTime));
  return Math.random() < density ? time : chooseTime();
}

/** A visitor reads one page after another, with the files that a browser would not have yet. Nothing is sent twice. */
export async function playVisits(origin: string, visits: readonly Visit[]) {
  const views: View[] = [];
  const fileMs: number[] = [];
  const failures: { atMs: number; what: string }[] = [];
  const start = performance.now();
  let maxLateMs = 0;

  async function request(path: string, address: string) {
    const begun = performance.now();
    const atMs = begun - start;
    let text = "";
    try {
      const response = await fetch(origin + path, { headers: { "x-forwarded-for": address } });
      text = await response.text();
      if (!response.ok) failures.push({ atMs, what: `${path}: ${response.status}` });
    } catch (error) {
      failures.push({ atMs, what: `${path}: ${error}` });
    }
    return { path, text, atMs, ms: performance.now() - begun };
  }

  async function visit({ paths, address }: Visit): Promise<void> {
    const loaded = new Set<string>();
    for (const path of paths) {
      const { text, atMs, ms } = await request(path, address);
      views.push({ path, atMs, ms, age: findAge(text) });
      const named = text.matchAll(/(?:src|href)="(\/(?:assets|pictures)\/[^"\s#]+)/g);
      const files = new Set(Array.from(named, ([, file = ""]) => file));
      const missing = [...files].filter((file) => !loaded.has(file));
      for (const file of missing) loaded.add(file);
      const responses = await Promise.all(missing.map((file) => request(file, address)));
      fileMs.push(...responses.map(({ ms }) => ms));
      await pause(readingMs);
    }
  }

  const underWay: Promise<void>[] = [];
  for (const planned of visits) {
    await pause(Math.max(0, planned.atMs - (performance.now() - start)));
    maxLateMs = Math.max(maxLateMs, performance.now() - start - planned.atMs);
    underWay.push(visit(planned));
  }
  await Promise.all(underWay);
  return { views, fileMs, failures, maxLateMs, seconds: (performance.now() - start) / 1000 };
}

function toPercent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
