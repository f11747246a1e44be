import type { Log } from "./log.ts";
import { commerceCallDuration } from "./metrics.ts";

type Attempt = { query: string; milliseconds: number; error: unknown };

/** Callbacks for the client of the commerce service, which measure attempts and log failed calls. */
export function monitorCommerceCalls(log: Log) {
  let hasAnswered = false;
  return {
    hasAnswered: () => hasAnswered,
    onFailure(error: unknown): void {
      log.warn({ outcome: getOutcome(error), err: error }, "A call to the commerce service failed");
    },
    /** An `error` of null means that the service answered. */
    onAttempt({ query, milliseconds, error }: Attempt): void {
      hasAnswered ||= error === null;
      const operation = /\b(?:query|mutation)\s+(\w+)/.exec(query)?.[1] ?? "unnamed";
      commerceCallDuration.observe({ operation, outcome: getOutcome(error) }, milliseconds / 1000);
    },
  };
}

/** `ok`, `throttled`, `aborted` or the kind of the application's `CommerceError`. */
export function getOutcome(error: unknown): string {
  if (error === null) return "ok";
  // The class is part of the built application, so `instanceof` does not work here.
  const { kind, status, codes } = error as { kind?: unknown; status?: unknown; codes?: unknown };
  if (status === 429 || (Array.isArray(codes) && codes.includes("THROTTLED"))) return "throttled";
  return typeof kind === "string" ? kind : "aborted";
}
