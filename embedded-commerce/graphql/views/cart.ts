import { type AppliedDiscount, type Discounts, evaluateDiscounts } from "../../discounts.ts";
import { type Cart, type CartLine, cartId } from "../../storage/carts.ts";
import { findAllocation, getUnitPriceCents, type StoreIndex } from "../../store-index.ts";
import { type ConnectionArguments, connection } from "../connection.ts";
import type { RequestContext, View } from "../resolver.ts";
import { variant } from "./product.ts";
import { sellingPlanAllocation } from "./selling-plan.ts";
import { money } from "./values.ts";

/** A cart as the API's Cart, with the catalog's current prices. Lines of removed variants and plans are left out. */
export function cart(stored: Cart): View {
  return {
    __typename: "Cart",
    id: cartId(stored),
    checkoutUrl: (_: unknown, { origin }: RequestContext) =>
      new URL(`/cart/c/${stored.token}?key=${stored.secret}`, origin).href,
    totalQuantity: (_: unknown, context: RequestContext) =>
      getKnownLines(stored, context).reduce((sum, { quantity }) => sum + quantity, 0),
    lines: (args: ConnectionArguments, context: RequestContext) => {
      const toView = (line: CartLine) => cartLine(line, context);
      return connection(getKnownLines(stored, context), args, ({ id }) => id, toView);
    },
    cost: (_: unknown, context: RequestContext) => {
      const subtotalCents = getSubtotalCents(stored, context);
      const { applied } = getDiscounts(stored, context);
      return {
        subtotalAmount: money(subtotalCents),
        totalAmount: money(subtotalCents - (applied?.amountCents ?? 0)),
      };
    },
    discountCodes: (_: unknown, context: RequestContext) =>
      getDiscounts(stored, context).codes.map(({ code, refusal }) => ({
        code,
        applicable: refusal === null,
      })),
    discountAllocations: (_: unknown, context: RequestContext) => {
      const { applied } = getDiscounts(stored, context);
      return applied ? [discountAllocation(applied)] : [];
    },
  };
}

export function getDiscounts(stored: Cart, context: RequestContext): Discounts {
  return evaluateDiscounts(stored.discountCodes, getSubtotalCents(stored, context));
}

/** Discount of the whole order, so no line has one of its own. */
function discountAllocation({ code, percent, amountCents }: AppliedDiscount): View {
  return {
    __typename: "CartCodeDiscountAllocation",
    code,
    discountedAmount: money(amountCents),
    targetType: "LINE_ITEM",
    discountApplication: {
      allocationMethod: "ACROSS",
      targetSelection: "ALL",
      targetType: "LINE_ITEM",
      value: { __typename: "PricingPercentageValue", percentage: percent },
    },
  };
}

function getKnownLines(stored: Cart, { store }: RequestContext): readonly CartLine[] {
  return stored.lines.filter((line) => getLinePriceCents(line, store) !== null);
}

function getSubtotalCents(stored: Cart, { store }: RequestContext): number {
  return stored.lines.reduce(
    (sum, line) => sum + line.quantity * (getLinePriceCents(line, store) ?? 0),
    0,
  );
}

/** Null when the variant, or its plan, is gone. */
function getLinePriceCents({ variantId, sellingPlanId }: CartLine, store: StoreIndex) {
  const indexed = store.variantById.get(variantId);
  return indexed ? getUnitPriceCents(indexed, sellingPlanId) : null;
}

function cartLine(line: CartLine, { store }: RequestContext): View {
  const { id, variantId, quantity, sellingPlanId } = line;
  const indexed = store.variantById.get(variantId);
  const priceCents = getLinePriceCents(line, store) ?? 0;
  const compareAtCents = indexed?.record.compareAtCents;
  const allocation = indexed && sellingPlanId ? findAllocation(indexed, sellingPlanId) : null;
  const total = money(quantity * priceCents);

  return {
    __typename: "CartLine",
    id,
    quantity,
    merchandise: indexed ? variant(indexed) : null,
    cost: {
      subtotalAmount: total,
      totalAmount: total,
      amountPerQuantity: money(priceCents),
      compareAtAmountPerQuantity: compareAtCents === undefined ? null : money(compareAtCents),
    },
    sellingPlanAllocation:
      indexed && allocation ? sellingPlanAllocation(allocation, indexed.record.priceCents) : null,
  };
}
