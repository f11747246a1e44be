import { HTTPException } from "hono/http-exception";

/** Runs at most `maxRunning` tasks at once. Throws a 503 when `maxWaiting` wait already. */
export function createWorkQueue(maxRunning: number, maxWaiting: number) {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async function run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running < maxRunning) running += 1;
    // A task that ends hands its place to the next, so `running` stays the same.
    else if (waiting.length < maxWaiting) await new Promise<void>((start) => waiting.push(start));
    else {
      const headers = { "cache-control": "no-store", "retry-after": "2" };
      throw new HTTPException(503, {
        res: new Response("Too much work", { status: 503, headers }),
      });
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
