import type { Variant } from "~/commerce/model";
import { type Money, toCents, toMoney } from "~/lib/money";

const daysPerMonth = 30;

/** The months that an option's value names ('2 months'); 0 for any other value. */
export function getMonths(value: string): number {
  return Number(/^(\d{1,2}) months?$/i.exec(value)?.[1] ?? 0);
}

/** The price of a day, for supplies that are counted in months. */
export function getPricePerDay({ price, selectedOptions }: Variant): Money | null {
  const months = selectedOptions.map(({ value }) => getMonths(value)).find((count) => count > 0);
  if (!months) return null;
  return toMoney(Math.round(toCents(price) / (months * daysPerMonth)), price.currencyCode);
}
