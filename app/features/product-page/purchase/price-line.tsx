import type { Product } from "~/commerce/model";
import { formatPrice, splitPrice } from "~/lib/money";
import { getUnitPrice } from "~/product/unit-price";
import { getKeptValues } from "./unmatched-choice";
import type { VariantChoice } from "./variant-choice";
import { getChosenPrice } from "./variant-choice";

/**
 * The price of the selection with its currency, and the price per day if it is known. Where the choice has no variant,
 * it says whose price this is instead.
 */
export function PriceLine({ product, chosen }: { product: Product; chosen: VariantChoice }) {
  const { variant, obstacle, allocation } = chosen;
  const price = getChosenPrice(chosen) ?? product.minPrice;
  const unitPrice = price && variant && getUnitPrice(price, variant);
  const kept = getKeptValues(chosen);
  const note = obstacle ? kept && `for ${kept}` : unitPrice;
  const before = allocation ? null : variant?.compareAtPrice;
  if (!price) return <p className="mt-6 border-b border-line" />;
  const parts = splitPrice(price);
  return (
    <p className="tabular mt-4 flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line pb-4">
      <span className="text-3xl/none font-medium tracking-[-0.01em]">
        {before && (
          <>
            <span className="sr-only">Earlier price </span>
            <s className="text-lg font-normal text-muted">{formatPrice(before)}</s>{" "}
            <span className="sr-only">Price now </span>
          </>
        )}
        {parts.price}{" "}
        {parts.code && <span className="text-note tracking-[0.04em] text-muted">{parts.code}</span>}
      </span>
      {note && <span className="text-note text-muted">{note}</span>}
    </p>
  );
}
