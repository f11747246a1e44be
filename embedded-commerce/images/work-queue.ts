/** Thrown when too much work is waiting. */
export class QueueFullError extends Error {
  override name = "QueueFullError";
}

export type WorkQueue = { run<Result>(work: () => Promise<Result>): Promise<Result> };

/** Runs at most `atOnce` pieces of work and lets at most `waiting` wait. */
export function createWorkQueue(limits: { atOnce: number; waiting: number }): WorkQueue {
  const waiting: (() => void)[] = [];
  let running = 0;

  return {
    async run(work) {
      if (running >= limits.atOnce) {
        if (waiting.length >= limits.waiting) throw new QueueFullError("Too much work is waiting.");
        // Work that ends passes its place on, so `running` stays the same.
        await new Promise<void>((start) => waiting.push(start));
      } else {
        running += 1;
      }
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
