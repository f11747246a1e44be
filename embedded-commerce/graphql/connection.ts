import { maxPageSize } from "./query-limits.ts";
import { badArgument, type View } from "./resolver.ts";

export type ConnectionArguments = {
  first?: number | null;
  last?: number | null;
  after?: string | null;
  before?: string | null;
  reverse?: boolean | null;
};

/** One page of an ordered list. A cursor names the entry, so it stays valid while entries before it change. */
export function connection<Entry>(
  entries: readonly Entry[],
  args: ConnectionArguments,
  getKey: (entry: Entry) => string,
  toView: (entry: Entry) => unknown,
): View {
  const ordered = args.reverse ? entries.toReversed() : entries;
  const { start, end } = pageBounds(ordered.map(getKey), args);
  const page = ordered.slice(start, end);
  const edges = page.map((entry) => ({
    cursor: toCursor(getKey(entry)),
    node: toView(entry),
  }));

  return {
    edges,
    nodes: edges.map(({ node }) => node),
    pageInfo: {
      hasNextPage: end < entries.length,
      hasPreviousPage: start > 0,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}

/** Sorts by the value that the sort key compares. A key without one keeps the order of the catalog. */
export function sortEntries<Entry>(
  entries: readonly Entry[],
  sortKey: string | null | undefined,
  sortValues: Record<string, (entry: Entry) => string | number>,
): readonly Entry[] {
  const getValue = sortValues[sortKey ?? ""];
  if (!getValue) return entries;
  return entries.toSorted((one, other) => {
    const [a, b] = [getValue(one), getValue(other)];
    // Prices of products without a variant are infinite, and their difference is not a number.
    return typeof a === "number" ? a - Number(b) || 0 : a.localeCompare(String(b), "en");
  });
}

function pageBounds(keys: readonly string[], args: ConnectionArguments) {
  const first = pageSize(args.first, "first");
  const last = pageSize(args.last, "last");
  if (first === null && last === null) throw badArgument("you must provide one of first or last");
  if (first !== null && last !== null)
    throw badArgument("providing both first and last is not supported");

  const from = args.after == null ? 0 : findPosition(keys, args.after, "after") + 1;
  const to = args.before == null ? keys.length : findPosition(keys, args.before, "before");
  const until = Math.max(from, to);
  return first !== null
    ? { start: from, end: Math.min(until, from + first) }
    : { start: Math.max(from, until - (last ?? 0)), end: until };
}

function pageSize(value: number | null | undefined, name: string): number | null {
  if (value === null || value === undefined) return null;
  if (value < 0) throw badArgument(`${name} must not be negative (${value})`);
  if (value > maxPageSize) throw badArgument(`${name} must not exceed ${maxPageSize} (${value})`);
  return value;
}

function findPosition(keys: readonly string[], cursor: string, name: string): number {
  const position = keys.findIndex((key) => toCursor(key) === cursor);
  if (position < 0) throw badArgument(`${name} is not a valid cursor`);
  return position;
}

function toCursor(key: string): string {
  return Buffer.from(JSON.stringify({ last_id: key })).toString("base64url");
}
