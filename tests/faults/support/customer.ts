import { createCommerceClient } from "../../../app/commerce/client";
import { createCheckout } from "../../../app/commerce/operations/cart-create";
import { fetchProducts } from "../../../app/commerce/operations/products";
import { EMBEDDED_PUBLIC_TOKEN } from "../../../embedded-commerce/service";
import { shopper } from "../../support/builders";

const maxWaitMs = 20_000;

/** Fetches a URL without following redirects. `freshness` is that of a cached page; `ms` until the end of the body. */
export async function visit(url: string, init: RequestInit = {}) {
  const start = performance.now();
  const signal = AbortSignal.timeout(maxWaitMs);
  const response = await fetch(url, { redirect: "manual", signal, ...init });
  const text = await response.text();
  const { status, headers } = response;
  return { status, headers, text, freshness: headers.get("x-page"), ms: performance.now() - start };
}

/** A customer of the embedded store. */
export async function openCustomer(origin: string) {
  const endpoint = `${origin}/api/2025-07/graphql.json`;
  const client = createCommerceClient({ endpoint, token: EMBEDDED_PUBLIC_TOKEN });
  const products = await fetchProducts(client, 250);
  const onSale = products.flatMap(({ variants }) =>
    variants.filter(({ availableForSale }) => availableForSale).map(({ id }) => id),
  );
  let carts = 0;

  /** The path of a checkout with one product, a different one each time. */
  async function fillCart(): Promise<string> {
    const merchandiseId = onSale[carts++ % onSale.length] ?? "";
    const { checkoutUrl } = await createCheckout(client, [{ merchandiseId, quantity: 1 }]);
    const link = new URL(checkoutUrl);
    const { headers } = await visit(origin + link.pathname + link.search);
    return headers.get("location") ?? "";
  }

  /** Submits the form of an open checkout. */
  function placeOrder(path: string, openedPage: string) {
    const seen = /name="seen" value="([^"]+)"/.exec(openedPage)?.[1] ?? "";
    const body = new URLSearchParams({ ...shopper, seen });
    return visit(origin + path, { method: "POST", body });
  }

  return {
    fillCart,
    placeOrder,
    /** The path of the confirmation; `null` for an order that was not confirmed. */
    async order(): Promise<string | null> {
      const path = await fillCart();
      const { text } = await visit(origin + path);
      const { status, headers } = await placeOrder(path, text);
      return status === 303 ? headers.get("location") : null;
    },
  };
}

/** Signs up an address from a client IP address, given in `X-Forwarded-For`. */
export function signUp(origin: string, email: string, client = "192.0.2.1") {
  const headers = { "sec-fetch-site": "same-origin", "x-forwarded-for": client };
  const body = new URLSearchParams({ email });
  return visit(`${origin}/newsletter`, { method: "POST", headers, body });
}
