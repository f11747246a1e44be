import { readFileSync } from "node:fs";
import { buildSchema, type DocumentNode, Kind, parse, print, validate, visit } from "graphql";
import { describe, expect, test } from "vitest";
import { API_VERSION } from "~/commerce/api-version";
import type { CommerceClient } from "~/commerce/client";
import { catalogSize, maxImages, maxMedia, maxVariants } from "~/commerce/list-sizes";
import { articlePageSize, fetchArticle, fetchArticles } from "~/commerce/operations/articles";
import { createCheckout } from "~/commerce/operations/cart-create";
import { fetchProduct } from "~/commerce/operations/product-by-handle";
import { fetchProductAddresses, fetchProducts, relatedSize } from "~/commerce/operations/products";
import { createTestClient } from "../support/test-client";

const officialSchema = buildSchema(
  readFileSync("embedded-commerce/data/storefront-2025-07.graphql", "utf8"),
);

const isHidden = { hidden: 'namespace: "seo", key: "hidden"' };
const inProducts = {
  images: `first: ${maxImages}`,
  variants: `first: ${maxVariants}`,
  ratingValue: 'namespace: "reviews", key: "rating"',
  ratingCount: 'namespace: "reviews", key: "rating_count"',
  ...isHidden,
};
const withPlans = {
  ...inProducts,
  sellingPlanAllocations: "first: 10",
  sellingPlanGroups: "first: 10",
  sellingPlans: "first: 10",
};
const details = { media: `first: ${maxMedia}`, sizes: inProducts.images };
const byDate = { articles: "sortKey: PUBLISHED_AT, reverse: true" };
const page = { blogHandle: "String!", first: "Int!", after: "String" };
const cartInput = { input: "CartInput!" };
const cartLines = { lines: "first: 100" };
const oneArticle = { blogHandle: "String!", articleHandle: "String!" };

const list = { edges: [], pageInfo: { hasNextPage: false } };
const cart = { id: "c1", checkoutUrl: "https://shop.example/c1", lines: list };
const blog = { articles: list, articleByHandle: null };
const data = { products: list, product: null, blog, cartCreate: { cart } };

/** The document that the store gets from an operation. */
async function getDocument(
  operation: (client: CommerceClient) => Promise<unknown>,
  hasSellingPlans = false,
): Promise<string> {
  const { client, queries } = createTestClient({ data }, hasSellingPlans);
  await operation(client);
  return queries.join();
}

function getCartMutation({ hasPlan = false, hasCode = false }): Promise<string> {
  const line = { merchandiseId: "v1", quantity: 1, sellingPlanId: hasPlan ? "p1" : undefined };
  return getDocument((client) => createCheckout(client, [line], hasCode ? ["A"] : []));
}

const productsQuery = await getDocument((client) => fetchProducts(client, 1));
const productsQueryWithPlans = await getDocument((client) => fetchProducts(client, 1), true);
const addressesQuery = await getDocument(fetchProductAddresses);
const productQuery = await getDocument((client) => fetchProduct(client, "serum"));
const productQueryWithPlans = await getDocument((client) => fetchProduct(client, "x"), true);
const articlesQuery = await getDocument((client) => fetchArticles(client, "news"));
const articleQuery = await getDocument((client) => fetchArticle(client, "news", "how-hair-grows"));

const plan = { hasPlan: true };
const code = { hasCode: true };

// The five operations (rule 37): name, kind, document, variables and the arguments that the document writes out.
describe.each([
  ["GetProducts", "query", productsQuery, { first: "Int!" }, inProducts],
  ["GetProducts", "query", productsQueryWithPlans, { first: "Int!" }, withPlans],
  [
    "GetProducts",
    "query",
    addressesQuery,
    { first: "Int!", after: "String" },
    { images: "first: 1", ...isHidden },
  ],
  [
    "GetProductByHandle",
    "query",
    productQuery,
    { handle: "String!" },
    { ...inProducts, ...details },
  ],
  [
    "GetProductByHandle",
    "query",
    productQueryWithPlans,
    { handle: "String!" },
    { ...withPlans, ...details },
  ],
  ["cartCreate", "mutation", await getCartMutation({}), cartInput, cartLines],
  ["cartCreate", "mutation", await getCartMutation(plan), cartInput, cartLines],
  ["cartCreate", "mutation", await getCartMutation(code), cartInput, cartLines],
  ["cartCreate", "mutation", await getCartMutation({ ...plan, ...code }), cartInput, cartLines],
  ["GetBlogArticles", "query", articlesQuery, page, byDate],
  ["GetArticle", "query", articleQuery, oneArticle, {}],
])("%s", (name, kind, document, variables, written) => {
  const parsed = parse(document);

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
  [productsQuery, false],
  [productQuery, false],
  [productsQueryWithPlans, true],
  [productQueryWithPlans, true],
])("%s has fields of selling plans: %s", (document, hasPlans) => {
  expect(/sellingPlan/i.test(document)).toBe(hasPlans);
});

test.each([
  [false, false],
  [true, false],
  [false, true],
])("cartCreate for a cart with a plan: %s, with a code: %s", async (hasPlan, hasCode) => {
  const document = await getCartMutation({ hasPlan, hasCode });

  expect(/sellingPlan/.test(document)).toBe(hasPlan);
  expect(/discountCodes/.test(document)).toBe(hasCode);
});

test("the version and the limits are those of rules 10, 25 and 37", () => {
  expect({
    API_VERSION,
    catalogSize,
    relatedSize,
    maxImages,
    maxMedia,
    maxVariants,
    articlePageSize,
  }).toEqual({
    API_VERSION: "2025-07",
    catalogSize: 20,
    relatedSize: 10,
    maxImages: 5,
    maxMedia: 20,
    maxVariants: 10,
    articlePageSize: 50,
  });
});

/** The arguments that the document writes out, by field: `first: 5`. */
function getWrittenArguments(document: DocumentNode): Record<string, string> {
  const written: Record<string, string> = {};
  visit(document, {
    Field({ alias, name, arguments: all = [] }) {
      const literals = all.filter(({ value }) => value.kind !== Kind.VARIABLE);
      if (literals.length > 0) written[(alias ?? name).value] = literals.map(print).join(", ");
    },
  });
  return written;
}
