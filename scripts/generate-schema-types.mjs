/** Writes the official Storefront API schema as a type for gql.tada. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { minifyIntrospection, outputIntrospectionFile } from "@gql.tada/internal";
import { buildSchema, introspectionFromSchema } from "graphql";

const schemaFile = new URL("../embedded-commerce/data/storefront-2025-07.graphql", import.meta.url);
const schema = introspectionFromSchema(buildSchema(readFileSync(schemaFile, "utf8")));
const declaration = outputIntrospectionFile(minifyIntrospection(schema), {
  fileType: ".d.ts",
  shouldPreprocess: true,
});

const folder = new URL("../app/commerce/generated/", import.meta.url);
mkdirSync(folder, { recursive: true });
// The module augmentation at the end is for gql.tada's own `graphql`; ours is bound in graphql.ts.
writeFileSync(
  new URL("schema.d.ts", folder),
  declaration.slice(0, declaration.indexOf("import * as gqlTada")),
);
