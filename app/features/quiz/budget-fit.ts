import { market } from "#brand/content/market.ts";
import { type AnswerTo, budgetRanges, formatRange } from "#brand/content/quiz/quiz.ts";
import { formatPrice, type Money, toMinorUnits, toMoney } from "~/lib/money";

/**
 * Compares the prices of the steps with the budget, in a sentence. `isWhole`: no step is missing or sold out. `null`
 * for other currencies than the budget's, and without prices.
 */
export function getBudgetFit(
  budget: AnswerTo<"budget">,
  prices: readonly Money[],
  isWhole: boolean,
): string | null {
  const { currency } = market;
  if (prices.length === 0 || prices.some((price) => price.currencyCode !== currency)) return null;
  const { from, to } = budgetRanges[budget];
  const range = formatRange(budget);
  const total = sumCents(prices);

  if (to !== null && total > to * 100) {
    const over = formatPrice(toMoney(total - to * 100, currency));
    return `${over} over the ${range} you chose.`;
  }
  if (total < from * 100) {
    return `Below the ${range} you chose${isWhole ? ": your answers don’t call for more" : ""}.`;
  }
  return `Within the ${range} you chose.`;
}

function sumCents(prices: readonly Money[]): number {
  return prices.reduce((sum, price) => sum + toMinorUnits(price), 0);
}
