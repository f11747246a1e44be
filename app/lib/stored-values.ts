import { isPictureUrl } from "./urls";

/**
 * Parses a stored value; throws for an invalid one. Named as in valibot, which would add 1.4 KB to each first
 * load (decision 030).
 */
export type Schema<Value> = (stored: unknown) => Value;

function unreadable(): never {
  throw new TypeError("The stored value cannot be read");
}

export const string: Schema<string> = (stored) =>
  typeof stored === "string" ? stored : unreadable();

export const number: Schema<number> = (stored) =>
  typeof stored === "number" ? stored : unreadable();

type Entries = Readonly<Record<string, Schema<unknown>>>;
type ValuesOf<E extends Entries> = { [Name in keyof E]: ReturnType<E[Name]> };

/** Removes fields without a schema. */
export function object<E extends Entries>(entries: E): Schema<ValuesOf<E>> {
  return (stored) => {
    if (typeof stored !== "object" || stored === null) return unreadable();
    const fields = stored as Record<string, unknown>;
    const values = Object.entries(entries).map(([name, schema]) => [name, schema(fields[name])]);
    return Object.fromEntries(values) as ValuesOf<E>;
  };
}

export function check<Value>(
  schema: Schema<Value>,
  test: (value: Value) => boolean,
): Schema<Value> {
  return (stored) => {
    const value = schema(stored);
    return test(value) ? value : unreadable();
  };
}

export function transform<Value, Result>(
  schema: Schema<Value>,
  change: (value: Value) => Result,
): Schema<Result> {
  return (stored) => change(schema(stored));
}

export function fallback<Value, Other>(schema: Schema<Value>, other: Other): Schema<Value | Other> {
  return (stored) => {
    try {
      return schema(stored);
    } catch {
      return other;
    }
  };
}

export function textMatching(pattern: RegExp): Schema<string> {
  return check(string, (text) => pattern.test(text));
}

/** Not blank, at most 500 characters. */
export const storedText = textMatching(/^(?=\s*\S).{1,500}$/s);

export const storedPictureUrl = check(string, isPictureUrl);

/** `null` for an invalid value. */
export function readableOrNull<Value>(schema: Schema<Value>): Schema<Value | null> {
  return fallback(schema, null);
}

/** The first `max` valid entries of an array; empty for anything else. */
export function readableItems<Item>(item: Schema<Item>, max?: number): Schema<readonly Item[]> {
  const parseEntry = readableOrNull(item);
  return (stored) =>
    Array.isArray(stored)
      ? stored
          .map(parseEntry)
          .filter((value) => value !== null)
          .slice(0, max)
      : [];
}
