import type { Product, Variant } from "~/commerce/model";

/**
 * The variant with this number in the platform's links, which is the end of its id: 42 for
 * `gid://shopify/ProductVariant/42`.
 */
export function findVariantByNumber(
  { variants }: Pick<Product, "variants">,
  number: string,
): Variant | undefined {
  if (!/^\d+$/.test(number)) return undefined;
  return variants.find(({ id }) => id.split("/").at(-1) === number);
}
