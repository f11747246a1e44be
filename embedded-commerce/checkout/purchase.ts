import { createHash } from "node:crypto";
import { facts } from "#brand/content/facts.ts";
import { abroad, market } from "#brand/content/market.ts";
import { cautionCopy } from "#brand/content/product/caution.ts";
import { products } from "#brand/content/products/index.ts";
import { kits } from "#brand/content/shop/kits.ts";
import type { BrandProduct } from "../../app/lib/brand-product.ts";
import { describeCaution } from "../../app/lib/caution.ts";
import { fitToStock } from "../cart-lines.ts";
import { isAbroad, nameCountry } from "../contact-form.ts";
import type { ProductRecord } from "../data/records.ts";
import { evaluateDiscounts } from "../discounts.ts";
import type { Cart, CartLine } from "../storage/carts.ts";
import { getTotalCents, type OrderLine } from "../storage/orders.ts";
import type { StockLevels } from "../storage/stock.ts";
import {
  type Allocation,
  findAllocation,
  getUnitPriceCents,
  type StoreIndex,
} from "../store-index.ts";

export type Purchase = ReturnType<typeof toPurchase>;

/** A cart as it can be bought now, sent to a country: the market's, if no other is given. */
export function toPurchase(
  cart: Cart,
  store: StoreIndex,
  stock: StockLevels,
  country: string = market.country,
) {
  const variant = (id: string) => store.variantById.get(id);
  const isOffered = ({ variantId, sellingPlanId }: CartLine) => {
    const indexed = variant(variantId);
    return !indexed || getUnitPriceCents(indexed, sellingPlanId) !== null;
  };
  const withdrawn = cart.lines.filter((line) => !isOffered(line));
  const fitted = fitToStock(cart.lines.filter(isOffered), { available: stock.available, variant });

  const lines = fitted.lines.flatMap((line): OrderLine[] => {
    const indexed = variant(line.variantId);
    const priceCents = indexed ? getUnitPriceCents(indexed, line.sellingPlanId) : null;
    if (!indexed || priceCents === null || line.quantity === 0) return [];
    const { record } = indexed.product;
    const caution = getCaution(record.handle);
    const allocation = findAllocation(indexed, line.sellingPlanId ?? "");
    return [
      {
        variantId: indexed.id,
        title: record.title,
        options: indexed.title === "Default Title" ? [] : indexed.record.options,
        shot: record.images[0]?.shot ?? null,
        ...(caution && { caution }),
        quantity: line.quantity,
        priceCents,
        ...(allocation && { plan: toOrderedPlan(allocation, record) }),
      },
    ];
  });
  const subtotalCents = lines.reduce((sum, line) => sum + line.quantity * line.priceCents, 0);
  const discounts = evaluateDiscounts(cart.discountCodes, subtotalCents);
  const discount = discounts.applied;
  // Compares the subtotal before the discount, as the shop's cart does.
  const onceCents = isAbroad(country) ? abroad.shippingCents : getShippingCents(subtotalCents);
  const shippingCents = lines.some(isSubscription) ? 0 : onceCents;
  const isPaidAbroad = isAbroad(country) && shippingCents > 0;

  return {
    lines,
    discount,
    /** What became of lines that cannot be bought as they are, and of codes that take nothing off. */
    notices: [
      ...fitted.warnings.map(({ message }) => message),
      ...withdrawn.map(({ variantId }) => {
        const title = variant(variantId)?.product.record.title;
        return `${title} is no longer sold with this subscription, so it was left out.`;
      }),
      ...(isPaidAbroad ? [`Shipping to ${nameCountry(country)} is in the total.`] : []),
      ...discounts.codes.flatMap(({ refusal }) => refusal?.message ?? []),
    ],
    subtotalCents,
    shippingCents,
    totalCents: getTotalCents({ subtotalCents, discount, shippingCents }),
    /** The form sends it back, so that a change of price, stock or discount is noticed. */
    fingerprint: createHash("sha256")
      .update(JSON.stringify([lines, discount, shippingCents]))
      .digest("base64url"),
  };
}

function toOrderedPlan({ plan, charges }: Allocation, { planShipping }: ProductRecord) {
  return { name: plan.name, days: plan.days, shipping: planShipping, charges };
}

const byHandle: ReadonlyMap<string, BrandProduct<string>> = new Map(Object.entries(products));
const itemsByHandle = new Map(Object.entries(kits));

/** What the shop says beside the button that adds the product. */
function getCaution(handle: string): string {
  const items = itemsByHandle.get(handle) ?? [];
  const handles = [handle, ...items.map((item) => item.handle)];
  return describeCaution(
    handles.flatMap((each) => byHandle.get(each)?.formula ?? []),
    cautionCopy,
  );
}

/** An order with a line that repeats ships free. */
function isSubscription({ plan }: OrderLine): boolean {
  return plan !== undefined;
}

function getShippingCents(subtotalCents: number): number {
  return subtotalCents >= facts.freeShippingFrom * 100 ? 0 : facts.standardShippingCents;
}
