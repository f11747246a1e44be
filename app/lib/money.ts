/** Decimal text, as the commerce service sends it, and an ISO 4217 code. */
export type Money = { amount: string; currencyCode: string };

const formats = new Map<string, Intl.NumberFormat>();

/** `$67.99`: two decimals, always written the American way so that server and browser agree. */
export function formatPrice({ amount, currencyCode }: Money): string {
  return currencyCode === "USD" && /^\d{1,9}(?:\.\d\d?)?$/.test(amount)
    ? inDollars(amount)
    : formatOf(currencyCode).format(Number(amount));
}

/** As `Intl` writes it, which a phone takes up to 10 ms to get ready for the first price of a page. */
function inDollars(amount: string): string {
  return `$${Number(amount)
    .toFixed(2)
    .replace(/\B(?=(?:\d{3})+\.)/g, ",")}`;
}

/** `$67.99 USD`, for places where the currency must be beyond doubt (rule 2 in docs/rules.md). */
export function formatPriceWithCode(money: Money): string {
  return `${formatPrice(money)} ${money.currencyCode}`;
}

/** Whole hundredths, so that sums are exact. Anything that is not a number counts as 0. */
export function centsOf({ amount }: Pick<Money, "amount">): number {
  const cents = Math.round(Number(amount) * 100);
  return Number.isSafeInteger(cents) ? cents : 0;
}

/** The price after a discount in whole percent, rounded to the cent. */
export function discounted(money: Money, percent: number): Money {
  return moneyOf(Math.round((centsOf(money) * (100 - percent)) / 100), money.currencyCode);
}

export function moneyOf(cents: number, currencyCode: string): Money {
  return { amount: (cents / 100).toFixed(2), currencyCode };
}

function formatOf(currencyCode: string): Intl.NumberFormat {
  const known = formats.get(currencyCode);
  if (known) return known;
  const format = new Intl.NumberFormat("en-US", {
    style: "currency",
    // A store may send nothing or nonsense; prices are then in dollars (rule 2 in docs/rules.md).
    currency: /^[A-Z]{3}$/.test(currencyCode) ? currencyCode : "USD",
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  formats.set(currencyCode, format);
  return format;
}
