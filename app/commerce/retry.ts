import { CommerceError } from "./errors";

const attempts = 3;
const firstPauseMs = 300;

/** Whether another try may succeed: throttled, overloaded or not reached, but never refused. */
export function isWorthRetrying(error: unknown): boolean {
  if (!(error instanceof CommerceError)) return false;
  if (error.kind === "network") return true;
  if (error.kind === "http") return error.status === 429 || (error.status ?? 0) >= 500;
  return error.kind === "graphql" && error.codes.includes("THROTTLED");
}

/**
 * Waits before attempt number `attempt + 1`: as long as the service asked, else exponentially with
 * jitter. Returns false, without waiting, when no attempt is left or the wait would pass `deadline`
 * (milliseconds since the epoch).
 */
export async function pauseBeforeRetry(
  error: unknown,
  attempt: number,
  deadline: number,
): Promise<boolean> {
  if (attempt >= attempts) return false;
  const pauseMs = pauseOf(error, attempt);
  if (Date.now() + pauseMs > deadline) return false;

  await new Promise((resolve) => setTimeout(resolve, pauseMs));
  return true;
}

function pauseOf(error: unknown, attempt: number): number {
  const asked = error instanceof CommerceError ? error.retryAfterSeconds : null;
  if (asked !== null) return asked * 1000;
  const full = firstPauseMs * 2 ** (attempt - 1);
  return full / 2 + (Math.random() * full) / 2;
}
