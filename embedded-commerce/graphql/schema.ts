import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { buildClientSchema, type GraphQLSchema, type IntrospectionQuery } from "graphql";

/** The API version whose schema answers, whatever version an address names. */
export const SERVED_API_VERSION = "2025-07";

const require = createRequire(import.meta.url);
let built: GraphQLSchema | null = null;

/** The official schema as Shopify ships it; built on first use, because that takes tens of milliseconds. */
export function officialSchema(): GraphQLSchema {
  built ??= buildClientSchema(readIntrospection(), { assumeValid: true });
  return built;
}

function readIntrospection(): IntrospectionQuery {
  const path = require.resolve("@shopify/hydrogen-react/storefront.schema.json");
  return JSON.parse(readFileSync(path, "utf8"));
}
