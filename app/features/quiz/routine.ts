import type { Product, Variant } from "~/commerce/model";
import { routineProducts } from "~/content/quiz/quiz-routine";
import type { Recommendation } from "./recommendations";

/** A recommendation with the store's own product. */
export type RoutineStep = {
  recommendation: Recommendation;
  product: Product;
  /** The first variant (rule 12 in docs/rules.md); `null` when it cannot be bought now. */
  variant: Variant | null;
};

export type Routine = {
  steps: readonly RoutineStep[];
  /** Names of essential products that the store does not have. */
  missing: readonly string[];
};

/** Finds the products among those of the store by handle. What the store does not have is left out. */
export function buildRoutine(
  recommendations: readonly Recommendation[],
  products: readonly Product[],
): Routine {
  const steps: RoutineStep[] = [];
  const missing: string[] = [];
  for (const recommendation of recommendations) {
    const { productHandle, priority } = recommendation;
    const product = products.find(({ handle }) => handle === productHandle);
    if (product) {
      const [first] = product.variants;
      steps.push({ recommendation, product, variant: first?.availableForSale ? first : null });
    } else if (priority === "essential") {
      missing.push(routineProducts[productHandle].name);
    }
  }
  return { steps, missing };
}

/** The steps that can be put into the cart. */
export function getBuyable({ steps }: Routine): { product: Product; variant: Variant }[] {
  return steps.flatMap(({ product, variant }) => (variant ? [{ product, variant }] : []));
}
