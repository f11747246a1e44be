import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import * as v from "valibot";
import { webVitals } from "./metrics.ts";
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

/** Collects web vitals by route, without personal data. */
export function createVitals(getRoute: GetRoute) {
  const limit = bodyLimit({ maxSize: 2048, onError: (context) => context.body(null, 413) });
  return new Hono().post("/", limit, async (context) => {
    // Another site cannot send this type without a preflight request.
    if (!context.req.header("content-type")?.startsWith("application/json"))
      return context.body(null, 415);
    const visit = v.safeParse(Visit, await context.req.json().catch(() => null));
    if (!visit.success) return context.body(null, 400);
    const route = getRoute(visit.output.path);
    for (const { name, value, rating } of visit.output.vitals)
      webVitals.observe({ name, route, rating }, name === "CLS" ? value : value / 1000);
    return context.body(null, 204);
  });
}
