import type { initGraphQLTada, TadaDocumentNode } from "gql.tada";
import { noData } from "./errors";
import type { introspection } from "./generated/schema";

type StorefrontGraphql = ReturnType<
  typeof initGraphQLTada<{
    introspection: introspection;
    scalars: { DateTime: string; Decimal: string; HTML: string; URL: string };
  }>
>;

function documentText(source: string, fragments: readonly unknown[] = []): unknown {
  // A directive for gql.tada's types only; the store would refuse it.
  return [source, ...fragments].join("\n").replaceAll("@_unmask ", "");
}

/**
 * Types an operation against the official schema. gql.tada's own function parses the document; this one
 * returns a string at run time, so that the browser loads no parser.
 */
export const graphql = documentText as StorefrontGraphql;

export type Operation<Result, Variables> = TadaDocumentNode<Result, Variables>;
export type { ResultOf } from "gql.tada";

type Connection<Node> = { edges: { node: Node }[] } | null | undefined;

/** The nodes of a connection, without missing ones; empty for a missing connection. */
export function getNodes<Node>(connection: Connection<Node>): Node[] {
  return (connection?.edges ?? []).flatMap((edge) => edge?.node ?? []);
}

/**
 * The nodes of a connection. Throws `CommerceError` for a missing one, and for one with holes: the schema has none, and a
 * page of what is left would be cached as if it were all.
 */
export function requiredNodes<Node>(connection: Connection<Node>): Node[] {
  if (!Array.isArray(connection?.edges)) throw noData();
  const nodes = getNodes(connection);
  if (nodes.length < connection.edges.length) throw noData();
  return nodes;
}

/** Throws `CommerceError` for an object without what every page shows of it. */
export function assertNamed(node: { id?: unknown; handle?: unknown; title?: unknown }): void {
  const { id, handle, title } = node;
  if (!id || !handle || typeof title !== "string") throw noData();
}
