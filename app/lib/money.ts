/** Decimal text, as the commerce service sends it, and an ISO 4217 code. */
export type Money = { amount: string; currencyCode: string };

/**
 * Formats as `$67.99`, with the decimals that the currency has, always in the locale en-US so that server and browser
 * agree.
 */
export function formatPrice({ amount, currencyCode }: Money): string {
  if (currencyCode === "USD" && /^\d{1,9}(?:\.\d\d?)?$/.test(amount)) return formatDollars(amount);
  return Number(amount).toLocaleString("en-US", {
    style: "currency",
    // An invalid code falls back to USD (rule 2 in docs/rules.md).
    currency: /^[A-Z]{3}$/.test(currencyCode) ? currencyCode : "USD",
  });
}

/** `$45` for whole dollars, and `$44.50` otherwise. */
export function formatWholePrice(money: Money): string {
  return formatPrice(money).replace(/\.00$/, "");
}

/** As `Intl` does it, whose first use takes up to 10 ms on a phone. */
function formatDollars(amount: string): string {
  return `$${Number(amount)
    .toFixed(2)
    .replace(/\B(?=(?:\d{3})+\.)/g, ",")}`;
}

/**
 * `$67.99 USD`, for places where the currency must be beyond doubt (rule 2 in docs/rules.md). Once only where the symbol
 * is the code: `CLP 33,990`.
 */
export function formatPriceWithCode(money: Money): string {
  const price = formatPrice(money);
  return price.includes(money.currencyCode) ? price : `${price} ${money.currencyCode}`;
}

/** Integer cents, so that totals are exact; 0 for anything that is not a number. */
export function toCents({ amount }: Pick<Money, "amount">): number {
  const cents = Math.round(Number(amount) * 100);
  return Number.isSafeInteger(cents) ? cents : 0;
}

/** The price after a discount in whole percent, rounded to the cent. */
export function discounted(money: Money, percent: number): Money {
  return toMoney(Math.round((toCents(money) * (100 - percent)) / 100), money.currencyCode);
}

export function toMoney(cents: number, currencyCode: string): Money {
  return { amount: (cents / 100).toFixed(2), currencyCode };
}
