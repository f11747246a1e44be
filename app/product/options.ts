import type { Variant } from "~/commerce/model";
import { keepUnits } from "~/lib/text";

/** The months that an option's value names ('2 months'); 0 for any other value. */
export function getMonths(value: string): number {
  return Number(/^(\d{1,2}) months?$/i.exec(value)?.[1] ?? 0);
}

/** The months that a variant lasts by its options; 0 where none names them. */
export function getSupplyMonths({ selectedOptions }: Pick<Variant, "selectedOptions">): number {
  return Math.max(0, ...selectedOptions.map(({ value }) => getMonths(value)));
}

/** Leaves out `Default Title`, which carts of earlier releases hold for a product without options. */
export function optionValues({ selectedOptions }: Pick<Variant, "selectedOptions">): string[] {
  return selectedOptions.map(({ value }) => value).filter((value) => value !== "Default Title");
}

/** The values in one line, for display. */
export function listOptions(variant: Pick<Variant, "selectedOptions">): string {
  return keepUnits(optionValues(variant).join(" · "));
}
