import type { LoadResult } from "~/commerce/load-result";
import type { Product, Variant } from "~/commerce/model";
import { type HolidayBundle, holidayBundles } from "~/content/holidays/holiday-bundles";
import { formatPrice, toCents, toMoney } from "~/lib/money";
import { getFirstAvailableVariant } from "~/product/first-available-variant";
import { getListedPrice } from "~/product/subscription";

/** The store's products of the bundles, in their order; `null` for one that it does not have. */
export type BundleProducts = readonly (Product | null)[];

export type LoadedBundles = LoadResult<BundleProducts>;

export type BundleState = {
  kind: "pending" | "failed" | "missing" | "sold out" | "for sale";
  /** Where the store has it. */
  product?: Product;
  variant?: Variant;
};

export function getBundleState(loaded: LoadedBundles, bundle: HolidayBundle): BundleState {
  if (loaded.status !== "ready") return { kind: loaded.status };
  const product = loaded.value[holidayBundles.indexOf(bundle)];
  const variant = product && getFirstAvailableVariant(product);
  if (!product || !variant) return { kind: "missing" };
  return { kind: variant.availableForSale ? "for sale" : "sold out", product, variant };
}

/** Whether the store has answered and has none of the bundles. */
export function areAllMissing(loaded: LoadedBundles): boolean {
  return holidayBundles.every((bundle) => getBundleState(loaded, bundle).kind === "missing");
}

const stockLabels = {
  "for sale": "In stock",
  "sold out": "Sold out",
  missing: "Not available right now",
} as const;

export function getStockSentence(states: readonly BundleState[]): string {
  if (states.every(({ kind }) => kind === "for sale")) return "All three bundles are in stock.";
  return Object.entries(stockLabels)
    .flatMap(([kind, label]) => {
      const bundles = holidayBundles.filter((_, index) => states[index]?.kind === kind);
      const names = new Intl.ListFormat("en-US").format(bundles.map(({ name }) => name));
      return names ? [`${label}: ${names}.`] : [];
    })
    .join(" ");
}

/**
 * The price in the cart: the store's where it is known. The saving is shown only where
 * that price, in dollars, is below the regular one.
 */
export function getBundlePrice(bundle: HolidayBundle, { product }: BundleState) {
  const { salePrice, regularPrice } = bundle;
  const price = (product && getListedPrice(product)) ?? toMoney(salePrice * 100, "USD");
  const savedCents = regularPrice * 100 - toCents(price);
  const isBelow = price.currencyCode === "USD" && savedCents > 0;
  return {
    now: formatPrice(price),
    before: isBelow ? `$${regularPrice}` : null,
    saved: isBelow ? formatPrice(toMoney(savedCents, "USD")).replace(".00", "") : null,
  };
}
