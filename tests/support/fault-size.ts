/**
 * `FAULTS=full` breaks things in every way and in the numbers that are asked for (`npm run test:faults`);
 * without it the suites of faults, the servers' and the browser's, are the short ones of `npm test`.
 */
export const isFull = process.env.FAULTS === "full";

/** A number of the full suite beside that of the short one. */
export function sized<Value>({ short, full }: { short: Value; full: Value }): Value {
  return isFull ? full : short;
}
