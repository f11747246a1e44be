import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import * as v from "valibot";
import { type CheckoutReport, checkoutFailures } from "../../app/commerce/checkout-report.ts";
import { createRateLimit } from "../rate-limit.ts";
import { clientAddress, type NodeEnvironment } from "../visitor.ts";
import { checkouts, webVitals } from "./metrics.ts";
import type { GetRoute } from "./requests.ts";

/** The metrics of one visit, as the library web-vitals reports them. */
const Visit = v.object({
  path: v.pipe(v.string(), v.regex(/^\/[^?#]*$/)),
  vitals: v.pipe(
    v.array(
      v.object({
        name: v.picklist(["CLS", "FCP", "INP", "LCP", "TTFB"]),
        /** Milliseconds; for CLS its score. */
        value: v.pipe(v.number(), v.minValue(0), v.maxValue(600_000)),
        rating: v.picklist(["good", "needs-improvement", "poor"]),
      }),
    ),
    v.minLength(1),
    v.maxLength(5),
  ),
});

const Checkout = v.object({
  checkout: v.variant("outcome", [
    v.object({ outcome: v.picklist(["asked", "opened", "canceled"]) }),
    v.object({ outcome: v.literal("refused"), failure: v.picklist(checkoutFailures) }),
  ]),
});

const Report = v.union([Visit, Checkout]);

const hour = 60 * 60;

/**
 * Counts what browsers report: web vitals by route, and checkouts. Without personal data. Anybody can send a report, so
 * that a client counts once an hour in each outcome of a checkout, and as a hundred visits.
 */
export function createVitals(getRoute: GetRoute, trustedProxies: number) {
  const limitOutcome = createRateLimit(1, hour);
  const limitVisits = createRateLimit(100, hour);
  const limit = bodyLimit({ maxSize: 2048, onError: (context) => context.body(null, 413) });
  return new Hono<NodeEnvironment>().post("/", limit, async (context) => {
    // Another site cannot send this type without a preflight request.
    if (!context.req.header("content-type")?.startsWith("application/json"))
      return context.body(null, 415);
    const report = v.safeParse(Report, await context.req.json().catch(() => null));
    if (!report.success) return context.body(null, 400);
    const client = clientAddress(context, trustedProxies);
    if (!("checkout" in report.output)) {
      if ((await limitVisits(client)) === null) countVitals(report.output);
    } else if ((await limitOutcome(`${report.output.checkout.outcome} ${client}`)) === null)
      countCheckout(report.output.checkout);
    return context.body(null, 204);
  });

  function countVitals({ path, vitals }: v.InferOutput<typeof Visit>): void {
    const route = getRoute(path);
    for (const { name, value, rating } of vitals)
      webVitals.observe({ name, route, rating }, name === "CLS" ? value : value / 1000);
  }
}

function countCheckout(checkout: CheckoutReport): void {
  const failure = checkout.outcome === "refused" ? checkout.failure : "";
  checkouts.inc({ outcome: checkout.outcome, failure });
}
