import { type HolidayBundle, holidayBundles } from "#brand/content/holidays/holiday-bundles.ts";
import { stockCopy } from "#brand/content/holidays/holidays.ts";
import { market } from "#brand/content/market.ts";
import type { Product, Variant } from "~/commerce/model";
import { toMinorUnits, toMoney } from "~/lib/money";
import { inWords } from "~/lib/text";
import { getListedPrice } from "~/product/subscription";
import { getFirstAvailableVariant } from "~/product/variants";

/** What the store sells of the bundles. */
export type StoreBundles = {
  /** In the order of the bundles; `null` for one that it does not have. */
  products: readonly (Product | null)[];
  /** Whether amounts of our own texts are shown. */
  showsPrices: boolean;
};

/** `null` when they failed. */
export type LoadedBundles = StoreBundles | null;

export type BundleState = {
  kind: "unknown" | "missing" | "sold out" | "for sale";
  /** Where the store has it. */
  product?: Product;
  variant?: Variant;
};

export function getBundleState(loaded: LoadedBundles, bundle: HolidayBundle): BundleState {
  if (!loaded) return { kind: "unknown" };
  const product = loaded.products[holidayBundles.indexOf(bundle)];
  const variant = product && getFirstAvailableVariant(product);
  if (!product || !variant) return { kind: "missing" };
  if (variant.availableForSale) return { kind: "for sale", product, variant };
  return { kind: product.availableForSale ? "missing" : "sold out", product, variant };
}

/** Whether amounts of our own texts are shown: without the store, and beside a catalog in their currency. */
export function showsPrices(loaded: LoadedBundles): boolean {
  return loaded?.showsPrices ?? true;
}

const stockLabels = {
  "for sale": "In stock",
  "sold out": "Sold out",
  missing: "Not available right now",
} as const;

export function getStockText(loaded: LoadedBundles): string {
  if (!loaded) return stockCopy.unknown;
  const states = holidayBundles.map((bundle) => getBundleState(loaded, bundle));
  if (states.every(({ kind }) => kind === "for sale"))
    return `All ${inWords(holidayBundles.length)} bundles are in stock.`;
  return Object.entries(stockLabels)
    .flatMap(([kind, label]) => {
      const bundles = holidayBundles.filter((_, index) => states[index]?.kind === kind);
      const names = new Intl.ListFormat("en-US").format(bundles.map(({ name }) => name));
      return names ? [`${label}: ${names}.`] : [];
    })
    .join(" ");
}

/**
 * The price in the cart: the store's where it is known, otherwise that of our own texts. The regular one is null unless
 * it is higher, in our currency.
 */
export function getBundlePrice(
  { salePrice, regularPrice }: HolidayBundle,
  { product }: BundleState,
) {
  const { currency } = market;
  const price = (product && getListedPrice(product)) ?? toMoney(salePrice * 100, currency);
  const isBelow = price.currencyCode === currency && regularPrice * 100 > toMinorUnits(price);
  return { price, regular: isBelow ? toMoney(regularPrice * 100, currency) : null };
}
