import type { initGraphQLTada, TadaDocumentNode } from "gql.tada";
import type { introspection } from "./generated/schema";

type StorefrontGraphql = ReturnType<
  typeof initGraphQLTada<{
    introspection: introspection;
    scalars: { DateTime: string; Decimal: string; HTML: string; URL: string };
  }>
>;

function documentText(source: string, fragments: readonly unknown[] = []): string {
  // A mark for gql.tada's types alone; the store does not know it and would refuse the document.
  return [source, ...fragments].join("\n").replaceAll("@_unmask ", "");
}

/**
 * Types an operation against the official schema. gql.tada's own function would parse the text in
 * the browser; ours keeps it as text, so that no parser is shipped. What it returns is therefore a
 * string at run time; only the client takes it, and only as one.
 */
export const graphql = documentText as unknown as StorefrontGraphql;

export type Operation<Result, Variables> = TadaDocumentNode<Result, Variables>;
export type { ResultOf } from "gql.tada";
