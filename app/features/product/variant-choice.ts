import type { Product, ProductOption, Variant } from "~/commerce/model";

/** Option names with the values that a visitor chose. */
export type Choice = ReadonlyMap<string, string>;

/**
 * The options that leave something to choose or to know. A store describes a product without a
 * choice as one option 'Title' with the value 'Default Title'.
 */
export function optionsToShow({ options }: Product): readonly ProductOption[] {
  return options.filter(
    ({ name, values }) =>
      values.length > 0 && !(name === "Title" && values.length === 1 && isDefault(values[0])),
  );
}

function isDefault(value: string | undefined): boolean {
  return value === "Default Title";
}

export function choiceOf(variant: Variant | undefined): Choice {
  return new Map((variant?.selectedOptions ?? []).map(({ name, value }) => [name, value]));
}

/** The variant whose options all match, or null (rule 13 in docs/rules.md). */
export function variantOf({ variants }: Product, choice: Choice): Variant | null {
  return (
    variants.find(({ selectedOptions }) =>
      selectedOptions.every(({ name, value }) => choice.get(name) === value),
    ) ?? null
  );
}

/**
 * The first variant's options with what the address says of them. Values that the product does not
 * have are left out: an address is anybody's text.
 */
export function choiceFromAddress(product: Product, address: URLSearchParams): Choice {
  const choice = new Map(choiceOf(product.variants[0]));
  for (const { name, values } of product.options) {
    const asked = address.get(name);
    if (asked !== null && values.includes(asked)) choice.set(name, asked);
  }
  return choice;
}

/** The address' query with the choice written into it; other parts of the query stay. */
export function addressWith(address: URLSearchParams, choice: Choice): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const [name, value] of choice) next.set(name, value);
  return next;
}

export type Offer = { value: string; variant: Variant | null };

/** For each value of an option the variant that choosing it, and nothing else, would select. */
export function offersOf(product: Product, option: ProductOption, choice: Choice): Offer[] {
  return option.values.map((value) => ({
    value,
    variant: variantOf(product, new Map(choice).set(option.name, value)),
  }));
}
