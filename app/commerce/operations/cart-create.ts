import type { CommerceClient } from "../client";
import { graphql } from "../graphql";
import { getNodes } from "./product-fields";

export type CheckoutLine = { merchandiseId: string; quantity: number };

/** A line of which the store will sell less than was asked, down to 0. */
export type ShortLine = { merchandiseId: string; asked: number; granted: number };

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
 * Creates a cart for checkout. Throws `CommerceError` when the store could not be asked and
 * {@link CheckoutRefused} when it said no. Lines that the store shortened are reported, because it
 * lowers a quantity to what is in stock without calling that an error.
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

  const granted = new Map<string, number>();
  for (const { merchandise, quantity } of getNodes(cart.lines)) {
    const id = merchandise?.id;
    if (id) granted.set(id, (granted.get(id) ?? 0) + quantity);
  }
  return {
    cartId: cart.id,
    checkoutUrl: withChannel(cart.checkoutUrl),
    shortLines: lines
      .map(({ merchandiseId, quantity }) => ({
        merchandiseId,
        asked: quantity,
        granted: granted.get(merchandiseId) ?? 0,
      }))
      .filter((line) => line.granted < line.asked),
  };
}

/** Adds `channel=online_store` (rule 17 in docs/rules.md) without losing the `key` that the address carries. */
function withChannel(checkoutUrl: string): string {
  if (!URL.canParse(checkoutUrl) || !/^https?:$/.test(new URL(checkoutUrl).protocol)) {
    throw new CheckoutRefused("No checkout URL returned from Shopify");
  }
  const url = new URL(checkoutUrl);
  url.searchParams.set("channel", "online_store");
  return url.href;
}
