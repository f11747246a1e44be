import { maxPageSize } from "./query-limits.ts";
import { badArgument, unsupported, type View } from "./resolver.ts";

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

function pageBounds(keys: readonly string[], { first, last, after, before }: ConnectionArguments) {
  if (last != null || before != null) throw unsupported("Reading a list from its end");
  if (first == null) throw badArgument("you must provide first");
  if (first < 0) throw badArgument(`first must not be negative (${first})`);
  if (first > maxPageSize) throw badArgument(`first must not exceed ${maxPageSize} (${first})`);
  const start = after == null ? 0 : findPosition(keys, after) + 1;
  return { start, end: Math.min(keys.length, start + first) };
}

function findPosition(keys: readonly string[], cursor: string): number {
  const position = keys.findIndex((key) => toCursor(key) === cursor);
  if (position < 0) throw badArgument("after is not a valid cursor");
  return position;
}

function toCursor(key: string): string {
  return Buffer.from(JSON.stringify({ last_id: key })).toString("base64url");
}
