import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  createEmbeddedCommerce,
  EMBEDDED_PUBLIC_TOKEN,
  type EmbeddedCommerceOptions,
} from "../service.ts";

export const ORIGIN = "http://store.test";

type Answer = {
  data?: Record<string, unknown> | null;
  errors?: { message: string; path?: unknown[]; extensions?: Record<string, unknown> }[];
};

/** A store in a folder of its own, asked over HTTP like any other. Call `dispose` when the test has ended. */
export function openTestStore(options: Partial<EmbeddedCommerceOptions> = {}) {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), "commerce-"));
  // No masters: a picture's size must not depend on what is rendered so far.
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
    const answer: Answer = await response.json();
    return answer;
  }

  return {
    dataDir,
    fetch,
    query,
    dispose() {
      commerce.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export type TestStore = ReturnType<typeof openTestStore>;

/** Reads `products.nodes.0.title` out of an answer; undefined where the path ends early. */
export function at(value: unknown, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>(
      (inner, key) =>
        typeof inner === "object" && inner !== null ? Reflect.get(inner, key) : undefined,
      value,
    );
}

/** The identifier of a variant by its product and its place in the table. */
export async function variantIdOf(store: TestStore, handle: string, position = 0): Promise<string> {
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

export const CREATE_CART = `
  mutation ($input: CartInput) {
    cartCreate(input: $input) {
      cart { ${CART} }
      userErrors { code field message }
      warnings { code message target }
    }
  }
`;

/** A cart of the given variants; the answer's `cartCreate`. */
export async function createCart(
  store: TestStore,
  lines: readonly { merchandiseId: string; quantity: number }[],
): Promise<unknown> {
  const { data } = await store.query(CREATE_CART, { input: { lines } });
  return data?.cartCreate;
}
