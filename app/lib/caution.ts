import type { Formula } from "./brand-product.ts";
import { joinWith } from "./text.ts";

export type CautionCopy = {
  /** Products with this active are not for pregnancy; null where there is none. */
  ingredient: string | null;
  pregnancy: string;
  contains: (names: string) => string;
};

/** Who should not use a product, or a kit with these formulas, or should ask first, and its allergens; otherwise empty. */
export function describeCaution(
  formulas: readonly Formula<string>[],
  { ingredient, pregnancy, contains }: CautionCopy,
): string {
  const isNotForPregnancy = formulas.some(({ actives }) =>
    actives.some(({ id }) => id === ingredient),
  );
  const allergens = formulas.flatMap((each) => each.allergens);
  const names = new Set(
    new Map(allergens.map(({ ingredient, name }) => [ingredient, name])).values(),
  );
  return [
    ...(isNotForPregnancy ? [pregnancy] : []),
    ...new Set(formulas.flatMap(({ caution }) => caution ?? [])),
    ...(names.size > 0 ? [contains(joinWith("and", [...names]))] : []),
  ].join(" ");
}
