import { daysPerMonth } from "#brand/content/subscribe/plan-terms.ts";
import type { UnitPrice, Variant } from "~/commerce/model";
import { formatPrice, type Money, multiply, toMinorUnits } from "~/lib/money";
import { getSupplyMonths } from "./variants";

/** How much of a unit has a price, and its name. */
const measures: Readonly<Record<string, readonly [amount: number, name: string]>> = {
  "fl oz": [1, "fl\u00A0oz"],
  ml: [1000, "l"],
  g: [1000, "kg"],
};

/** For sizes such as `8 fl oz`, `250 ml` or `85 g`. */
function getPricePerMeasure(price: Money, { selectedOptions }: Variant): string | null {
  for (const { value } of selectedOptions) {
    const [, size, unit = ""] = /^(\d{1,4}(?:\.\d{1,2})?) (fl oz|ml|g)\b/.exec(value) ?? [];
    const [amount, name] = measures[unit] ?? [0, ""];
    if (Number(size) > 0) return `${formatPrice(multiply(price, amount / Number(size)))}/${name}`;
  }
  return null;
}

/** `€76.00/l` or `€7.60/100 ml`. */
export function formatUnitPrice({ price, referenceValue, referenceUnit }: UnitPrice): string {
  const unit = referenceUnit.toLowerCase().replace("floz", "fl\u00A0oz");
  const name = unit.replace("2", "²").replace("3", "³");
  return `${formatPrice(price)}/${referenceValue === 1 ? "" : `${referenceValue}\u00A0`}${name}`;
}

/** What is sold, and what its unit price is for, in the units of shopping services. */
export function getMeasures({ unitPrice }: Variant) {
  const { quantityValue, quantityUnit, referenceValue, referenceUnit = "" } = unitPrice ?? {};
  if (!quantityUnit) return [];
  const measures = [
    [quantityValue, quantityUnit],
    [referenceValue, referenceUnit],
  ] as const;
  return measures.map(([value, unit]) => {
    const unitText = unit.toLowerCase().replace(/^(m|ft)2$/, "sq$1");
    return { "@type": "QuantitativeValue", value, unitText } as const;
  });
}

/** The store's unit price, which under a plan is as much lower as the price; null where it has none. */
export function getStoreUnitPrice(price: Money, variant: Variant): string | null {
  if (!variant.unitPrice) return null;
  const share = toMinorUnits(price) / toMinorUnits(variant.price) || 1;
  return formatUnitPrice({ ...variant.unitPrice, price: multiply(variant.unitPrice.price, share) });
}

/** The store's, else `$2.27 a day` or `$3.20/fl oz` by the variant's options; null for one that names neither. */
export function getUnitPrice(price: Money, variant: Variant): string | null {
  if (variant.unitPrice) return getStoreUnitPrice(price, variant);
  const months = getSupplyMonths(variant);
  if (months > 0) return `${formatPrice(multiply(price, 1 / (months * daysPerMonth)))} a day`;
  return getPricePerMeasure(price, variant);
}
