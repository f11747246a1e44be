import { usualPriceBounds } from "#brand/content/shop/filter.ts";
import type { Product } from "~/commerce/model";
import { formatPrice, type Money, toMinorUnits } from "~/lib/money";

/** A range of lowest prices of products: from the first amount, and below the second. */
export type PriceBand = {
  /** In the address, `25-50`; with the currency where it is not the shop's own, `500-1000-inr`. */
  value: string;
  label: string;
  /** Units of the currency. */
  range: { min?: number; max?: number };
  contains: (price: Money) => boolean;
};

/**
 * The bands of a catalog in its currency, which is that of its first price: the usual ones, or where its prices are
 * not spread over them, its quartiles in round numbers. Empty when one band would hold all products.
 */
export function getPriceBands(catalog: readonly Product[]): readonly PriceBand[] {
  const prices = catalog.flatMap(({ minPrice }) => minPrice ?? []);
  const currencyCode = prices[0]?.currencyCode ?? usualPriceBounds.currencyCode;
  const amounts = prices
    .filter((price) => price.currencyCode === currencyCode)
    .map(({ amount }) => Number(amount))
    .filter(Number.isFinite)
    .sort((a, b) => a - b);
  const bounds = getBounds(amounts, currencyCode);
  if (bounds.length === 0) return [];
  return [...bounds, null].map((end, index) =>
    createBand(bounds[index - 1] ?? null, end, currencyCode),
  );
}

/** `amounts` are in ascending order. */
function getBounds(amounts: readonly number[], currencyCode: string): readonly number[] {
  const usual = usualPriceBounds.currencyCode === currencyCode ? usualPriceBounds.bounds : [];
  if (amounts.length === 0 || countBands(amounts, usual) >= minUsualBands) return usual;
  const [lowest = 0] = amounts;
  const highest = amounts.at(-1) ?? 0;
  const bounds: number[] = [];
  for (const quarter of [1, 2, 3]) {
    const amount = amounts[Math.floor((quarter * amounts.length) / 4)] ?? 0;
    const bound = findRoundNumber(amount, lowest, highest);
    const last = bounds.at(-1) ?? 0;
    // No band without a product.
    if (amounts.some((other) => last <= other && other < bound)) bounds.push(bound);
  }
  return bounds;
}

const minUsualBands = 3;

function countBands(amounts: readonly number[], bounds: readonly number[]): number {
  return new Set(amounts.map((amount) => bounds.filter((bound) => bound <= amount).length)).size;
}

/** The number nearest to the amount with one of these digits and zeros, above the lowest and up to the highest amount. */
function findRoundNumber(amount: number, lowest: number, highest: number): number {
  const unit = 10 ** Math.floor(Math.log10(Math.max(amount, 1)));
  const distance = (candidate: number) => Math.abs(candidate - amount);
  return digits
    .map((digit) => digit * unit)
    .filter((candidate) => lowest < candidate && candidate <= highest)
    .reduce((best, next) => (distance(next) < distance(best) ? next : best), 0);
}

const digits = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];

function createBand(from: number | null, end: number | null, currencyCode: string): PriceBand {
  const suffix =
    currencyCode === usualPriceBounds.currencyCode ? "" : `-${currencyCode.toLowerCase()}`;
  const range = from === null ? `under-${end}` : end === null ? `over-${from}` : `${from}-${end}`;
  const toUnits = (amount: number) => toMinorUnits({ amount: String(amount), currencyCode });
  const fromUnits = toUnits(from ?? 0);
  const endUnits = end === null ? Number.POSITIVE_INFINITY : toUnits(end);
  return {
    value: range + suffix,
    label: getLabel(from, end, currencyCode),
    range: { ...(from !== null && { min: from }), ...(end !== null && { max: end }) },
    contains(price) {
      const units = toMinorUnits(price);
      return price.currencyCode === currencyCode && fromUnits <= units && units < endUnits;
    },
  };
}

function getLabel(from: number | null, end: number | null, currencyCode: string): string {
  if (from === null) return `Under ${formatBound(end ?? 0, currencyCode)}`;
  if (end === null) return `${formatBound(from, currencyCode)} and up`;
  const decimals = formatPrice({ amount: "0", currencyCode }).match(/\.(\d+)/)?.[1]?.length ?? 0;
  const last = { amount: (end - 10 ** -decimals).toFixed(decimals), currencyCode };
  return `${formatBound(from, currencyCode)} to ${formatPrice(last)}`;
}

/** Without decimals that are all zero. */
function formatBound(amount: number, currencyCode: string): string {
  return formatPrice({ amount: String(amount), currencyCode }).replace(/\.0+(?=\D*$)/, "");
}
