import type { AnswerTo } from "~/content/quiz/quiz";
import { toCartItem } from "~/features/cart/cart-item";
import { getFreeShipping, getTotal } from "~/features/cart/cart-totals";
import type { Money } from "~/lib/money";
import { getBudgetFit } from "./budget-fit";
import { getBuyable, type Routine } from "./routine";

export type RoutineSums = {
  total: Money;
  shipping: string;
  /** Whether it fits the chosen budget; `null` when that cannot be said. */
  fit: string | null;
};

/** What one of each costs, by the cart's own rules. `null` when there is nothing to add up. */
export function getRoutineSums(routine: Routine, budget: AnswerTo<"budget">): RoutineSums | null {
  const choices = getBuyable(routine);
  const total = getTotal(choices.map(({ product, variant }) => toCartItem(product, variant, 1)));
  if (!total) return null;
  const prices = choices.map(({ variant }) => variant.price);
  const isWhole = routine.missing.length === 0 && choices.length === routine.steps.length;
  return {
    total,
    shipping: getFreeShipping(total)?.missing === null ? "Free" : "At checkout",
    fit: getBudgetFit(budget, prices, isWhole),
  };
}
