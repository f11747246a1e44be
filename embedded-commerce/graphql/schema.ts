import { readFileSync } from "node:fs";
import { buildSchema, type GraphQLSchema } from "graphql";

/** The API version whose schema is served, whatever version the URL names. */
export const SERVED_API_VERSION = "2025-07";

const schemaFile = new URL(`../data/storefront-${SERVED_API_VERSION}.graphql`, import.meta.url);
let built: GraphQLSchema | null = null;

/** The official schema. Built on first use, which takes tens of milliseconds. */
export function officialSchema(): GraphQLSchema {
  built ??= buildSchema(readFileSync(schemaFile, "utf8"), {
    assumeValid: true,
    assumeValidSDL: true,
    noLocation: true,
  });
  return built;
}
