import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { type CommerceAttempt, operationOf, outcomeOf } from "./commerce-attempt.ts";
import type { AnsweredRequest } from "./observe.ts";
import { pathOf } from "./private-text.ts";
import type { RouteName } from "./route-names.ts";
import type { Vital } from "./vitals.ts";

type PageCacheFigures = { pages: number; bytes: number; renderings: number };

/** Seconds: a kept page takes parts of a millisecond, a page at the limit of patience some seconds. */
const requestBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const callBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];
/** With the bounds of good and poor of every vital among them (web.dev/vitals). */
const vitalBuckets = [0.05, 0.1, 0.2, 0.5, 0.8, 1.2, 1.8, 2.5, 3, 4, 6, 10];
const shiftBuckets = [0.001, 0.01, 0.05, 0.1, 0.25, 0.5];

export type Metrics = ReturnType<typeof createMetrics>;

/**
 * The figures of one process, for Prometheus. Every label has its values from a short list of ours, so
 * that no visitor can make the figures grow.
 */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  let routeName: RouteName = () => "(starting)";

  const requests = new Counter({
    name: "shop_requests_total",
    help: "Answers by kind of address, class of status and, for pages, where they came from",
    labelNames: ["route", "status", "page"] as const,
    registers,
  });
  const duration = new Histogram({
    name: "shop_request_duration_seconds",
    help: "From a request's head to the last byte of its answer",
    labelNames: ["route"] as const,
    buckets: requestBuckets,
    registers,
  });
  const calls = new Counter({
    name: "shop_commerce_calls_total",
    help: "Attempts to ask the commerce service, by what was asked and how it ended",
    labelNames: ["operation", "outcome"] as const,
    registers,
  });
  const callDuration = new Histogram({
    name: "shop_commerce_call_duration_seconds",
    help: "How long an attempt to ask the commerce service took",
    labelNames: ["operation"] as const,
    buckets: callBuckets,
    registers,
  });
  const signUps = new Counter({
    name: "shop_newsletter_sign_ups_total",
    help: "Newsletter sign-ups that were stored, or could not be",
    labelNames: ["outcome"] as const,
    registers,
  });
  const vitals = new Histogram({
    name: "shop_web_vital_seconds",
    help: "FCP, INP, LCP and TTFB as visitors' browsers measured them",
    labelNames: ["name", "route"] as const,
    buckets: vitalBuckets,
    registers,
  });
  const shifts = new Histogram({
    name: "shop_web_vital_layout_shift",
    help: "CLS as visitors' browsers measured it",
    labelNames: ["route"] as const,
    buckets: shiftBuckets,
    registers,
  });
  const ratings = new Counter({
    name: "shop_web_vitals_total",
    help: "Measurements of visitors' browsers by their rating",
    labelNames: ["name", "route", "rating"] as const,
    registers,
  });
  const reports = new Counter({
    name: "shop_security_reports_total",
    help: "What browsers report that they refused on our pages, by directive",
    labelNames: ["directive"] as const,
    registers,
  });

  return {
    text: () => registry.metrics(),
    contentType: registry.contentType,

    /** How paths are named; known once the application is loaded. */
    nameRoutes(name: RouteName) {
      routeName = name;
    },
    answered({ url, status, page, milliseconds }: AnsweredRequest) {
      const route = routeName(pathOf(url));
      requests.inc({ route, status: `${Math.floor(status / 100)}xx`, page: page ?? "none" });
      duration.observe({ route }, milliseconds / 1000);
    },
    commerceAttempt({ query, error, milliseconds }: CommerceAttempt) {
      const operation = operationOf(query);
      calls.inc({ operation, outcome: outcomeOf(error) });
      callDuration.observe({ operation }, milliseconds / 1000);
    },
    signedUp(outcome: "stored" | "failed") {
      signUps.inc({ outcome });
    },
    vital({ name, value, rating, route }: Vital) {
      ratings.inc({ name, route, rating });
      if (name === "CLS") shifts.observe({ route }, value);
      else vitals.observe({ name, route }, value / 1000);
    },
    refusedByBrowser(directive: string) {
      reports.inc({ directive });
    },
    watchPageCache(figures: () => PageCacheFigures) {
      watched(registry, "shop_page_cache_pages", "Pages kept", () => figures().pages);
      watched(registry, "shop_page_cache_bytes", "Bytes of kept pages", () => figures().bytes);
      new Counter({
        name: "shop_page_cache_renderings_total",
        help: "Pages that were rendered to be kept",
        registers,
        collect() {
          this.reset();
          this.inc(figures().renderings);
        },
      });
    },
  };
}

/** A figure that is read when somebody asks for it. */
function watched(registry: Registry, name: string, help: string, read: () => number): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    collect() {
      this.set(read());
    },
  });
}
