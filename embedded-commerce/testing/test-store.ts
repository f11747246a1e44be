import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import {
  createEmbeddedCommerce,
  EMBEDDED_PUBLIC_TOKEN,
  type EmbeddedCommerceOptions,
} from "../service.ts";

export const ORIGIN = "http://store.test";

type Result = {
  data?: Record<string, unknown> | null;
  errors?: { message: string; path?: unknown[]; extensions?: Record<string, unknown> }[];
};

/** A store for all tests of a file. */
export function createTestStore(options: Partial<EmbeddedCommerceOptions> = {}): TestStore {
  const store = openTestStore(options);
  afterAll(store.dispose);
  return store;
}

/** A store in a temporary folder. Call `dispose` at the end of the test. */
export function openTestStore(options: Partial<EmbeddedCommerceOptions> = {}) {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), "commerce-"));
  // No masters: sizes of pictures must not depend on which are rendered.
  const commerce = createEmbeddedCommerce({
    mastersDir: join(dataDir, "none"),
    ...options,
    dataDir,
  });

  async function fetch(path: string, init?: RequestInit): Promise<Response> {
    return commerce.fetch(new Request(new URL(path, ORIGIN), init));
  }

  async function query(document: string, variables: Record<string, unknown> = {}) {
    const response = await fetch("/api/2025-07/graphql.json", {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-shopify-storefront-access-token": EMBEDDED_PUBLIC_TOKEN,
      },
      body: JSON.stringify({ query: document, variables }),
    });
    const result: Result = await response.json();
    return result;
  }

  /** The first error of a query that has to fail, and the data beside it. */
  async function queryError(...call: Parameters<typeof query>) {
    const { data, errors: [error] = [] } = await query(...call);
    const { code, problems } = error?.extensions ?? {};
    return { data, message: error?.message, code, problems };
  }

  return {
    dataDir,
    fetch,
    query,
    queryError,
    dispose() {
      commerce.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export type TestStore = ReturnType<typeof openTestStore>;

/** Reads a value by its path, such as `products.nodes.0.title`. Undefined if there is none. */
export function at(value: unknown, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>(
      (inner, key) =>
        typeof inner === "object" && inner !== null ? Reflect.get(inner, key) : undefined,
      value,
    );
}

/** The id of a product's variant. */
export async function getVariantId(
  store: TestStore,
  handle: string,
  position = 0,
): Promise<string> {
  const { data } = await store.query(
    "query ($handle: String) { product(handle: $handle) { variants(first: 10) { nodes { id } } } }",
    { handle },
  );
  return String(at(data, `product.variants.nodes.${position}.id`));
}

export const CART = `
  id checkoutUrl totalQuantity note
  cost { subtotalAmount { amount } totalAmount { amount currencyCode } }
  lines(first: 100) {
    nodes {
      id quantity
      cost { totalAmount { amount } amountPerQuantity { amount } }
      merchandise { ... on ProductVariant { id title product { handle } } }
    }
  }
`;

export const PAYLOAD = `
  cart { ${CART} }
  userErrors { code field message }
  warnings { code message target }
`;

export const CREATE_CART = `mutation ($input: CartInput) { cartCreate(input: $input) { ${PAYLOAD} } }`;

/** The quantities of a payload's lines, in order. */
export function quantities(payload: unknown): unknown {
  const nodes = at(payload, "cart.lines.nodes");
  return Array.isArray(nodes) ? nodes.map((line) => at(line, "quantity")) : nodes;
}

/** A line as the input of a mutation. */
export function line(merchandiseId: string, quantity = 1) {
  return { merchandiseId, quantity };
}

/** Returns the result's `cartCreate`. */
export async function createCart(store: TestStore, ...lines: ReturnType<typeof line>[]) {
  const { data } = await store.query(CREATE_CART, { input: { lines } });
  return data?.cartCreate;
}
