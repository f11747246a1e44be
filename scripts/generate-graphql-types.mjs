/**
 * Writes the official Storefront API schema, as shipped in `@shopify/hydrogen-react`, as a type for
 * gql.tada. The result is git-ignored: the package is the source, and its version pins the schema.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { minifyIntrospection, outputIntrospectionFile } from "@gql.tada/internal";

const schemaFile = createRequire(import.meta.url).resolve(
  "@shopify/hydrogen-react/storefront.schema.json",
);
const schema = JSON.parse(readFileSync(schemaFile, "utf8"));
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
