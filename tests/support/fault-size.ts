/** `npm run test:faults` runs the full fault tests, `npm test` a short form. */
export const isFull = process.env.FAULTS === "full";

/** A number of the full suite beside that of the short one. */
export function sized<Value>({ short, full }: { short: Value; full: Value }): Value {
  return isFull ? full : short;
}
