import { useState } from "react";
import { useLocation, useSearchParams } from "react-router";
import type { Product, ProductOption, Variant } from "~/commerce/model";

/** Option names with the values that a visitor chose. */
type Choice = ReadonlyMap<string, string>;

/** A store gives a product without options one option 'Title' with the value 'Default Title'; it is left out. */
export function optionsToShow({ options }: Product): readonly ProductOption[] {
  return options.filter(
    ({ name, values }) =>
      values.length > 0 && !(name === "Title" && values.join() === "Default Title"),
  );
}

/** The variant whose options all match, or null (rule 13 in docs/rules.md). */
function findVariant({ variants }: Product, choice: Choice): Variant | null {
  return (
    variants.find(({ selectedOptions }) =>
      selectedOptions.every(({ name, value }) => choice.get(name) === value),
    ) ?? null
  );
}

/**
 * The first variant's options, overridden by the query. Values that the product does not have are
 * ignored: the query is untrusted.
 */
export function parseChoice(product: Product, searchParams: URLSearchParams): Choice {
  const [first] = product.variants;
  const choice = new Map(first?.selectedOptions.map(({ name, value }) => [name, value]));
  for (const { name, values } of product.options) {
    const requested = searchParams.get(name);
    if (requested !== null && values.includes(requested)) choice.set(name, requested);
  }
  return choice;
}

/** The query with the choice; its other parameters stay. */
export function writeChoice(searchParams: URLSearchParams, choice: Choice): URLSearchParams {
  const next = new URLSearchParams(searchParams);
  for (const [name, value] of choice) next.set(name, value);
  return next;
}

export type Offer = { value: string; variant: Variant | null };

/** For each value of an option the variant that choosing it, and nothing else, would select. */
export function getOffers(product: Product, option: ProductOption, choice: Choice): Offer[] {
  return option.values.map((value) => ({
    value,
    variant: findVariant(product, new Map(choice).set(option.name, value)),
  }));
}

type Chosen = {
  choice: Choice;
  variant: Variant | null;
  /** The query that this choice was read from or written to. */
  query: string;
};

export type VariantChoice = Chosen & {
  /** Whether a variant has all chosen options. */
  isOffered: boolean;
  choose: (name: string, value: string) => void;
};

/**
 * The chosen options, which are in the URL, and the variant that goes into the cart. A combination that
 * no variant has leaves the variant as it was.
 */
export function useVariantChoice(product: Product): VariantChoice {
  const [searchParams] = useSearchParams();
  const { key } = useLocation();
  const [seenKey, setSeenKey] = useState(key);
  const [chosen, setChosen] = useState(() => readChoice(product, searchParams));

  // The URL may change without a remount: Back, or a link to this product.
  if (key !== seenKey) {
    setSeenKey(key);
    if (String(searchParams) !== chosen.query) setChosen(readChoice(product, searchParams));
  }

  function choose(name: string, value: string) {
    const choice = new Map(chosen.choice).set(name, value);
    const query = String(writeChoice(searchParams, choice));
    setChosen({ choice, variant: findVariant(product, choice) ?? chosen.variant, query });
    // Not through the router, which would render every link of the page again.
    history.replaceState(history.state, "", `?${query}`);
  }

  const isOffered = findVariant(product, chosen.choice) !== null;
  return { ...chosen, isOffered, choose };
}

function readChoice(product: Product, searchParams: URLSearchParams): Chosen {
  const choice = parseChoice(product, searchParams);
  const variant = findVariant(product, choice) ?? product.variants[0] ?? null;
  return { choice, variant, query: String(searchParams) };
}
