import { badArgument, type View } from "./resolver.ts";

export type ConnectionArguments = {
  first?: number | null;
  last?: number | null;
  after?: string | null;
  before?: string | null;
};

/** "You can retrieve up to a maximum of 250 resources" (API usage limits). */
const maxPageSize = 250;

/**
 * One page of an ordered list. Cursors name the entry, not its place, so a page keeps its meaning while
 * entries before it come and go.
 */
export function connection<Entry>(
  entries: readonly Entry[],
  args: ConnectionArguments,
  keyOf: (entry: Entry) => string,
  viewOf: (entry: Entry) => unknown,
): View {
  const { start, end } = pageBounds(entries.map(keyOf), args);
  const page = entries.slice(start, end);
  const edges = page.map((entry) => ({
    cursor: encodeCursor(keyOf(entry)),
    node: viewOf(entry),
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

function pageBounds(keys: readonly string[], args: ConnectionArguments) {
  const first = pageSize(args.first, "first");
  const last = pageSize(args.last, "last");
  if (first === null && last === null) throw badArgument("you must provide one of first or last");
  if (first !== null && last !== null)
    throw badArgument("providing both first and last is not supported");

  const from = args.after == null ? 0 : positionOf(keys, args.after, "after") + 1;
  const to = args.before == null ? keys.length : positionOf(keys, args.before, "before");
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

function positionOf(keys: readonly string[], cursor: string, name: string): number {
  const position = keys.indexOf(decodeCursor(cursor));
  if (position < 0) throw badArgument(`${name} is not a valid cursor`);
  return position;
}

function encodeCursor(key: string): string {
  return Buffer.from(JSON.stringify({ last_id: key })).toString("base64url");
}

function decodeCursor(cursor: string): string {
  try {
    const decoded: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString("utf8"));
    const key = typeof decoded === "object" && decoded !== null && "last_id" in decoded;
    return key ? String(decoded.last_id) : "";
  } catch {
    // Anything that is not one of our cursors names no entry; the caller says so.
    return "";
  }
}
