import type { Variant } from "~/commerce/model";
import { type Money, toMinorUnits, toMoney } from "~/lib/money";
import { getMonths } from "~/product/options";

const daysPerMonth = 30;

/** The price of a day, for supplies that are counted in months. */
export function getPricePerDay(price: Money, { selectedOptions }: Variant): Money | null {
  const months = selectedOptions.map(({ value }) => getMonths(value)).find((count) => count > 0);
  if (!months) return null;
  return toMoney(Math.round(toMinorUnits(price) / (months * daysPerMonth)), price.currencyCode);
}
