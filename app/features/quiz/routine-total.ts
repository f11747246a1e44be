import type { AnswerTo } from "~/content/quiz";
import type { Choice } from "~/features/cart/add-many-to-cart";
import { itemOf } from "~/features/cart/cart-item";
import { freeShippingFor, totalOf } from "~/features/cart/cart-totals";
import type { Money } from "~/lib/money";
import { budgetFit } from "./budget-fit";

export type RoutineSums = {
  total: Money;
  shipping: string;
  /** Whether it fits the budget she chose; `null` when that cannot be said. */
  fit: string | null;
};

/** What one of each costs, by the cart's own rules. `null` when there is nothing to add up. */
export function sumOfRoutine(
  choices: readonly Choice[],
  budget: AnswerTo<"budget">,
): RoutineSums | null {
  const total = totalOf(choices.map(({ product, variant }) => itemOf(product, variant, 1)));
  if (!total) return null;
  const shipsFree = freeShippingFor(total)?.missing === null;
  return {
    total,
    shipping: shipsFree ? "Free" : "At checkout",
    fit: budgetFit(
      budget,
      choices.map(({ variant }) => variant.price),
    ),
  };
}
