import {
  type GraphQLField,
  type GraphQLOutputType,
  getNamedType,
  isCompositeType,
  isObjectType,
  isRequiredArgument,
} from "graphql";
import { expect, test } from "vitest";
import { at, createCart, createTestStore, getVariantId, line } from "../testing/test-store.ts";
import { officialSchema } from "./schema.ts";

const store = createTestStore();
const created = await createCart(store, line(await getVariantId(store, "hair-oil")));
const cartId = at(created, "cart.id");

/** A query for each supported type. */
const queries: Record<string, (selection: string) => string> = {
  Product: (selection) => `{ product(handle: "hair-oil") { ${selection} } }`,
  ProductVariant: (selection) =>
    `{ product(handle: "hair-oil") { selectedOrFirstAvailableVariant { ${selection} } } }`,
  Image: (selection) => `{ product(handle: "hair-oil") { featuredImage { ${selection} } } }`,
  Blog: (selection) => `{ blog(handle: "news") { ${selection} } }`,
  Article: (selection) =>
    `{ blog(handle: "news") { articles(first: 1) { nodes { ${selection} } } } }`,
  Cart: (selection) => `query ($id: ID!) { cart(id: $id) { ${selection} } }`,
  CartLine: (selection) =>
    `query ($id: ID!) { cart(id: $id) { lines(first: 1) { nodes { ... on CartLine { ${selection} } } } } }`,
};

const argumentsByName: Record<string, string> = {
  first: "first: 2",
  handle: 'handle: "a-wash-day-in-the-right-order"',
  key: 'key: "none"',
  identifiers: 'identifiers: [{ namespace: "a", key: "b" }]',
  selectedOptions: 'selectedOptions: [{ name: "Size", value: "10 ml" }]',
};

/** The field with all scalars two levels down, which is what a caller reads in practice. */
function toSelection(field: GraphQLField<unknown, unknown>, depth: number): string | null {
  const args = field.args
    .filter((argument) => isRequiredArgument(argument) || argument.name === "first")
    .map((argument) => argumentsByName[argument.name] ?? "");
  const call = args.length > 0 ? `${field.name}(${args.join(", ")})` : field.name;
  const inner = innerSelection(field.type, depth);
  return inner === null ? null : `${call} ${inner}`;
}

function innerSelection(type: GraphQLOutputType, depth: number): string | null {
  const named = getNamedType(type);
  if (!isCompositeType(named)) return "";
  if (!isObjectType(named) || depth === 0) return "{ __typename }";
  const fields = Object.values(named.getFields())
    .map((field) => toSelection(field, depth - 1))
    .filter((selection) => selection !== null);
  return `{ ${fields.join(" ")} }`;
}

const cases = Object.keys(queries).flatMap((typeName) => {
  const type = officialSchema().getType(typeName);
  if (!isObjectType(type)) throw new Error(`${typeName} is not in the schema.`);
  return Object.values(type.getFields()).map((field) => [typeName, field.name, field] as const);
});

test.each(cases)(
  "%s.%s is answered as the schema promises, or is named as not supported",
  async (typeName, _, field) => {
    const toQuery = queries[typeName];
    const document = toQuery?.(toSelection(field, 1) ?? "__typename") ?? "";

    const { errors = [] } = await store.query(document, { id: cartId });

    for (const { message, extensions } of errors) {
      expect(message, document).toMatch(/is not supported by the embedded service\.$/);
      expect(extensions?.code).toBe("NOT_SUPPORTED");
    }
  },
);
