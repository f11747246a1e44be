import { type KitItem, kits } from "#brand/content/shop/kits.ts";
import { plans } from "#brand/content/subscribe/plans.ts";

const itemsByHandle: ReadonlyMap<string, readonly KitItem[]> = new Map(Object.entries(kits));

/** What is in a bundle, or in a month of a plan; empty for what is not a kit. */
export function getKitItems(handle: string): readonly KitItem[] {
  return itemsByHandle.get(handle) ?? [];
}

/** Whether the product is called a plan: its page begins with its subscription, and its guarantee is longer. */
export function isPlan(handle: string): boolean {
  return plans.some((plan) => plan.handle === handle);
}

/** Whether the boxes of a subscription to this product ship priority or express (rule 3 in docs/rules.md). */
export function shipsFaster(handle: string): boolean {
  return plans.some((plan) => plan.handle === handle && plan.shipping !== "standard");
}
