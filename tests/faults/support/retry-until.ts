import { vi } from "vitest";

/** Retries until the check passes; throws its last error after the timeout. */
export function retryUntil<Result>(
  check: () => Result | Promise<Result>,
  maxMs = 15_000,
): Promise<Result> {
  return vi.waitFor(check, maxMs);
}
