import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import * as v from "valibot";
import { policyViolations } from "./metrics.ts";

/** The directives of `document-policy.ts` that can be violated. Others count as `other`. */
const directives = [
  "default-src",
  "script-src",
  "script-src-elem",
  "script-src-attr",
  "style-src",
  "style-src-elem",
  "style-src-attr",
  "img-src",
  "connect-src",
  "media-src",
  "frame-src",
  "worker-src",
  "object-src",
  "font-src",
  "manifest-src",
  "form-action",
  "frame-ancestors",
  "base-uri",
  "require-trusted-types-for",
  "trusted-types",
];
const Directive = v.fallback(v.picklist([...directives, "other"]), "other");

/** Reports of the Reporting API: several at once, some of other kinds. Their number is checked before any of them. */
const Reports = v.pipe(
  v.custom<unknown[]>((body) => Array.isArray(body) && body.length <= 100),
  v.array(
    v.union([
      v.object({
        type: v.literal("csp-violation"),
        body: v.object({ effectiveDirective: Directive }),
      }),
      v.object({ type: v.string() }),
    ]),
  ),
  v.transform((reports) =>
    reports.flatMap((report) => ("body" in report ? report.body.effectiveDirective : [])),
  ),
);
/** The report of a browser without it. `effective-directive` has the directive alone; the older field has its sources too. */
const Report = v.pipe(
  v.object({ "csp-report": v.object({ "effective-directive": Directive }) }),
  v.transform((report) => [report["csp-report"]["effective-directive"]]),
);

const Body = v.union([Reports, Report]);
const types = /^application\/(?:reports\+json|csp-report)\b/;

/** Counts violations of the policy by directive. Addresses, which can have a visitor's query, are not kept. */
export function createViolations() {
  const limit = bodyLimit({ maxSize: 64 * 1024, onError: (context) => context.body(null, 413) });
  return new Hono().post("/", limit, async (context) => {
    // Another site cannot send these types without a preflight request.
    if (!types.test(context.req.header("content-type") ?? "")) return context.body(null, 415);
    const body: unknown = await context.req.json().catch(() => null);
    const report = v.safeParse(Body, body, { abortEarly: true });
    if (!report.success) return context.body(null, 400);
    for (const directive of report.output) policyViolations.inc({ directive });
    return context.body(null, 204);
  });
}
