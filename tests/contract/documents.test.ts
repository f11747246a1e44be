import { readFileSync } from "node:fs";
import {
  buildSchema,
  type DocumentNode,
  isEnumType,
  Kind,
  parse,
  print,
  TypeInfo,
  validate,
  visit,
  visitWithTypeInfo,
} from "graphql";
import { describe, expect, test } from "vitest";
import { API_VERSION } from "~/commerce/api-version";
import { articlePageSize } from "~/commerce/operations/blog-articles";
import { catalogueSize, relatedSize } from "~/commerce/operations/products";
import { storeCheckDocuments } from "~/store-check/store-queries";
import { sourceFiles } from "../architecture/import-graph";
import { operations } from "./operations";

const officialSchema = buildSchema(
  readFileSync("embedded-commerce/data/storefront-2025-07.graphql", "utf8"),
);

describe.each(operations)("$name", ({ name, kind, document, variables, limits }) => {
  const parsed = parse(document);

  test("is valid against the official schema", () => {
    expect(validate(officialSchema, parsed)).toEqual([]);
  });

  test("is one operation with the name, kind and variables of rule 37", () => {
    const [operation, ...others] = parsed.definitions.filter(
      (definition) => definition.kind === Kind.OPERATION_DEFINITION,
    );

    expect(others).toEqual([]);
    expect(operation?.name?.value).toBe(name);
    expect(operation?.operation).toBe(kind);
    const declared = operation?.variableDefinitions ?? [];
    expect(
      Object.fromEntries(declared.map(({ variable, type }) => [variable.name.value, print(type)])),
    ).toEqual(variables);
  });

  test("asks for as much of each list as the rules allow", () => {
    expect(writtenLimits(parsed)).toEqual(limits);
  });
});

test.each(storeCheckDocuments)("%s is valid against the official schema", (document) => {
  expect(validate(officialSchema, parse(document))).toEqual([]);
});

test("there is a file for each of the five operations, and no sixth but for the owner's check", () => {
  const called = sourceFiles("app").filter((file) =>
    /\bgraphql\(\s*`\s*(?:query|mutation)\b/.test(readFileSync(file, "utf8")),
  );

  expect(called).toEqual([
    "app/commerce/operations/article.ts",
    "app/commerce/operations/blog-articles.ts",
    "app/commerce/operations/cart-create.ts",
    "app/commerce/operations/product-by-handle.ts",
    "app/commerce/operations/products.ts",
    "app/store-check/store-queries.ts",
  ]);
});

test("the numbers that travel as variables are those of rules 10, 25 and 37", () => {
  expect({ API_VERSION, catalogueSize, relatedSize, articlePageSize }).toEqual({
    API_VERSION: "2025-07",
    catalogueSize: 20,
    relatedSize: 10,
    articlePageSize: 50,
  });
});

test("the blog is read by publish date, newest first", () => {
  const blog = parse(operations[3].document);
  const written: Record<string, unknown> = {};
  const types = new TypeInfo(officialSchema);
  visit(
    blog,
    visitWithTypeInfo(types, {
      Argument(node) {
        const isEnum = isEnumType(types.getInputType());
        if (isEnum || node.value.kind === Kind.BOOLEAN)
          written[node.name.value] = print(node.value);
      },
    }),
  );

  expect(written).toEqual({ sortKey: "PUBLISHED_AT", reverse: "true" });
});

/** `first:` as written into the document, by the field that it limits. */
function writtenLimits(document: DocumentNode): Record<string, number> {
  const limits: Record<string, number> = {};
  visit(document, {
    Field(field) {
      for (const { name, value } of field.arguments ?? []) {
        if (name.value === "first" && value.kind === Kind.INT) {
          limits[field.name.value] = Number(value.value);
        }
      }
    },
  });
  return limits;
}
