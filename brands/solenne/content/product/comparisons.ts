import type { ProductHandle } from "./product-names";

type Side = { handle: ProductHandle; forWhom: string; notFor: string };

/** Two products that are easily mistaken for one another. Sample content. */
const comparisons: readonly (readonly [Side, Side])[] = [
  [
    {
      handle: "hair-nutraceutical",
      forWhom: "You’re under 45, or you want zinc and the full dose of biotin.",
      notFor: "You’re pregnant or breastfeeding, or you don’t eat fish.",
    },
    {
      handle: "hair-nutraceutical-45",
      forWhom: "You’re around menopause, and hair turns finer or drier.",
      notFor: "You’re pregnant or breastfeeding, or you don’t eat fish.",
    },
  ],
  [
    {
      handle: "growth-strength-shampoo",
      forWhom: "You want hair that looks fuller, and you like a fresh scent. There’s one without.",
      notFor: "Menthol bothers your scalp. Choose Unscented, or the other one.",
    },
    {
      handle: "shampoo",
      forWhom: "You wash every day, or your scalp feels dry or tight.",
      notFor: "You’re allergic to oats or ragweed.",
    },
  ],
];

/** The product itself first; null for a product that is in no comparison. */
export function findComparison(handle: string): readonly [Side, Side] | null {
  for (const [one, other] of comparisons) {
    if (one.handle === handle) return [one, other];
    if (other.handle === handle) return [other, one];
  }
  return null;
}
