import type { Product } from "~/commerce/model";
import { addQuery, getProductPath, removeParameters, withQuery } from "~/lib/paths";
import { findVariantByNumber } from "~/product/variant-number";
import { optionsToShow } from "./option-choice";

/** In links of the platform: the number at the end of a variant's id. */
export const variantParameter = "variant";

/**
 * Where such a link leads: to the address with the variant's options, so that there is one page, and one cached
 * copy, of each choice. `null` for a variant that the product does not have. The other parameters are kept.
 */
export function followVariantLink(product: Product, search: string): string | null {
  const number = new URLSearchParams(search).get(variantParameter) ?? "";
  const variant = findVariantByNumber(product, number);
  if (!variant) return null;
  const shown = optionsToShow(product).map(({ name }) => name);
  const options = variant.selectedOptions
    .filter(({ name }) => shown.includes(name))
    .map(({ name, value }): [string, string] => [name, value]);
  const path = withQuery(getProductPath(product.handle), options);
  return addQuery(path, removeParameters(search, [variantParameter]));
}
