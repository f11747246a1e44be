import { setTimeout as pause } from "node:timers/promises";

/** For what the server does while other tests use the machine too. */
export const longTimeoutMs = 45_000;

/** Asks until the answer is yes. An error counts as no and is reported if the time runs out. */
export async function until(
  what: string,
  check: () => Promise<boolean>,
  timeoutMs = 20_000,
): Promise<void> {
  const end = performance.now() + timeoutMs;
  for (;;) {
    let cause: unknown;
    try {
      if (await check()) return;
    } catch (error) {
      cause = error;
    }
    if (performance.now() > end)
      throw new Error(`Still not so after ${timeoutMs / 1000} s: ${what}`, { cause });
    await pause(30);
  }
}
