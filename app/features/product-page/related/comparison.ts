import type { Product } from "~/commerce/model";
import type { ShownProducts } from "~/lib/brand-product";
import { formatPrice } from "~/lib/money";
import { type Active, findComparison, getShownActives } from "~/product/brand-products";
import { getUnitPrice } from "~/product/unit-price";
import { getFirstAvailableVariant } from "~/product/variants";
import { findGlossaryEntry } from "../texts/product-copy";

type ComparedProduct = {
  handle: string;
  title: string;
  forWhom: string;
  notFor: string;
  /** `$2.27 a day`, or the price where no unit is known. */
  price: string | null;
};

export type ComparedIngredient = {
  name: string;
  /** One for each product: the amount, and its share of the larger one; null for a product without it. */
  amounts: readonly [ComparedAmount, ComparedAmount];
};

type ComparedAmount = { text: string; share: number } | null;

export type Comparison = {
  /** What the two are: `shampoos`. */
  pair: string;
  products: readonly [ComparedProduct, ComparedProduct];
  ingredients: readonly ComparedIngredient[];
  /** Whether nobody has confirmed it for one of the two. */
  isSample: boolean;
};

/** Two products side by side; null where the store lacks one of them. */
export function getComparison(
  handle: string,
  catalog: readonly Product[],
  shown: ShownProducts,
): Comparison | null {
  const sides = findComparison(handle, shown);
  if (!sides) return null;
  const [one, other] = sides.map(({ handle, forWhom, notFor }) => {
    const product = catalog.find((each) => each.handle === handle);
    return (
      product && { handle, title: product.title, forWhom, notFor, price: describePrice(product) }
    );
  });
  if (!one || !other) return null;
  return {
    pair: sides[0].pair,
    products: [one, other],
    ingredients: compareIngredients(
      getShownActives(one.handle, shown),
      getShownActives(other.handle, shown),
    ),
    isSample: [one, other].some(({ handle }) => shown.samples.includes(handle)),
  };
}

function describePrice(product: Product): string | null {
  const variant = getFirstAvailableVariant(product);
  if (!variant) return null;
  return getUnitPrice(variant.price, variant) ?? formatPrice(variant.price);
}

function compareIngredients(
  ours: readonly Active[],
  theirs: readonly Active[],
): ComparedIngredient[] {
  const ids = [...new Set([...ours, ...theirs].map(({ id }) => id))];
  return ids.map((id) => {
    const our = ours.find((active) => active.id === id);
    const their = theirs.find((active) => active.id === id);
    const max = Math.max(our?.amount?.value ?? 0, their?.amount?.value ?? 0);
    return {
      name: findGlossaryEntry(id).name,
      amounts: [compareAmount(our, max), compareAmount(their, max)],
    };
  });
}

function compareAmount(active: Active | undefined, max: number) {
  if (!active) return null;
  const { amount } = active;
  return amount ? { text: amount.text, share: amount.value / max } : { text: "Yes", share: 1 };
}
