export type Random = ReturnType<typeof createRandom>;

/** Pseudorandom numbers, reproducible with the same seed (mulberry32). */
export function createRandom(seed: number) {
  let state = seed >>> 0;
  /** From 0 up to, but not including, 1. */
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  /** A whole number from 0 up to, but not including, `end`. */
  const below = (end: number) => Math.floor(next() * end);
  const pick = <Value>(values: readonly Value[]) => values[below(values.length)] as Value;
  return { next, below, pick };
}
