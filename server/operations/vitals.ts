import { type Collector, createCollector } from "./collector.ts";
import type { RouteName } from "./route-names.ts";

export const vitalsPath = "/vitals";

const names = ["CLS", "FCP", "INP", "LCP", "TTFB"] as const;
const ratings = ["good", "needs-improvement", "poor"] as const;

/** One measurement of how a page felt, as web-vitals names and rates it. */
export type Vital = {
  name: (typeof names)[number];
  /** Milliseconds; a share of the screen for CLS. */
  value: number;
  rating: (typeof ratings)[number];
  /** The kind of page, never its whole address. */
  route: string;
};

type VitalsParts = { siteUrl: string; count(vital: Vital): void; routeName: RouteName };

/** Beyond these nobody waited; they would bend every average. */
const most = { milliseconds: 600_000, shift: 100 };

/** Collects how fast pages were for their visitors: at most five numbers a visit, and nothing about who. */
export function createVitals({ siteUrl, count, routeName }: VitalsParts): Collector {
  return createCollector({
    siteUrl,
    types: ["application/json"],
    mostBytes: 2048,
    timesInTenMinutes: 120,
    take(body) {
      const vitals = vitalsIn(body, routeName);
      for (const vital of vitals ?? []) count(vital);
      return vitals !== null;
    },
  });
}

/** Null for anything but `{ path, vitals: [{ name, value, rating }] }` with each name once. */
export function vitalsIn(body: unknown, routeName: RouteName): Vital[] | null {
  const { path, vitals } = (body ?? {}) as { path?: unknown; vitals?: unknown };
  if (typeof path !== "string" || !/^\/[^?#]*$/.test(path)) return null;
  if (!Array.isArray(vitals) || vitals.length === 0 || vitals.length > names.length) return null;

  const route = routeName(path);
  const read = vitals.map((vital) => vitalFrom(vital, route));
  const known = read.filter((vital) => vital !== null);
  const isEachOnce = new Set(known.map(({ name }) => name)).size === vitals.length;
  return isEachOnce ? known : null;
}

function vitalFrom(vital: unknown, route: string): Vital | null {
  const { name, value, rating } = (vital ?? {}) as Record<string, unknown>;
  const knownName = names.find((known) => known === name);
  const knownRating = ratings.find((known) => known === rating);
  if (!knownName || !knownRating || typeof value !== "number") return null;
  const limit = knownName === "CLS" ? most.shift : most.milliseconds;
  return value >= 0 && value <= limit
    ? { name: knownName, value, rating: knownRating, route }
    : null;
}
