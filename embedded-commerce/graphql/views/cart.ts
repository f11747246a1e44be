import { storeFacts } from "../../data/store-facts.ts";
import { type Cart, type CartLine, cartId } from "../../storage/carts.ts";
import { type ConnectionArguments, connection } from "../connection.ts";
import type { CommerceContext, View } from "../context.ts";
import { noMetafields } from "./metafields.ts";
import { money } from "./money.ts";
import { variant } from "./variant.ts";

/** A cart as the API's Cart. Prices are the catalogue's of this moment; a line of a vanished variant is gone. */
export function cart(stored: Cart): View {
  const { details } = stored;
  const attributes = details.attributes.map(({ key, value }) => ({ key, value }));

  return {
    __typename: "Cart",
    ...noMetafields,
    id: cartId(stored),
    checkoutUrl: (_: unknown, { origin }: CommerceContext) => checkoutUrl(stored, origin),
    createdAt: new Date(stored.createdAt).toISOString(),
    updatedAt: new Date(stored.updatedAt).toISOString(),
    totalQuantity: (_: unknown, context: CommerceContext) =>
      sellableLines(stored, context).reduce((sum, { quantity }) => sum + quantity, 0),
    lines: (args: ConnectionArguments & { reverse?: boolean | null }, context: CommerceContext) => {
      const lines = sellableLines(stored, context);
      const ordered = args.reverse ? lines.toReversed() : lines;
      return connection(
        ordered,
        args,
        ({ id }) => id,
        (line) => cartLine(line, context),
      );
    },
    cost: (_: unknown, context: CommerceContext) => cartCost(subtotalCents(stored, context)),
    estimatedCost: (_: unknown, context: CommerceContext) =>
      cartCost(subtotalCents(stored, context)),
    note: details.note,
    attributes,
    attribute: (args: { key: string }) => attributes.find(({ key }) => key === args.key) ?? null,
    buyerIdentity: {
      countryCode: details.buyerIdentity.countryCode ?? storeFacts.countryCode,
      email: details.buyerIdentity.email ?? null,
      phone: details.buyerIdentity.phone ?? null,
      customer: null,
      deliveryAddressPreferences: [],
      preferences: null,
      purchasingCompany: null,
    },
    // The store has no discounts and no gift cards, so a code that was sent does not apply.
    discountCodes: details.discountCodes.map((code) => ({ code, applicable: false })),
    discountAllocations: [],
    appliedGiftCards: [],
    // Rates need an address, which is first asked for at checkout.
    deliveryGroups: (args: ConnectionArguments) => connection<never>([], args, String, String),
  };
}

export function checkoutUrl(stored: Cart, origin: string): string {
  return new URL(`/cart/c/${stored.token}?key=${stored.secret}`, origin).href;
}

function sellableLines(stored: Cart, context: CommerceContext): readonly CartLine[] {
  return stored.lines.filter(({ variantId }) => context.store.variantById.has(variantId));
}

function subtotalCents(stored: Cart, context: CommerceContext): number {
  return sellableLines(stored, context).reduce(
    (sum, line) => sum + line.quantity * priceCents(line, context),
    0,
  );
}

function priceCents(line: CartLine, context: CommerceContext): number {
  return context.store.variantById.get(line.variantId)?.record.priceCents ?? 0;
}

function cartLine(line: CartLine, context: CommerceContext): View {
  const indexed = context.store.variantById.get(line.variantId);
  const each = money(priceCents(line, context));
  const total = money(line.quantity * priceCents(line, context));
  const compareAtCents = indexed?.record.compareAtCents;
  const attributes = line.attributes.map(({ key, value }) => ({ key, value }));

  return {
    __typename: "CartLine",
    id: line.id,
    quantity: line.quantity,
    merchandise: indexed ? variant(indexed) : null,
    attributes,
    attribute: (args: { key: string }) => attributes.find(({ key }) => key === args.key) ?? null,
    cost: {
      amountPerQuantity: each,
      compareAtAmountPerQuantity: compareAtCents === undefined ? null : money(compareAtCents),
      subtotalAmount: total,
      totalAmount: total,
    },
    estimatedCost: {
      amount: each,
      compareAtAmount: compareAtCents === undefined ? null : money(compareAtCents),
      subtotalAmount: total,
      totalAmount: total,
    },
    discountAllocations: [],
    sellingPlanAllocation: null,
  };
}

/** Tax, duty and shipping are not part of a cart's cost; they come with the address. */
function cartCost(cents: number): View {
  return {
    subtotalAmount: money(cents),
    subtotalAmountEstimated: true,
    totalAmount: money(cents),
    totalAmountEstimated: true,
    checkoutChargeAmount: money(cents),
    totalTaxAmount: null,
    totalTaxAmountEstimated: true,
    totalDutyAmount: null,
    totalDutyAmountEstimated: true,
  };
}
