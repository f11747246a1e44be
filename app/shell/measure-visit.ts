import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";

/** Where the server counts them. */
const address = "/vitals";

let isMeasuring = false;

/**
 * Measures how the page that this visit began with feels, and tells the shop when it is left: five
 * numbers and the page's path, with nothing that would tell one visitor from another. Each number is
 * told once; a page that is looked at again is not another visit.
 */
export function measureVisit(): void {
  if (isMeasuring) return;
  isMeasuring = true;

  const path = landingPath();
  const waiting = new Map<string, Pick<Metric, "name" | "value" | "rating">>();
  const told = new Set<string>();
  const keep = ({ name, value, rating }: Metric) => {
    if (!told.has(name)) waiting.set(name, { name, value: Math.round(value * 1e4) / 1e4, rating });
  };
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(keep);

  // After those of the library, which finish their numbers in this moment.
  addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "hidden" || waiting.size === 0) return;
    const body = JSON.stringify({ path, vitals: [...waiting.values()] });
    navigator.sendBeacon(address, new Blob([body], { type: "application/json" }));
    for (const name of waiting.keys()) told.add(name);
    waiting.clear();
  });
}

/** The visitor may have moved on without a page load since. */
function landingPath(): string {
  const [navigation] = performance.getEntriesByType("navigation");
  return new URL(navigation?.name ?? location.href).pathname;
}
