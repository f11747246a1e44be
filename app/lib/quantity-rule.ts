/** Maximum quantity of one line. */
export const maxQuantity = 99;

/** In which numbers the store sells something. */
export type QuantityRule = { minimum: number; increment: number; maximum: number };

export const oneByOne: QuantityRule = { minimum: 1, increment: 1, maximum: maxQuantity };

/** The lowest number that the rule allows, from `quantity` on; it may be above the maximum. */
export function roundUp(quantity: number, { minimum, increment }: QuantityRule): number {
  return minimum + Math.max(0, Math.ceil((quantity - minimum) / increment)) * increment;
}
