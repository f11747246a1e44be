import type { Product } from "~/commerce/model";
import { findComparison } from "~/content/product/comparisons";
import { getKeyIngredients } from "~/content/product/key-ingredients";
import { formatPrice } from "~/lib/money";
import { getFirstAvailableVariant } from "./first-available-variant";
import { getUnitPrice } from "./unit-price";

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
  products: readonly [ComparedProduct, ComparedProduct];
  ingredients: readonly ComparedIngredient[];
};

/** Two products side by side; null where the store lacks one of them. */
export function getComparison(handle: string, catalog: readonly Product[]): Comparison | null {
  const sides = findComparison(handle);
  if (!sides) return null;
  const [one, other] = sides.map((side) => {
    const product = catalog.find((each) => each.handle === side.handle);
    return product && { ...side, title: product.title, price: describePrice(product) };
  });
  if (!one || !other) return null;
  return { products: [one, other], ingredients: compareIngredients(one.handle, other.handle) };
}

function describePrice(product: Product): string | null {
  const variant = getFirstAvailableVariant(product);
  if (!variant) return null;
  return getUnitPrice(variant.price, variant) ?? formatPrice(variant.price);
}

function compareIngredients(one: string, other: string): ComparedIngredient[] {
  const [ours = [], theirs = []] = [one, other].map((each) => getKeyIngredients(each)?.actives);
  const names = [...new Set([...ours, ...theirs].map(({ name }) => name))];
  return names.map((name) => {
    const texts = [ours, theirs].map((actives) => {
      const active = actives.find((each) => each.name === name);
      return active && (active.amount ?? "Yes");
    });
    const numbers = texts.map((text) => Number.parseFloat(text?.replace(",", "") ?? "") || 0);
    const most = Math.max(...numbers);
    const [first = null, second = null] = texts.map((text, index) =>
      text ? { text, share: most > 0 ? (numbers[index] ?? 0) / most : 1 } : null,
    );
    return { name, amounts: [first, second] };
  });
}
