import { daysPerMonth } from "#brand/content/subscribe/plan-terms.ts";
import type { Variant } from "~/commerce/model";
import { formatPrice, type Money, multiply } from "~/lib/money";
import { getSupplyMonths } from "./variants";

/** The price of a day, for supplies that are counted in months. */
function getPricePerDay(price: Money, variant: Variant): Money | null {
  const months = getSupplyMonths(variant);
  return months > 0 ? multiply(price, 1 / (months * daysPerMonth)) : null;
}

/** The price of a fluid ounce, for sizes that name them. */
function getPricePerOunce(price: Money, { selectedOptions }: Variant): Money | null {
  for (const { value } of selectedOptions) {
    const [, ounces] = /^(\d{1,3}(?:\.\d{1,2})?) fl oz\b/.exec(value) ?? [];
    if (Number(ounces) > 0) return multiply(price, 1 / Number(ounces));
  }
  return null;
}

/** `$2.27 a day` or `$3.20/fl oz`; null for a variant that names neither. */
export function getUnitPrice(price: Money, variant: Variant): string | null {
  const perDay = getPricePerDay(price, variant);
  if (perDay) return `${formatPrice(perDay)} a day`;
  const perOunce = getPricePerOunce(price, variant);
  return perOunce && `${formatPrice(perOunce)}/fl\u00A0oz`;
}
