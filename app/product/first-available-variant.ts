import type { Product, Variant } from "~/commerce/model";

/**
 * The variant that lists sell without a choice: the first that can be bought, or the first one if none can
 * (rule 12 in docs/rules.md). Undefined for a product without variants.
 */
export function getFirstAvailableVariant({
  variants,
}: Pick<Product, "variants">): Variant | undefined {
  return variants.find(({ availableForSale }) => availableForSale) ?? variants[0];
}
