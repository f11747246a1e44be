import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

/** Counts attempts of a key. Resolves to `null`, or for one above the limit to the seconds until the next is allowed. */
export type RateLimit = (key: string) => Promise<number | null>;

/** Windows of a fixed length, each of which starts with the first attempt of its key. */
export function createRateLimit(maxAttempts: number, windowSeconds: number): RateLimit {
  const limiter = new RateLimiterMemory({ points: maxAttempts, duration: windowSeconds });
  return async (key) => {
    try {
      await limiter.consume(key);
      return null;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      // The limiter ends a window with a timer, but computes what is left of it from the system's clock.
      return Math.min(Math.ceil(refusal.msBeforeNext / 1000), windowSeconds);
    }
  };
}
