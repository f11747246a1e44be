export type RateLimit = {
  /** Counts one attempt. Returns the seconds to wait when there were too many, else 0. */
  secondsToWait(key: string): number;
};

type RateLimitOptions = {
  times: number;
  perMs: number;
  now?: () => number;
  /** The oldest keys make room, so that nobody can fill the memory. */
  mostKeys?: number;
};

/** Lets each key do something so many times within a span that begins with its first attempt. */
export function createRateLimit(options: RateLimitOptions): RateLimit {
  const { times, perMs, now = Date.now, mostKeys = 20_000 } = options;
  const spans = new Map<string, { count: number; endsAt: number }>();

  return {
    secondsToWait(key) {
      const span = spans.get(key);
      if (span && span.endsAt > now()) {
        span.count += 1;
        return span.count > times ? Math.ceil((span.endsAt - now()) / 1000) : 0;
      }
      spans.delete(key);
      const [oldest] = spans.keys();
      if (oldest !== undefined && spans.size >= mostKeys) spans.delete(oldest);
      spans.set(key, { count: 1, endsAt: now() + perMs });
      return times < 1 ? Math.ceil(perMs / 1000) : 0;
    },
  };
}
