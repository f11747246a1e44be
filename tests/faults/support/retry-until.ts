import { setTimeout as pause } from "node:timers/promises";

/** Tries again until the check passes; fails with what it last said when the time is over. */
export async function eventually<Result>(
  check: () => Result | Promise<Result>,
  mostMs = 15_000,
): Promise<Result> {
  const end = performance.now() + mostMs;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (performance.now() > end) throw error;
      await pause(100);
    }
  }
}
