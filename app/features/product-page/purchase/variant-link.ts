import type { Product } from "~/commerce/model";
import { addQuery, getProductPath, removeParameters, withQuery } from "~/lib/paths";
import { findVariantByNumber } from "~/product/variant-number";
import { optionsToShow } from "./option-choice";
import { getOptionParameter, variantParameter } from "./option-parameter";

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
    .map(({ name, value }): [string, string] => [getOptionParameter(name), value]);
  const path = withQuery(getProductPath(product.handle), options);
  return addQuery(path, removeParameters(search, [variantParameter]));
}

/**
 * Whether the query has a variant that cannot be chosen: one that was not fetched, or that is gone. A product without a
 * choice ignores it.
 */
export function hasUnknownVariant(product: Product, searchParams: URLSearchParams): boolean {
  const number = searchParams.get(variantParameter) ?? "";
  const hasChoice =
    product.hasMoreVariants || optionsToShow(product).some(({ values }) => values.length > 1);
  return hasChoice && /^\d+$/.test(number) && !findVariantByNumber(product, number);
}
