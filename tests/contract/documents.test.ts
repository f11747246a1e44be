import { readFileSync } from "node:fs";
import { buildSchema, type DocumentNode, Kind, parse, print, validate, visit } from "graphql";
import { describe, expect, test } from "vitest";
import { API_VERSION } from "~/commerce/api-version";
import { catalogSize } from "~/commerce/list-sizes";
import { getArticle } from "~/commerce/operations/article";
import { articlePageSize, getBlogArticles } from "~/commerce/operations/blog-articles";
import { getCartCreate } from "~/commerce/operations/cart-create";
import {
  getProductByHandle,
  getProductByHandleWithPlans,
} from "~/commerce/operations/product-by-handle";
import {
  getProducts,
  getProductsWithPlans,
  maxVariants,
  relatedSize,
} from "~/commerce/operations/products";
import { storeCheckDocuments } from "../../server/store-check/store-queries";

const officialSchema = buildSchema(
  readFileSync("embedded-commerce/data/storefront-2025-07.graphql", "utf8"),
);

const inProducts = { images: "first: 5", variants: `first: ${maxVariants}` };
const withPlans = { ...inProducts, sellingPlanAllocations: "first: 10" };
const byDate = { articles: "sortKey: PUBLISHED_AT, reverse: true" };
const page = { blogHandle: "String!", first: "Int!", after: "String" };
const cartInput = { input: "CartInput!" };
const cartLines = { lines: "first: 100" };
const oneArticle = { blogHandle: "String!", articleHandle: "String!" };

// The five operations (rule 37): name, kind, document, variables and the arguments that the document writes out.
describe.each([
  ["GetProducts", "query", getProducts, { first: "Int!" }, inProducts],
  ["GetProducts", "query", getProductsWithPlans, { first: "Int!" }, withPlans],
  ["GetProductByHandle", "query", getProductByHandle, { handle: "String!" }, inProducts],
  ["GetProductByHandle", "query", getProductByHandleWithPlans, { handle: "String!" }, withPlans],
  ["cartCreate", "mutation", getCartCreate({}), cartInput, cartLines],
  ["cartCreate", "mutation", getCartCreate({ hasPlan: true }), cartInput, cartLines],
  ["cartCreate", "mutation", getCartCreate({ hasCode: true }), cartInput, cartLines],
  ["cartCreate", "mutation", getCartCreate({ hasPlan: true, hasCode: true }), cartInput, cartLines],
  ["GetBlogArticles", "query", getBlogArticles, page, byDate],
  ["GetArticle", "query", getArticle, oneArticle, {}],
])("%s", (name, kind, document, variables, written) => {
  const parsed = parse(String(document));

  test("is valid against the official schema", () => {
    expect(validate(officialSchema, parsed)).toEqual([]);
  });

  test("is one operation with the name, kind and variables of rule 37", () => {
    const [operation, ...others] = parsed.definitions.filter(
      (definition) => definition.kind === Kind.OPERATION_DEFINITION,
    );

    expect(others).toEqual([]);
    expect(operation).toMatchObject({ name: { value: name }, operation: kind });
    const declared = operation?.variableDefinitions ?? [];
    const types = declared.map(({ variable, type }) => [variable.name.value, print(type)]);
    expect(Object.fromEntries(types)).toEqual(variables);
  });

  test("has the limits and the order of rules 10, 25 and 38", () => {
    expect(getWrittenArguments(parsed)).toEqual(written);
  });
});

test.each([
  [String(getProducts), false],
  [String(getProductByHandle), false],
  [String(getProductsWithPlans), true],
  [String(getProductByHandleWithPlans), true],
])("%s has fields of selling plans: %s", (document, hasPlans) => {
  expect(/sellingPlan/i.test(document)).toBe(hasPlans);
});

test.each([
  [false, false],
  [true, false],
  [false, true],
])("cartCreate for a cart with a plan: %s, with a code: %s", (hasPlan, hasCode) => {
  const document = String(getCartCreate({ hasPlan, hasCode }));

  expect(/sellingPlan/.test(document)).toBe(hasPlan);
  expect(/discountCodes/.test(document)).toBe(hasCode);
});

test.each(storeCheckDocuments)("%s is valid against the official schema", (document) => {
  expect(validate(officialSchema, parse(document))).toEqual([]);
});

test("the version and the limits are those of rules 10, 25 and 37", () => {
  expect({ API_VERSION, catalogSize, relatedSize, maxVariants, articlePageSize }).toEqual({
    API_VERSION: "2025-07",
    catalogSize: 20,
    relatedSize: 10,
    maxVariants: 10,
    articlePageSize: 50,
  });
});

/** The arguments that the document writes out, by field: `first: 5`. */
function getWrittenArguments(document: DocumentNode): Record<string, string> {
  const written: Record<string, string> = {};
  visit(document, {
    Field({ name, arguments: all = [] }) {
      const literals = all.filter(({ value }) => value.kind !== Kind.VARIABLE);
      if (literals.length > 0) written[name.value] = literals.map(print).join(", ");
    },
  });
  return written;
}
