import { getMonths, isSubscription } from "~/blocks/option-values";
import type { Product, ProductOption } from "~/commerce/model";
import type { ProductNote } from "~/content/product/product-notes";
import { formatPrice, toCents } from "~/lib/money";
import { getOffers, type Offer, type useVariantChoice } from "./variant-choice";

type OptionRowProps = {
  product: Product;
  note: ProductNote | null;
  option: ProductOption;
  chosen: ReturnType<typeof useVariantChoice>;
};

/** One option as a group of radio buttons. Sold-out values are marked and can be chosen. */
export function OptionRow({ product, note, option, chosen }: OptionRowProps) {
  const current = chosen.choice.get(option.name) ?? "";
  const lines = getOfferLines(getOffers(product, option, chosen.choice), current);
  const columns = lines.length % 3 === 0 ? "grid-cols-3" : "grid-cols-2";
  return (
    <fieldset className="mt-5">
      <legend className="mb-2 flex w-full flex-wrap gap-x-3 text-note font-semibold">
        {option.name}
        <span className="font-normal text-muted">{getRemark(option, current, note)}</span>
      </legend>
      <div className={`grid gap-2 max-[22rem]:grid-cols-1 ${columns}`}>
        {lines.map(({ value, line, isSoldOut }) => (
          <label
            key={value}
            className={`${boxClass} ${isSoldOut ? "border-dashed text-muted" : "font-medium"}`}
          >
            <input
              type="radio"
              name={option.name}
              value={value}
              checked={value === current}
              onChange={() => chosen.choose(option.name, value)}
              className="absolute inset-0 cursor-pointer appearance-none outline-none"
            />
            <span className="max-w-full">{value}</span>
            {line && <span className="tabular text-sm font-normal text-muted">{line}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** What the chosen value means: capsules in a supply, the freedom in a subscription, or itself. */
function getRemark({ values }: ProductOption, value: string, note: ProductNote | null): string {
  if (values.some(isSubscription)) return "Change or cancel anytime";
  const months = getMonths(value);
  if (months > 0 && note?.perMonth) return `${months * note.perMonth.count} ${note.perMonth.unit}`;
  return value;
}

/** The chosen value is not marked by color alone: its border is wider. */
const boxClass = [
  "relative flex min-h-16 flex-col justify-center rounded-control border border-line-strong px-3 py-2",
  "text-note leading-5 hover:border-ink",
  "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink",
  "after:pointer-events-none after:absolute after:-inset-px after:rounded-control after:border-primary",
  "has-checked:bg-raised has-checked:after:border-2 forced-colors:has-checked:after:border-[Highlight]",
].join(" ");

type OfferLine = { value: string; line: string | null; isSoldOut: boolean };

/**
 * The second line of each value: why it is not available, otherwise its price if the values
 * differ in price, with the saving of a subscription over a single order. The chosen value shows nothing for a
 * combination that no variant has; the page does.
 */
export function getOfferLines(offers: readonly Offer[], chosen: string): OfferLine[] {
  const prices = new Set(offers.flatMap(({ variant }) => variant?.price.amount ?? []));
  const once = offers[0]?.variant?.price;

  return offers.map(({ value, variant }) => {
    const plain = { value, line: null, isSoldOut: false };
    if (!variant)
      return value === chosen ? plain : { value, line: "Not available", isSoldOut: true };
    if (!variant.availableForSale) return { value, line: "Sold out", isSoldOut: true };
    if (prices.size < 2) return plain;

    const share = isSubscription(value) && once ? toCents(variant.price) / toCents(once) : 1;
    const percent = Math.round((1 - share) * 100);
    const saving = percent > 0 ? `, save ${percent}%` : "";
    return { value, line: `${formatPrice(variant.price)}${saving}`, isSoldOut: false };
  });
}
