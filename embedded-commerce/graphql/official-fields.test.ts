import {
  type GraphQLField,
  getNamedType,
  isCompositeType,
  isObjectType,
  isRequiredArgument,
} from "graphql";
import { expect, test } from "vitest";
import { readTable } from "../../tests/support/documents.ts";
import { at, line, openTestStore } from "../testing/test-store.ts";
import { officialSchema } from "./schema.ts";

const { query, createCart, getVariantId } = openTestStore();
const id = at(await createCart(line(await getVariantId("hair-oil"))), "cart.id");

/** A query for each supported type; … stands for what is selected of it. */
const queries = {
  Product: '{ product(handle: "hair-oil") { … } }',
  ProductVariant: '{ product(handle: "hair-oil") { variants(first: 1) { nodes { … } } } }',
  SellingPlanGroup:
    '{ product(handle: "shampoo") { sellingPlanGroups(first: 1) { nodes { … } } } }',
  SellingPlan:
    '{ product(handle: "shampoo") { sellingPlanGroups(first: 1) { nodes { sellingPlans(first: 1) { nodes { … } } } } } }',
  SellingPlanAllocation:
    '{ product(handle: "shampoo") { variants(first: 1) { nodes { sellingPlanAllocations(first: 1) { nodes { … } } } } } }',
  Image: '{ product(handle: "hair-oil") { featuredImage { … } } }',
  Blog: '{ blog(handle: "news") { … } }',
  Article: '{ blog(handle: "news") { articles(first: 1) { nodes { … } } } }',
  Cart: "query ($id: ID!) { cart(id: $id) { … } }",
  CartLine:
    "query ($id: ID!) { cart(id: $id) { lines(first: 1) { nodes { ... on CartLine { … } } } } }",
};

const argumentsByName: Record<string, string> = {
  first: "first: 2",
  handle: 'handle: "a-wash-day-in-the-right-order"',
  key: 'key: "none"',
  identifiers: 'identifiers: [{ namespace: "a", key: "b" }]',
  selectedOptions: 'selectedOptions: [{ name: "Size", value: "10 ml" }]',
};

/** The field with all scalars two levels down, which is what a caller reads in practice. */
function toSelection({ name, args, type }: GraphQLField<unknown, unknown>, depth: number): string {
  const written = args
    .filter((argument) => isRequiredArgument(argument) || argument.name === "first")
    .map((argument) => argumentsByName[argument.name] ?? "");
  const call = written.length > 0 ? `${name}(${written.join(", ")})` : name;
  const named = getNamedType(type);
  if (!isCompositeType(named)) return call;
  if (!isObjectType(named) || depth === 0) return `${call} { __typename }`;
  const fields = Object.values(named.getFields()).map((field) => toSelection(field, depth - 1));
  return `${call} { ${fields.join(" ")} }`;
}

const cases = Object.entries(queries).flatMap(([typeName, query]) => {
  const type = officialSchema().getType(typeName);
  if (!isObjectType(type)) throw new Error(`${typeName} is not in the schema.`);
  return Object.values(type.getFields()).map((field) => {
    const document = query.replace("…", toSelection(field, 1));
    return [typeName, field.name, document] as const;
  });
});

test.each(cases)("%s.%s is as the schema promises, or not supported", async (_, __, document) => {
  const { errors = [] } = await query(document, { id });

  for (const { message, extensions } of errors) {
    expect(message, document).toMatch(/is not supported by the embedded service\.$/);
    expect(extensions?.code).toBe("NOT_SUPPORTED");
  }
});

test.each([
  ["Product", "title variants priceRange images"],
  ["ProductVariant", "price selectedOptions availableForSale"],
  ["SellingPlanGroup", "name sellingPlans"],
  ["SellingPlan", "id name"],
  ["SellingPlanAllocation", "priceAdjustments"],
  ["Image", "url altText width height"],
  ["Blog", "title articles"],
  ["Article", "title contentHtml publishedAt"],
  ["Cart", "checkoutUrl lines"],
  ["CartLine", "quantity merchandise cost"],
])("%s answers %s", async (typeName, fieldNames) => {
  const documents = new Map(cases.map(([type, field, document]) => [`${type}.${field}`, document]));
  for (const fieldName of fieldNames.split(" ")) {
    const document = documents.get(`${typeName}.${fieldName}`) ?? "";

    expect((await query(document, { id })).errors, fieldName).toBeUndefined();
  }
});

test("docs/embedded-store.md names every field that is refused", async () => {
  const refused: Record<string, string[]> = {};
  for (const [typeName, fieldName, document] of cases) {
    const { errors = [] } = await query(document, { id });
    const message = `The field ${typeName}.${fieldName} is not supported by the embedded service.`;
    if (errors.some((error) => error.message === message))
      refused[typeName] = [...(refused[typeName] ?? []), fieldName];
  }
  const listed = readTable("docs/embedded-store.md", "Refused fields").map(
    ([type = "", fields = ""]) => [type, fields.split(", ")],
  );

  expect(Object.fromEntries(listed)).toEqual(refused);
});
