import type { Product, ProductOption } from "~/commerce/model";
import { formatPrice } from "~/lib/money";
import { keepUnits } from "~/lib/text";
import { getOptionOffers, getOptionParameter, type OptionOffer } from "./option-choice";
import type { VariantChoice } from "./variant-choice";

type OptionRowProps = {
  product: Product;
  option: ProductOption;
  chosen: VariantChoice;
};

/** One option as a group of radio buttons. Sold-out values are marked and can be chosen. */
export function OptionRow({ product, option, chosen }: OptionRowProps) {
  const current = (chosen.obstacle !== "link" && chosen.choice.get(option.name)) || "";
  const offers = getOptionOffers(product, option, chosen.choice);
  const lines = getOfferLines(offers, current, product.hasMoreVariants, chosen.getPrice);
  // Two or three columns, and fewer where large text would break a price.
  const columns =
    lines.length % 3 === 0
      ? "grid-cols-[repeat(auto-fit,minmax(max(6.5rem,30%),1fr))]"
      : "grid-cols-[repeat(auto-fit,minmax(max(6.5rem,40%),1fr))]";
  return (
    <fieldset className="mt-4">
      <legend className="mb-2 text-note font-semibold">
        <bdi>{option.name}</bdi>
      </legend>
      <div className={`grid gap-2 ${columns}`}>
        {lines.map(({ value, line, isForSale }) => (
          <label
            key={value}
            // The chosen value is not marked by color alone: its border is wider.
            className={`relative flex min-h-12 flex-col justify-center rounded-control border border-line-strong px-3 py-1.5 text-note leading-5 hover:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink after:pointer-events-none after:absolute after:-inset-px after:rounded-control after:border-primary has-checked:bg-raised has-checked:after:border-2 forced-colors:has-checked:after:border-[Highlight] ${isForSale ? "font-medium" : "border-dashed text-muted"}`}
          >
            <input
              type="radio"
              name={getOptionParameter(option.name)}
              value={value}
              checked={value === current}
              onChange={() => chosen.choose(option.name, value)}
              className="absolute inset-0 cursor-pointer appearance-none outline-none"
            />
            <span dir="auto" className="max-w-full">
              {keepUnits(value)}
            </span>
            {line && <span className="tabular text-sm font-normal text-muted">{line}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

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
