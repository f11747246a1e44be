import { formatPrice } from "~/lib/money";
import type { OptionOffer } from "./option-choice";
import type { VariantChoice } from "./variant-choice";

type OfferLine = { value: string; line: string | null; isForSale: boolean };

/**
 * The second line of each value: why it cannot be added, otherwise its price if the values
 * differ in price. The chosen value shows nothing for a combination that no variant has; the page does. A combination
 * that was not fetched may exist.
 */
export function getOfferLines(
  offers: readonly OptionOffer[],
  chosen: string,
  hasMoreVariants: boolean,
  getPrice: VariantChoice["getPrice"],
): OfferLine[] {
  const prices = new Set(offers.map(({ variant }) => variant && getPrice(variant).amount));
  prices.delete(null);

  return offers.map(({ value, variant }) => {
    const plain = { value, line: null, isForSale: true };
    if (!variant) {
      if (value === chosen) return plain;
      return { value, line: hasMoreVariants ? "Ask us" : "Not available", isForSale: false };
    }
    if (!variant.availableForSale) return { value, line: "Sold out", isForSale: false };
    if (prices.size < 2) return plain;

    return { value, line: formatPrice(getPrice(variant)), isForSale: true };
  });
}
