import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";
import { sendReport } from "~/lib/send-report";

let isMeasuring = false;

/**
 * Measures the Core Web Vitals of the landing page and sends them, with the page's path and nothing that
 * identifies the visitor, when the page is hidden. Each metric is sent once.
 */
export function reportWebVitals(): void {
  if (isMeasuring) return;
  isMeasuring = true;

  // Describes the landing page, even after client navigations.
  const [navigation] = performance.getEntriesByType("navigation");
  const path = new URL(navigation?.name ?? location.href).pathname;
  const pending = new Map<string, Pick<Metric, "name" | "value" | "rating">>();
  const sent = new Set<string>();
  const record = ({ name, value, rating }: Metric) => {
    if (!sent.has(name)) pending.set(name, { name, value: Math.round(value * 1e4) / 1e4, rating });
  };
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(record);

  // Registered after the library's own listeners, which report their final values on this event.
  addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "hidden" || pending.size === 0) return;
    sendReport({ path, vitals: [...pending.values()] });
    for (const name of pending.keys()) sent.add(name);
    pending.clear();
  });
}
