import { startTransition, useOptimistic, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import type {
  Product,
  ProductOption,
  SellingPlan,
  SellingPlanAllocation,
  Variant,
} from "~/commerce/model";
import type { Money } from "~/lib/money";
import { findAllocation, writePlan } from "./purchase-choice";

/** Option names with the values that a visitor chose. */
type ChosenOptions = ReadonlyMap<string, string>;

/**
 * The options with the values that a fetched variant has: no other value can be chosen (rule 10 in docs/rules.md).
 * A store gives a product without options one option 'Title' with the value 'Default Title'; it is left out.
 */
export function optionsToShow({ options, variants }: Product): readonly ProductOption[] {
  const selected = variants.flatMap(({ selectedOptions }) => selectedOptions);
  return options
    .filter(({ name, values }) => !(name === "Title" && values.join() === "Default Title"))
    .map(({ name, values }) => ({
      name,
      values: values.filter((value) =>
        selected.some((option) => option.name === name && option.value === value),
      ),
    }))
    .filter(({ values }) => values.length > 0);
}

/** The variant whose options all match, or null (rule 13 in docs/rules.md). */
function findVariant({ variants }: Product, choice: ChosenOptions): Variant | null {
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
    const requested = searchParams.get(name);
    if (requested !== null && values.includes(requested)) choice.set(name, requested);
  }
  return choice;
}

/** The query with the choice; its other parameters stay. */
export function writeChoice(searchParams: URLSearchParams, choice: ChosenOptions): URLSearchParams {
  const next = new URLSearchParams(searchParams);
  for (const [name, value] of choice) next.set(name, value);
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

export type VariantChoice = {
  choice: ChosenOptions;
  variant: Variant | null;
  /** Whether the variant has all chosen options; only then it can be added. */
  isOffered: boolean;
  choose: (name: string, value: string) => void;
  /** What the variant costs under the chosen plan; null for a one-time purchase. */
  allocation: SellingPlanAllocation | null;
  /** What one delivery of a variant costs, bought as chosen. */
  getPrice: (variant: Variant) => Money;
  /** Null for a one-time purchase. */
  choosePlan: (plan: SellingPlan | null) => void;
};

export function getChosenPrice({ variant, getPrice }: VariantChoice): Money | null {
  return variant && getPrice(variant);
}

/**
 * The chosen options, which are in the URL, and the selected variant. A combination that no fetched variant has
 * leaves the variant as it was (rule 13 in docs/rules.md); it cannot be added then.
 */
export function useVariantChoice(product: Product): VariantChoice {
  const [searchParams] = useSearchParams();
  const navigate = useNavigate();
  // A choice counts at once, and the next one builds on it, before the router has written it to the URL.
  const [query, setQuery] = useOptimistic(searchParams);
  const choice = parseChoice(product, query);
  const offered = findVariant(product, choice);
  const [variant, setVariant] = useState(offered ?? product.variants[0] ?? null);
  if (offered && offered !== variant) setVariant(offered);

  function change(next: URLSearchParams) {
    startTransition(async () => {
      setQuery(next);
      await navigate({ search: String(next) }, { replace: true, preventScrollReset: true });
    });
  }

  return {
    choice,
    variant,
    isOffered: offered !== null,
    choose: (name, value) => change(writeChoice(query, new Map(choice).set(name, value))),
    allocation: variant && findAllocation(product, variant, query),
    getPrice: (other) => (findAllocation(product, other, query) ?? other).price,
    choosePlan: (plan) => change(writePlan(query, plan)),
  };
}
