import { products as brandProducts } from "#brand/content/products/index.ts";
import type { AnswerTo } from "#brand/content/quiz/quiz.ts";
import type { Product, Variant } from "~/commerce/model";
import type { CartChoice } from "~/features/cart/add-to-cart";
import { toCartItem } from "~/features/cart/cart-items";
import { getFreeShipping, getTotal } from "~/features/cart/cart-totals";
import type { Money } from "~/lib/money";
import { capitalize, inWords } from "~/lib/text";
import { getFirstAvailableVariant } from "~/product/variants";
import { getBudgetFit } from "./budget-fit";
import type { Recommendation } from "./recommendations";

export type RoutineStep = {
  recommendation: Recommendation;
  product: Product;
  /** The first variant that can be bought (rule 12 in docs/rules.md); `null` when none can. */
  variant: Variant | null;
};

export type Routine = {
  steps: readonly RoutineStep[];
  /** What can be put into the cart once. */
  buyable: readonly CartChoice[];
  /** Names of essential products that the store does not have. */
  missing: readonly string[];
};

/** Finds the recommended products by handle. Those that the store does not have are left out. */
export function buildRoutine(
  recommendations: readonly Recommendation[],
  products: readonly Product[],
): Routine {
  const steps: RoutineStep[] = [];
  const buyable: CartChoice[] = [];
  const missing: string[] = [];
  for (const recommendation of recommendations) {
    const { productHandle, priority } = recommendation;
    const product = products.find(({ handle }) => handle === productHandle);
    if (product) {
      const first = getFirstAvailableVariant(product);
      const variant = first?.availableForSale ? first : null;
      steps.push({ recommendation, product, variant });
      if (variant && !product.requiresSellingPlan) buyable.push({ product, variant });
    } else if (priority === "essential") {
      missing.push(brandProducts[productHandle].title);
    }
  }
  return { steps, buyable, missing };
}

export function getRoutineTitle(count: number): string {
  if (count === 0) return "Your routine is out of stock";
  return `Your routine, in ${inWords(count)} step${count === 1 ? "" : "s"}`;
}

export function getAddAllLabel(count: number): string {
  if (count === 1) return "Add to Cart";
  if (count === 2) return "Add Both to Cart";
  return `Add All ${capitalize(inWords(count))} to Cart`;
}

/** What the choices cost, by the rules of the cart. */
export function getChoicesTotal(choices: readonly CartChoice[]): Money | null {
  return getTotal(
    choices.map(({ product, variant, allocation }) => toCartItem(product, variant, 1, allocation)),
  );
}

function getChoicePrice({ variant, allocation }: CartChoice): Money {
  return allocation?.price ?? variant.price;
}

export type RoutineTotals = {
  total: Money;
  shipping: string;
  /** Whether it fits the chosen budget; `null` when unknown. */
  fit: string | null;
};

/** The total of the chosen ways to buy. `null` when nothing can be bought. */
export function getRoutineTotals(
  { steps, missing }: Routine,
  choices: readonly CartChoice[],
  budget: AnswerTo<"budget">,
): RoutineTotals | null {
  const total = getChoicesTotal(choices);
  if (!total) return null;
  const prices = choices.map(getChoicePrice);
  const isWhole = missing.length === 0 && choices.length === steps.length;
  const isSubscribed = choices.some(({ allocation }) => allocation !== undefined);
  return {
    total,
    shipping: getFreeShipping(total, isSubscribed)?.missing === null ? "Free" : "At checkout",
    fit: getBudgetFit(budget, prices, isWhole),
  };
}
