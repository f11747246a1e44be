/**
 * `FAULTS=full` runs everything in the numbers that are asked for (`npm run test:faults`); without it the
 * suite is the short one that is a part of `npm test`.
 */
export const isFull = process.env.FAULTS === "full";

/** A number of the full suite beside that of the short one. */
export function sized<Value>({ short, full }: { short: Value; full: Value }): Value {
  return isFull ? full : short;
}
