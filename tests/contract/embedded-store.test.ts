import { describe, expect, onTestFinished, test } from "vitest";
import { facts } from "#brand/content/facts.ts";
import { market } from "#brand/content/market.ts";
import { catalog } from "#brand/store/catalog.ts";
import { discountCodes } from "#brand/store/discount-codes.ts";
import { cartLimits } from "../../embedded-commerce/data/store-facts";
import { rootMutation } from "../../embedded-commerce/graphql/views/mutations";
import { rootQuery } from "../../embedded-commerce/graphql/views/queries";
import { EMBEDDED_PRIVATE_TOKEN, EMBEDDED_PUBLIC_TOKEN } from "../../embedded-commerce/service";
import {
  at,
  CREATE_CART,
  line,
  ORIGIN,
  openTestStore,
  PATH,
} from "../../embedded-commerce/testing/test-store";
import { catalogWith, productRecord } from "../support/catalogs";
import { readTable } from "../support/documents";
import { oneVariant } from "../support/store-check";

const page = "docs/embedded-store.md";
const store = openTestStore();
const { query, queryError, createCart, getVariantId } = store;
const oil = await getVariantId("hair-oil");

test("the page lists the operations that are answered", () => {
  const listed = readTable(page, "Operations").map(([type, fields = ""]) => [
    type,
    fields.split(", "),
  ]);

  expect(Object.fromEntries(listed)).toEqual({
    QueryRoot: Object.keys(rootQuery),
    Mutation: Object.keys(rootMutation),
  });
});

function post(headers: Record<string, string>, path = PATH) {
  const body = JSON.stringify({ query: '{ blog(handle: "news") { title } }' });
  return store.fetch(path, { method: "POST", headers, body });
}

const publicHeader = { "x-shopify-storefront-access-token": EMBEDDED_PUBLIC_TOKEN };
const refusedByName = expect.stringMatching(/ is not supported by the embedded service\.$/);
const productField = async (fields: string) =>
  at((await query(`{ product(handle: "hair-oil") { ${fields} } }`)).data, "product");

async function listBy(sortKey: string): Promise<unknown> {
  const { data } = await query(
    `{ products(first: 250, sortKey: ${sortKey}) { nodes { handle } } }`,
  );
  return at(data, "products.nodes");
}

async function refusalOf(input: Record<string, unknown>) {
  const create = "mutation ($input: CartInput) { cartCreate(input: $input) { cart { id } } }";
  return (await queryError(create, { input })).message;
}

/** What a caller observes of each row, under its name in the page's table; given what the row says. */
const differences: Record<string, (said: string) => Promise<void> | void> = {
  async "Missing token"() {
    expect((await post({})).status).toBe(403);
  },
  async "Private token"() {
    const header = { "shopify-storefront-private-token": EMBEDDED_PRIVATE_TOKEN };
    const [one, other] = await Promise.all([post(header), post(publicHeader)]);
    expect(await one.json()).toEqual(await other.json());
  },
  async "API version"() {
    const { headers } = await post(publicHeader, "/api/2020-01/graphql.json");
    expect(headers.get("x-shopify-api-version")).toBe("2025-07");
  },
  async "Limits of a query"() {
    const { message } = await queryError(`{ ${"__typename ".repeat(4_001)} }`);
    expect(message).toMatch(/tokens/i);
  },
  async "Rate limits"() {
    const all = await Promise.all(Array.from({ length: 300 }, () => post(publicHeader)));
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
  },
  async "Response headers"() {
    expect((await post(publicHeader)).headers.has("x-request-id")).toBe(false);
  },
  async "Cost of a query"() {
    expect(Object.keys(await (await post(publicHeader)).json())).toEqual(["data"]);
  },
  async "@inContext"() {
    const fields =
      '{ product(handle: "hair-oil") { title priceRange { minVariantPrice { currencyCode } } } }';
    const { data } = await query(`query @inContext(country: DE, language: DE) ${fields}`);
    expect(data).toEqual((await query(fields)).data);
  },
  async "Variables that do not fit"() {
    const asked = "query ($id: ID!) { product(id: $id) { id } }";
    expect(await queryError(asked, {})).toMatchObject({
      message: expect.stringMatching(/^Variable "\$id"/),
      code: undefined,
    });
    expect((await query(asked, { id: "not-an-id" })).data).toEqual({ product: null });
  },
  async Search() {
    const { message } = await queryError('{ products(first: 1, query: "oil") { nodes { id } } }');
    expect(message).toEqual(refusedByName);
  },
  async "Product filters"() {
    for (const field of [
      'collection(handle: "all") { id }',
      'search(query: "oil", first: 1) { totalCount }',
      `productRecommendations(productHandle: "hair-oil") { id }`,
    ])
      expect((await queryError(`{ ${field} }`)).message).toEqual(refusedByName);
  },
  async "Sort keys"() {
    const inOrder = catalog.products.map(({ handle }) => ({ handle }));
    for (const key of ["ID", "BEST_SELLING", "RELEVANCE"])
      expect(await listBy(key)).toEqual(inOrder);
  },
  async "Pages of a list"() {
    expect((await queryError("{ products(last: 1) { nodes { id } } }")).message).toEqual(
      refusedByName,
    );
  },
  async "Selling plans"() {
    const { data } = await query(
      '{ product(handle: "hair-nutraceutical") { sellingPlanGroups(first: 9) { nodes { appName name } } } }',
    );
    expect(at(data, "product.sellingPlanGroups.nodes")).toEqual([
      { appName: null, name: "Subscribe and save" },
    ]);
  },
  async Metafields() {
    const field = 'metafield(namespace: "custom", key: "dose") { value }';
    expect(await productField(field)).toEqual({ metafield: null });
  },
  async "Change dates"() {
    const dates = Object(await productField("updatedAt publishedAt"));
    expect(dates.updatedAt).toBe(dates.publishedAt);
  },
  async "Image addresses"() {
    const relative = openTestStore({ hasRelativeImages: true }, onTestFinished);
    const { data } = await relative.query(
      '{ product(handle: "hair-oil") { featuredImage { url thumbhash } } }',
    );
    expect(at(data, "product.featuredImage")).toEqual({
      url: expect.stringMatching(/^\/cdn\/shop\/files\//),
      thumbhash: null,
    });
  },
  async "Input of a cart"() {
    const inputs = [
      { note: "A gift" },
      { attributes: [{ key: "a", value: "b" }] },
      { buyerIdentity: { countryCode: "US" } },
      { lines: [{ merchandiseId: oil, attributes: [{ key: "a", value: "b" }] }] },
    ];
    for (const input of inputs) expect(await refusalOf(input)).toEqual(refusedByName);
  },
  async "Discount codes"(said) {
    for (const { code } of discountCodes) expect(said).toContain(code);
  },
  async "Free shipping with a discount code"() {
    // Costs just enough, and a tenth less with the code.
    const product = productRecord(oneVariant(facts.freeShippingFrom * 100));
    const shop = openTestStore({ catalog: catalogWith(product) }, onTestFinished);
    const lines = [line(await shop.getVariantId(product.handle))];
    const input = { lines, discountCodes: ["WELCOME10"] };
    const { data } = await shop.query(CREATE_CART, { input });
    const { headers } = await shop.fetch(String(at(data, "cartCreate.cart.checkoutUrl")));
    const checkout = await shop.fetch(headers.get("location") ?? "");
    const html = await checkout.text();
    expect(html).toMatch(`$${(facts.freeShippingFrom * 0.9).toFixed(2)}`);
    expect(html).toMatch(/<dt>Shipping<\/dt><dd>Free<\/dd>/);
  },
  async "Size of a cart"(said) {
    const userErrors = [{ code: "MAXIMUM_EXCEEDED" }];
    expect(await createCart(line(oil, 100))).toMatchObject({ cart: null, userErrors });
    expect(said).toMatch(`${cartLimits.linesPerCart} lines; ${cartLimits.quantityPerLine} of one`);
  },
  async "Stock in a cart"() {
    const soldOut = await getVariantId("hair-nutraceutical", 2);
    expect(await createCart(line(soldOut))).toMatchObject({
      cart: { lines: { nodes: [{ quantity: 0 }] } },
      warnings: [{ code: "MERCHANDISE_OUT_OF_STOCK" }],
    });
  },
  "Lifetime of a cart"(said) {
    expect(said).toMatch(`${cartLimits.lifetimeDays} days`);
  },
  async "Checkout address"() {
    expect(at(await createCart(line(oil)), "cart.checkoutUrl")).toMatch(new RegExp(`^${ORIGIN}/`));
  },
  Checkout(said) {
    expect(said).toMatch(`${market.country} addresses, ${market.currency}`);
  },
};

const rows = readTable(page, "Differences").map(([subject = "", said = ""]) => ({ subject, said }));

test("each difference in the page has a check, and each check a row", () => {
  expect(rows.map(({ subject }) => subject)).toEqual(Object.keys(differences));
});

describe("the embedded store differs from the hosted one in", () => {
  test.each(rows)("$subject", ({ subject, said }) => differences[subject]?.(said));
});
