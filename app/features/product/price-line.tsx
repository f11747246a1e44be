import type { Product, Variant } from "~/commerce/model";
import { formatPrice } from "~/lib/money";
import { getPricePerDay } from "./months-of-supply";

type PriceLineProps = { product: Product; variant: Variant | null };

/** The price of the selected variant with its currency, and of a day where that can be told. */
export function PriceLine({ product, variant }: PriceLineProps) {
  const price = variant?.price ?? product.minPrice;
  const perDay = variant && getPricePerDay(variant);
  if (!price) return <p className="mt-6 border-b border-line" />;
  return (
    <p className="tabular mt-6 flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line pb-6">
      <span className="text-3xl/none font-medium tracking-[-0.01em]">
        {formatPrice(price)}{" "}
        <span className="text-note tracking-[0.04em] text-muted">{price.currencyCode}</span>
      </span>
      {perDay && <span className="text-note text-muted">{formatPrice(perDay)} a day</span>}
    </p>
  );
}
