import type { Product, ProductOption, Variant } from "~/commerce/model";
import { discountParameter } from "~/features/cart/discount-link";
import { isCampaignParameter } from "~/lib/campaign";
import { addQuery, getProductPath, removeParameters, withQuery } from "~/lib/paths";
import { findVariantByNumber } from "~/product/variants";
import { planParameter, scheduleParameter } from "./purchase-choice";

/** The number at the end of a variant's id, in Shopify's links. */
export const variantParameter = "variant";

const ownParameters = [discountParameter, planParameter, scheduleParameter, variantParameter];
const prefix = "option.";

/** The name of an option in the query: its own, with a prefix where the shop reads a parameter of that name. */
export function getOptionParameter(name: string): string {
  const isTaken =
    ownParameters.includes(name) || isCampaignParameter(name) || name.startsWith(prefix);
  return isTaken ? prefix + name : name;
}

/** Option names with the values that a visitor chose. */
export type ChosenOptions = ReadonlyMap<string, string>;

/** The options with the values that a fetched variant has: no other can be chosen (rule 10 in docs/rules.md). */
export function optionsToShow({ options, variants }: Product): readonly ProductOption[] {
  const selected = variants.flatMap(({ selectedOptions }) => selectedOptions);
  return options
    .map(({ name, values }) => ({
      name,
      values: values.filter((value) =>
        selected.some((option) => option.name === name && option.value === value),
      ),
    }))
    .filter(({ values }) => values.length > 0);
}

/** The variant whose options all match, or null (rule 13 in docs/rules.md). */
export function findVariant({ variants }: Product, choice: ChosenOptions): Variant | null {
  return (
    variants.find(({ selectedOptions }) =>
      selectedOptions.every(({ name, value }) => choice.get(name) === value),
    ) ?? null
  );
}

/**
 * The first variant's options, overridden by the query. Values that the product does not have are
 * ignored: the query is untrusted. A value of no fetched variant counts, and then no variant matches.
 */
export function parseChoice(product: Product, searchParams: URLSearchParams): ChosenOptions {
  const [first] = product.variants;
  const choice = new Map(first?.selectedOptions.map(({ name, value }) => [name, value]));
  for (const { name, values } of product.options) {
    const requested = searchParams.get(getOptionParameter(name));
    if (requested !== null && values.includes(requested)) choice.set(name, requested);
  }
  return choice;
}

/** The query with the choice, which replaces the variant of a link; its other parameters stay. */
export function writeChoice(searchParams: URLSearchParams, choice: ChosenOptions): URLSearchParams {
  const next = new URLSearchParams(searchParams);
  next.delete(variantParameter);
  for (const [name, value] of choice) next.set(getOptionParameter(name), value);
  return next;
}

export type OptionOffer = { value: string; variant: Variant | null };

/** For each value of an option the variant that choosing it, and nothing else, would select. */
export function getOptionOffers(
  product: Product,
  option: ProductOption,
  choice: ChosenOptions,
): OptionOffer[] {
  return option.values.map((value) => ({
    value,
    variant: findVariant(product, new Map(choice).set(option.name, value)),
  }));
}

/**
 * Where a link to a variant leads: to the address with the variant's options, so that there is one page, and one cached
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
