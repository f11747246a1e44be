/** Decimal text, as the commerce service sends it, and an ISO 4217 code. */
export type Money = { amount: string; currencyCode: string };

/**
 * Formats as `$67.99`, with the decimals that the currency has, always in the locale en-US so that server and browser
 * agree.
 */
export function formatPrice({ amount, currencyCode }: Money): string {
  return getFormat(currencyCode).format(Number(amount));
}

const formats = new Map<string, Intl.NumberFormat>();

/** Cached: a formatter is slow to create. An invalid code falls back to USD (rule 2 in docs/rules.md). */
function getFormat(currencyCode: string): Intl.NumberFormat {
  const currency = /^[A-Z]{3}$/.test(currencyCode) ? currencyCode : "USD";
  const known = formats.get(currency);
  if (known) return known;
  const format = new Intl.NumberFormat("en-US", { style: "currency", currency });
  formats.set(currency, format);
  return format;
}

/** `$45` for whole dollars, and `$44.50` otherwise. */
export function formatWholePrice(money: Money): string {
  return formatPrice(money).replace(/\.00$/, "");
}

/**
 * `$67.99 USD`, for places where the currency must be beyond doubt (rule 2 in docs/rules.md). A symbol that is the code
 * itself is not repeated: `CLP 33,990`.
 */
export function formatPriceWithCode(money: Money): string {
  const { price, code } = splitPrice(money);
  return code ? `${price} ${code}` : price;
}

/** Price and currency code apart, to set them in two sizes; `code` is null where the price names it. */
export function splitPrice(money: Money): { price: string; code: string | null } {
  const price = formatPrice(money);
  return { price, code: price.includes(money.currencyCode) ? null : money.currencyCode };
}

/**
 * An integer of the currency's smallest unit (cents, yen, fils), so that totals are exact; 0 for anything that is not
 * a number.
 */
export function toMinorUnits({ amount, currencyCode }: Money): number {
  const units = Math.round(Number(amount) * 10 ** getDecimals(currencyCode));
  return Number.isSafeInteger(units) ? units : 0;
}

const decimals = new Map<string, number>();

/** Decimals by ISO 4217: 2 for most currencies, 0 for yen, 3 for dinars. Cached, because sums ask for each amount. */
function getDecimals(currencyCode: string): number {
  const known = decimals.get(currencyCode);
  if (known !== undefined) return known;
  const { maximumFractionDigits = 2 } = getFormat(currencyCode).resolvedOptions();
  decimals.set(currencyCode, maximumFractionDigits);
  return maximumFractionDigits;
}

/** Rounded to the smallest unit. */
export function multiply(money: Money, by: number): Money {
  return toMoney(Math.round(toMinorUnits(money) * by), money.currencyCode);
}

/** The price after a discount in whole percent, rounded to the smallest unit. */
export function discounted(money: Money, percent: number): Money {
  return toMoney(Math.round((toMinorUnits(money) * (100 - percent)) / 100), money.currencyCode);
}

/** Null for no prices, and for those of several currencies, which cannot be added up. */
export function sumPrices(prices: readonly Money[]): Money | null {
  const currencyCode = prices[0]?.currencyCode;
  if (!currencyCode || prices.some((price) => price.currencyCode !== currencyCode)) return null;
  const units = prices.reduce((sum, price) => sum + toMinorUnits(price), 0);
  return toMoney(units, currencyCode);
}

/** The inverse of {@link toMinorUnits}. */
export function toMoney(units: number, currencyCode: string): Money {
  const digits = getDecimals(currencyCode);
  return { amount: (units / 10 ** digits).toFixed(digits), currencyCode };
}
