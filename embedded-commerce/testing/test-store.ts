import { join } from "node:path";
import { afterAll } from "vitest";
import { createTempFolder } from "../../tests/support/temp-folder.ts";
import type { Catalog } from "../data/records.ts";
import {
  createEmbeddedCommerce,
  EMBEDDED_PUBLIC_TOKEN,
  type EmbeddedCommerceOptions,
} from "../service.ts";

export const ORIGIN = "http://store.test";
export const PATH = "/api/2025-07/graphql.json";

type Result = {
  data?: Record<string, unknown> | null;
  errors?: { message: string; path?: unknown[]; extensions?: Record<string, unknown> }[];
};

/** A store in a temporary folder, for all tests of a file or, with `onTestFinished`, for one. */
export function openTestStore(
  options: Partial<EmbeddedCommerceOptions> = {},
  hook: (close: () => void) => void = afterAll,
) {
  const dataDir = createTempFolder(hook);
  // No masters: sizes of images must not depend on which are rendered.
  const mastersDir = join(dataDir, "none");
  const commerce = createEmbeddedCommerce({ mastersDir, ...options, dataDir });
  hook(commerce.close);

  const fetchFrom =
    (service: typeof commerce) =>
    async (path: string, init?: RequestInit): Promise<Response> =>
      service.fetch(new Request(new URL(path, ORIGIN), init));
  const fetch = fetchFrom(commerce);

  /** Another service on the same carts and orders, as after a deployment that changes the catalog. */
  function openSecond(catalog: Catalog) {
    const second = createEmbeddedCommerce({ mastersDir, ...options, catalog, dataDir });
    hook(second.close);
    return { fetch: fetchFrom(second) };
  }

  async function query(document: string, variables: Record<string, unknown> = {}): Promise<Result> {
    const headers = { "x-shopify-storefront-access-token": EMBEDDED_PUBLIC_TOKEN };
    const body = JSON.stringify({ query: document, variables });
    return (await fetch(PATH, { method: "POST", headers, body })).json();
  }

  return {
    fetch,
    openSecond,
    query,
    /** The first error of a query that has to fail, and the data beside it. */
    async queryError(...call: Parameters<typeof query>) {
      const { data, errors: [error] = [] } = await query(...call);
      return { data, message: error?.message, code: error?.extensions?.code };
    },
    /** The id of a product's variant. */
    async getVariantId(handle: string, position = 0): Promise<string> {
      const { data } = await query(
        "query ($handle: String) { product(handle: $handle) { variants(first: 10) { nodes { id } } } }",
        { handle },
      );
      return String(at(data, `product.variants.nodes.${position}.id`));
    },
    /** The ids of the plans of a product's variant. */
    async getPlanIds(handle: string, position = 0): Promise<string[]> {
      const { data } = await query(
        "query ($handle: String) { product(handle: $handle) { variants(first: 10) { nodes { sellingPlanAllocations(first: 10) { nodes { sellingPlan { id } } } } } } }",
        { handle },
      );
      const path = `product.variants.nodes.${position}.sellingPlanAllocations.nodes`;
      return listAt(data, path).map((node) => String(at(node, "sellingPlan.id")));
    },
    /** Returns the result's `cartLines…`. */
    async changeCart(kind: keyof typeof changes, id: unknown, ...lines: unknown[]) {
      const { data } = await query(changes[kind], { id, lines });
      return data?.[`cartLines${kind}`];
    },
    /** Returns the result's `cartCreate`. */
    async createCart(...lines: ReturnType<typeof line>[]) {
      const { data } = await query(CREATE_CART, { input: { lines } });
      return data?.cartCreate;
    },
  };
}

/** Reads a value by its path, such as `products.nodes.0.title`. Undefined if there is none. */
export function at(value: unknown, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>((inner, key) => (isRecord(inner) ? inner[key] : undefined), value);
}

/** The list at a path; empty if there is none. */
export function listAt(value: unknown, path: string): readonly unknown[] {
  const list = at(value, path);
  return Array.isArray(list) ? list : [];
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

export const CART = `
  id checkoutUrl totalQuantity
  cost { subtotalAmount { amount } totalAmount { amount currencyCode } }
  lines(first: 100) {
    nodes {
      id quantity
      cost { totalAmount { amount } amountPerQuantity { amount } }
      merchandise { ... on ProductVariant { id title product { handle } } }
      sellingPlanAllocation { sellingPlan { id name } priceAdjustments { price { amount } compareAtPrice { amount } } }
    }
  }
`;

export const PAYLOAD = `
  cart { ${CART} }
  userErrors { code field message }
  warnings { code message target }
`;

export const CREATE_CART = `mutation ($input: CartInput) { cartCreate(input: $input) { ${PAYLOAD} } }`;

const changes = {
  Add: `mutation ($id: ID!, $lines: [CartLineInput!]!) { cartLinesAdd(cartId: $id, lines: $lines) { ${PAYLOAD} } }`,
  Remove: `mutation ($id: ID!, $lines: [ID!]!) { cartLinesRemove(cartId: $id, lineIds: $lines) { ${PAYLOAD} } }`,
};

/** A line as the input of a mutation. */
export function line(merchandiseId: string, quantity = 1, sellingPlanId?: string) {
  return { merchandiseId, quantity, ...(sellingPlanId && { sellingPlanId }) };
}
