import type { Product, Variant } from "~/commerce/model";
import { keepUnits } from "~/lib/text";

/**
 * The variant that lists sell without a choice: the first that can be bought, or the first one if none can
 * (rule 12 in docs/rules.md). Undefined for a product without variants.
 */
export function getFirstAvailableVariant({
  variants,
}: Pick<Product, "variants">): Variant | undefined {
  return variants.find(({ availableForSale }) => availableForSale) ?? variants[0];
}

/** The number of a variant in the platform's links: 42 for `gid://shopify/ProductVariant/42`; null without one. */
export function getVariantNumber(id: string): string | null {
  return /(?:^|\/)(\d{1,20})$/.exec(id)?.[1] ?? null;
}

/** The variant with this number. */
export function findVariantByNumber(
  { variants }: Pick<Product, "variants">,
  number: string,
): Variant | undefined {
  return variants.find(({ id }) => getVariantNumber(id) === number);
}

/** The months that an option's value names ('2 months'); 0 for any other value. */
export function getMonths(value: string): number {
  return Number(/^(\d{1,2}) months?$/i.exec(value)?.[1] ?? 0);
}

/** The months that a variant lasts by its options; 0 where none names them. */
export function getSupplyMonths({ selectedOptions }: Pick<Variant, "selectedOptions">): number {
  return Math.max(0, ...selectedOptions.map(({ value }) => getMonths(value)));
}

/** Leaves out `Default Title`, which carts of earlier releases hold for a product without options. */
export function optionValues({ selectedOptions }: Pick<Variant, "selectedOptions">): string[] {
  return selectedOptions.map(({ value }) => value).filter((value) => value !== "Default Title");
}

/** The values in one line, for display. */
export function listOptions(variant: Pick<Variant, "selectedOptions">): string {
  return keepUnits(optionValues(variant).join(" · "));
}
