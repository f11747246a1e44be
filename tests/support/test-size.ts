/** `npm test` runs the short form of the tests that have one. */
export const isFull = process.env.TEST_SIZE === "full";

/** A value of the full form beside that of the short one. */
export function sized<Value>({ short, full }: { short: Value; full: Value }): Value {
  return isFull ? full : short;
}
