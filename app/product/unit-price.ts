import { daysPerMonth } from "#brand/content/subscribe/plan-terms.ts";
import type { Variant } from "~/commerce/model";
import { formatPrice, type Money, multiply } from "~/lib/money";
import { getSupplyMonths } from "./variants";

/** How much of a unit has a price, and its name. */
const measures: Readonly<Record<string, readonly [amount: number, name: string]>> = {
  "fl oz": [1, "fl\u00A0oz"],
  ml: [1000, "l"],
  g: [1000, "kg"],
};

/** For sizes such as `8 fl oz`, `250 ml` or `85 g`. */
function getPricePerMeasure(price: Money, { selectedOptions }: Variant): string | null {
  for (const { value } of selectedOptions) {
    const [, size, unit = ""] = /^(\d{1,4}(?:\.\d{1,2})?) (fl oz|ml|g)\b/.exec(value) ?? [];
    const [amount, name] = measures[unit] ?? [0, ""];
    if (Number(size) > 0) return `${formatPrice(multiply(price, amount / Number(size)))}/${name}`;
  }
  return null;
}

/** `$2.27 a day`, `$3.20/fl oz` or `€76.00/l`; null for a variant that names neither. */
export function getUnitPrice(price: Money, variant: Variant): string | null {
  const months = getSupplyMonths(variant);
  if (months > 0) return `${formatPrice(multiply(price, 1 / (months * daysPerMonth)))} a day`;
  return getPricePerMeasure(price, variant);
}
