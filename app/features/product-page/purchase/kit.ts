import { daysPerMonth } from "#brand/content/subscribe/plan-terms.ts";
import type { Product, StoreImage } from "~/commerce/model";
import { type Money, sumPrices } from "~/lib/money";
import { getDeliveryPrice } from "~/lib/plan-charges";
import { findPlanOf, getKitItems } from "~/product/kits";
import { getPlanDays } from "~/product/subscription";
import { getFirstAvailableVariant } from "~/product/variants";

/** A product of a kit, as the store sells it alone. */
export type KitRow = {
  handle: string;
  title: string;
  /** The value of its option; null without a choice. */
  option: string | null;
  image: StoreImage | null;
  price: Money | null;
};

/** The contents of a kit. Empty for any other product, and where the store lacks one of the contents. */
export function getKitRows(handle: string, catalog: readonly Product[]): KitRow[] {
  const items = getKitItems(handle);
  const rows = items.flatMap(({ handle, option = null }) => {
    const product = catalog.find((each) => each.handle === handle);
    if (!product) return [];
    const variant = option
      ? product.variants.find(({ selectedOptions }) =>
          selectedOptions.some(({ value }) => value === option),
        )
      : getFirstAvailableVariant(product);
    const { title, images } = product;
    return { handle, title, option, image: images[0] ?? null, price: variant?.price ?? null };
  });
  return rows.length === items.length ? rows : [];
}

/** What the products cost one by one; null where a price is missing or they have several currencies. */
export function getKitTotal(rows: readonly KitRow[]): Money | null {
  const prices = rows.flatMap(({ price }) => price ?? []);
  return prices.length === rows.length ? sumPrices(prices) : null;
}

/** A plan that delivers the product alone, and its price a month. */
export type PlanInstead = { handle: string; title: string; price: Money };

/** Null where the store has no such plan that can be bought. */
export function getPlanInstead(handle: string, catalog: readonly Product[]): PlanInstead | null {
  const plan = catalog.find((product) => product.handle === findPlanOf(handle));
  const variant = plan && getFirstAvailableVariant(plan);
  const offered = variant?.availableForSale ? variant.sellingPlanAllocations : [];
  const allocation = offered.find((each) => getPlanDays(each) === daysPerMonth);
  return plan && allocation
    ? { handle: plan.handle, title: plan.title, price: getDeliveryPrice(allocation) }
    : null;
}
