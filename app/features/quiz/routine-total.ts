import type { AnswerTo } from "~/content/quiz";
import { itemOf } from "~/features/cart/cart-item";
import { freeShippingFor, totalOf } from "~/features/cart/cart-totals";
import type { Money } from "~/lib/money";
import { budgetFit } from "./budget-fit";
import { buyableIn, type Routine } from "./routine";

export type RoutineSums = {
  total: Money;
  shipping: string;
  /** Whether it fits the chosen budget; `null` when that cannot be said. */
  fit: string | null;
};

/** What one of each costs, by the cart's own rules. `null` when there is nothing to add up. */
export function sumOfRoutine(routine: Routine, budget: AnswerTo<"budget">): RoutineSums | null {
  const choices = buyableIn(routine);
  const total = totalOf(choices.map(({ product, variant }) => itemOf(product, variant, 1)));
  if (!total) return null;
  const prices = choices.map(({ variant }) => variant.price);
  const isWhole = routine.missing.length === 0 && choices.length === routine.steps.length;
  return {
    total,
    shipping: freeShippingFor(total)?.missing === null ? "Free" : "At checkout",
    fit: budgetFit(budget, prices, isWhole),
  };
}
