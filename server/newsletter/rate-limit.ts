export type RateLimit = {
  /** Counts one attempt. Returns the seconds to wait if there were too many, else 0. */
  consume(key: string): number;
};

type RateLimitOptions = {
  times: number;
  perMs: number;
  now?: () => number;
  /** Bounds the memory: the oldest keys are dropped. */
  maxKeys?: number;
};

/** Fixed windows, each of which starts with the first attempt of its key. */
export function createRateLimit(options: RateLimitOptions): RateLimit {
  const { times, perMs, now = Date.now, maxKeys = 20_000 } = options;
  const windows = new Map<string, { attempts: number; endsAt: number }>();

  return {
    consume(key) {
      let window = windows.get(key);
      if (!window || window.endsAt <= now()) {
        windows.delete(key);
        const [oldest] = windows.keys();
        if (oldest !== undefined && windows.size >= maxKeys) windows.delete(oldest);
        window = { attempts: 0, endsAt: now() + perMs };
        windows.set(key, window);
      }
      window.attempts += 1;
      return window.attempts > times ? Math.ceil((window.endsAt - now()) / 1000) : 0;
    },
  };
}
