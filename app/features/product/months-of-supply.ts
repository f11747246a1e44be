import type { Variant } from "~/commerce/model";
import { type Money, toCents, toMoney } from "~/lib/money";

const daysPerMonth = 30;

/** How many months a variant lasts, when one of its options says so ('2 months'); else null. */
export function getMonths({ selectedOptions }: Variant): number | null {
  for (const { value } of selectedOptions) {
    const months = Number(/^(\d{1,2}) months?$/i.exec(value)?.[1] ?? 0);
    if (months > 0) return months;
  }
  return null;
}

/** The price of a day, for supplies that are counted in months. */
export function getPricePerDay(variant: Variant): Money | null {
  const months = getMonths(variant);
  if (months === null) return null;
  const cents = Math.round(toCents(variant.price) / (months * daysPerMonth));
  return toMoney(cents, variant.price.currencyCode);
}
