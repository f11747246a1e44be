import type { Server } from "node:http";
import { createAdaptorServer } from "@hono/node-server";
import { Hono } from "hono";
import { Counter, collectDefaultMetrics, Gauge, Histogram, register } from "prom-client";
import { checkoutFailures } from "../../app/commerce/checkout-report.ts";
import { getFailureKind } from "../../app/commerce/errors.ts";
import { type CircuitState, circuitStates } from "../circuit-breaker.ts";
import { release } from "../release.ts";
import type { Log } from "./log.ts";

collectDefaultMetrics();

new Gauge({
  name: "shop_build_info",
  help: "1, with the release that runs",
  labelNames: ["version", "commit", "node"] as const,
}).set({ ...release, node: process.versions.node }, 1);

export const requestDuration = new Histogram({
  name: "shop_request_duration_seconds",
  help: "From the head of a request to the last byte of its response",
  labelNames: ["route", "status", "page"] as const,
  buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
});

const commerceCallDuration = new Histogram({
  name: "shop_commerce_call_duration_seconds",
  help: "One attempt of a call to the commerce service",
  labelNames: ["operation", "outcome"] as const,
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
});

export const signUps = new Counter({
  name: "shop_newsletter_sign_ups_total",
  help: "Newsletter sign-ups: stored, failed, asked to confirm by email, pending since, or above the mails of an hour",
  labelNames: ["outcome"] as const,
});
// `increase()` does not see a counter that begins at 1.
for (const outcome of ["stored", "failed", "asked", "pending", "limited"])
  signUps.inc({ outcome }, 0);

export const webVitals = new Histogram({
  name: "shop_web_vital",
  help: "FCP, INP, LCP and TTFB in seconds, CLS as its score, as visitors' browsers measured them",
  labelNames: ["name", "route", "rating"] as const,
  // With the thresholds of all five (web.dev/vitals).
  buckets: [0.1, 0.2, 0.25, 0.5, 0.8, 1.8, 2.5, 3, 4, 10],
});

export const checkouts = new Counter({
  name: "shop_checkouts_total",
  help: "Checkouts as browsers reported them, once an hour for a client: asked for, opened, canceled, refused by failure",
  labelNames: ["outcome", "failure"] as const,
});
for (const outcome of ["asked", "opened", "canceled"]) checkouts.inc({ outcome, failure: "" }, 0);
for (const failure of checkoutFailures) checkouts.inc({ outcome: "refused", failure }, 0);

export const policyViolations = new Counter({
  name: "shop_policy_violations_total",
  help: "What the Content-Security-Policy stopped, as visitors' browsers reported it, by directive",
  labelNames: ["directive"] as const,
});

export const renderings = new Counter({
  name: "shop_page_cache_renderings_total",
  help: "Pages that were rendered for the cache",
});

export const undeferredPages = new Counter({
  name: "shop_undeferred_pages_total",
  help: "Pages whose scripts run before the first paint, because React Router writes them in another format",
});

let getPageCacheSize = () => ({ pages: 0, bytes: 0 });

/** Sets the function that is called whenever the metrics are read. */
export function watchPageCache(getSize: typeof getPageCacheSize): void {
  getPageCacheSize = getSize;
}

for (const name of ["pages", "bytes"] as const)
  new Gauge({
    name: `shop_page_cache_${name}`,
    help: `Rendered pages in the cache: ${name}`,
    collect() {
      this.set(getPageCacheSize()[name]);
    },
  });

let getCircuitState: () => CircuitState = () => "closed";

/** Sets the function that is called whenever the metrics are read or a failed call is logged. */
export function watchCircuit(getState: typeof getCircuitState): void {
  getCircuitState = getState;
}

new Gauge({
  name: "shop_commerce_circuit",
  help: "1 for the state in which the circuit to the commerce service is",
  labelNames: ["state"] as const,
  collect() {
    for (const state of circuitStates) this.set({ state }, Number(state === getCircuitState()));
  },
});

/** Serves the metrics at `/metrics`, on a port of its own. */
export function createMetricsServer(): Server {
  const app = new Hono().get("/metrics", async (context) =>
    context.body(await register.metrics(), 200, { "content-type": register.contentType }),
  );
  return createAdaptorServer(app) as Server;
}

type Attempt = { query: string; milliseconds: number; error: unknown };

/** Callbacks of the commerce client that measure attempts and log failed calls. */
export function monitorCommerceCalls(log: Log) {
  let hasAnswered = false;
  return {
    hasAnswered: () => hasAnswered,
    onFailure(error: unknown): void {
      const { requestId: storeRequestId = null } = error as { requestId?: string | null };
      const circuit = getCircuitState();
      const fields = { outcome: getOutcome(error), circuit, storeRequestId, err: error };
      log.warn(fields, "A call to the commerce service failed");
    },
    /** `error` is null when the service responded. */
    onAttempt({ query, milliseconds, error }: Attempt): void {
      hasAnswered ||= error === null;
      const operation = /\b(?:query|mutation)\s+(\w+)/.exec(query)?.[1] ?? "unnamed";
      commerceCallDuration.observe({ operation, outcome: getOutcome(error) }, milliseconds / 1000);
    },
  };
}

/** `ok`, `aborted` or the kind of the failure. */
function getOutcome(error: unknown): string {
  return error === null ? "ok" : (getFailureKind(error) ?? "aborted");
}
