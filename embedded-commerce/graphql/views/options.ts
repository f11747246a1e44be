import { gid, stableNumber } from "../../catalogue/identifiers.ts";
import type { IndexedProduct, IndexedVariant } from "../../catalogue/store-index.ts";
import type { CommerceContext, View } from "../context.ts";
import { isAvailable, variant } from "./variant.ts";

export type SelectedOption = { name: string; value: string };

export type SelectionArguments = {
  selectedOptions?: readonly SelectedOption[] | null;
  ignoreUnknownOptions?: boolean | null;
  caseInsensitiveMatch?: boolean | null;
};

const views = new WeakMap<IndexedProduct, View[]>();

/** The product's options with their values, both in the current and in the deprecated form. */
export function options(product: IndexedProduct): View[] {
  const made = views.get(product) ?? makeOptions(product);
  views.set(product, made);
  return made;
}

function makeOptions(product: IndexedProduct): View[] {
  return product.record.options.map((option, position) => ({
    __typename: "ProductOption",
    id: gid("ProductOption", optionNumber(product, option.name)),
    name: option.name,
    values: option.values,
    optionValues: option.values.map((value) => ({
      id: gid("ProductOptionValue", optionNumber(product, `${option.name}=${value}`)),
      name: value,
      swatch: null,
      firstSelectableVariant: (_: unknown, context: CommerceContext) => {
        const having = product.variants.filter(
          (candidate) => candidate.record.options[position] === value,
        );
        const best = having.find((candidate) => isAvailable(candidate, context)) ?? having[0];
        return best ? variant(best) : null;
      },
    })),
  }));
}

/** The variant that has all the given values; null when there is none. */
export function variantBySelection(
  product: IndexedProduct,
  args: SelectionArguments,
): IndexedVariant | null {
  const wanted = new Map<number, string>();
  const equal = (one: string, other: string) =>
    args.caseInsensitiveMatch ? one.toLowerCase() === other.toLowerCase() : one === other;

  for (const { name, value } of args.selectedOptions ?? []) {
    const position = product.record.options.findIndex((option) => equal(option.name, name));
    if (position >= 0) wanted.set(position, value);
    else if (!args.ignoreUnknownOptions) return null;
  }
  if (wanted.size < product.record.options.length) return null;

  const found = product.variants.find((candidate) =>
    candidate.record.options.every((value, position) => equal(value, wanted.get(position) ?? "")),
  );
  return found ?? null;
}

/** Variants that differ from the selection in one value: what a picker can reach with one tap. */
export function adjacentVariants(
  product: IndexedProduct,
  args: SelectionArguments,
  context: CommerceContext,
): readonly IndexedVariant[] {
  const selected = selectedOrFirstAvailable(product, args, context);
  if (!selected) return [];
  return product.variants.filter((candidate) => {
    const differences = candidate.record.options.filter(
      (value, position) => value !== selected.record.options[position],
    );
    return differences.length === 1;
  });
}

export function selectedOrFirstAvailable(
  product: IndexedProduct,
  args: SelectionArguments,
  context: CommerceContext,
): IndexedVariant | null {
  return (
    variantBySelection(product, args) ??
    product.variants.find((candidate) => isAvailable(candidate, context)) ??
    product.variants[0] ??
    null
  );
}

function optionNumber(product: IndexedProduct, key: string): number {
  return 10_000_000_000_000 + stableNumber(`${product.record.number}:${key}`);
}
