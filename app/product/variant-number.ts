import type { Product, Variant } from "~/commerce/model";

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
