import { setTimeout as pause } from "node:timers/promises";

/** Retries until the check passes; throws its last error after the timeout. */
export async function retryUntil<Result>(
  check: () => Result | Promise<Result>,
  maxMs = 15_000,
): Promise<Result> {
  const end = performance.now() + maxMs;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (performance.now() > end) throw error;
      await pause(100);
    }
  }
}
