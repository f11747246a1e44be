import { capitalize, inWords } from "~/lib/text";
import type { ProductHandle } from "./product-names";

/** A daily serving of capsules of size 00, which hold 0.95 g of powder at most. */
export type Serving = { of: "capsules"; perDay: number; perMonth: number };

/** How a product is used up, as its label says it. */
export type Supply =
  | Serving
  | {
      of: "washes";
      /** What one wash takes, in the words of the label. */
      dose: string;
      /** Milliliters of a dose, where sizes are named; otherwise the doses of the one size. */
      ml?: number;
      doses?: number;
    };

/** Milliliters that a pump gives. */
const pumpMl = 4;

export const fourCapsules = { of: "capsules", perDay: 4, perMonth: 120 } as const satisfies Serving;

/** `Four capsules`. */
export function listServing({ perDay }: Serving): string {
  return `${capitalize(inWords(perDay))} capsules`;
}

/**
 * Products with a dose, by handle. A module of its own, because pages that say how long a product lasts need no
 * formula. Sample content, as the formulas.
 */
const supplies = {
  "hair-nutraceutical": fourCapsules,
  "hair-nutraceutical-45": fourCapsules,
  "growth-strength-shampoo": { of: "washes", dose: "two pumps", ml: 2 * pumpMl },
  shampoo: { of: "washes", dose: "one pump", ml: pumpMl },
  // A bottle lasts about six weeks with daily use.
  "after-wash-scalp-serum": { of: "washes", dose: "one dropperful", doses: 42 },
  "scalp-oil-pearls": { of: "washes", dose: "one pearl", doses: 60 },
} as const satisfies Partial<Record<ProductHandle, Supply>>;

/**
 * Null for a product without a dose. The handle comes from the address, so names that every object has must not count.
 */
export function findSupply(handle: string): Supply | null {
  return Object.hasOwn(supplies, handle) ? supplies[handle as keyof typeof supplies] : null;
}
