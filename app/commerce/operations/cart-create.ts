import { parseUrl } from "~/lib/urls";
import type { CommerceClient } from "../client";
import { getNodes, graphql } from "../graphql";

export type CheckoutLine = { merchandiseId: string; quantity: number };

/** A line of which less is in stock than was requested, down to 0. */
export type ShortLine = { merchandiseId: string; requested: number; available: number };

export type Checkout = { cartId: string; checkoutUrl: string; shortLines: ShortLine[] };

/** The store refused the cart or gave no way to pay. */
export class CheckoutRefused extends Error {
  override name = "CheckoutRefused";
}

export const cartCreate = graphql(`
  mutation cartCreate($input: CartInput!) {
    cartCreate(input: $input) {
      cart {
        id
        checkoutUrl
        totalQuantity
        cost { totalAmount { amount currencyCode } }
        lines(first: 100) {
          edges { node { id quantity merchandise { ... on ProductVariant { id } } } }
        }
      }
      userErrors { field message }
    }
  }
`);

/**
 * Creates a cart for checkout. Throws `CommerceError` when the call fails and {@link CheckoutRefused} when
 * the store refuses. The store lowers quantities to its stock without an error: these are the `shortLines`.
 */
export async function createCheckout(
  client: CommerceClient,
  lines: readonly CheckoutLine[],
): Promise<Checkout> {
  const input = {
    lines: lines.map(({ quantity, merchandiseId }) => ({ quantity, merchandiseId })),
  };
  const { cartCreate: payload } = await client.run(cartCreate, { input });

  const refusals = payload?.userErrors ?? [];
  if (refusals.length > 0) {
    const messages = refusals.map(({ message }) => message).join(", ");
    throw new CheckoutRefused(`Cart creation failed: ${messages}`);
  }
  const cart = payload?.cart;
  if (!cart?.checkoutUrl) throw new CheckoutRefused("No checkout URL returned from Shopify");

  const available = new Map<string, number>();
  for (const { merchandise, quantity } of getNodes(cart.lines)) {
    const id = merchandise?.id;
    if (id) available.set(id, (available.get(id) ?? 0) + quantity);
  }
  return {
    cartId: cart.id,
    checkoutUrl: withChannel(cart.checkoutUrl),
    shortLines: lines
      .map(({ merchandiseId, quantity }) => ({
        merchandiseId,
        requested: quantity,
        available: available.get(merchandiseId) ?? 0,
      }))
      .filter((line) => line.available < line.requested),
  };
}

/** Adds `channel=online_store` (rule 17 in docs/rules.md) and keeps the `key` in the URL. */
function withChannel(checkoutUrl: string): string {
  const url = parseUrl(checkoutUrl);
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new CheckoutRefused("No checkout URL returned from Shopify");
  }
  url.searchParams.set("channel", "online_store");
  return url.href;
}
