import type { Product } from "~/commerce/model";
import type { LoadState } from "~/commerce/use-load-result";
import { type HolidayBundle, holidayBundles } from "~/content/holidays/holiday-bundles";
import { formatPrice, toCents, toMoney } from "~/lib/money";

/** The store's products of the bundles, in their order; `null` for one that it does not have. */
export type BundleProducts = readonly (Product | null)[];

export type BundleState =
  | { kind: "loading" }
  | { kind: "unknown" }
  | { kind: "missing" }
  | { kind: "sold out"; product: Product }
  | { kind: "for sale"; product: Product };

export type LoadedBundles = LoadState<BundleProducts>;

/** What is known of one bundle. Of a product the first variant is bought (rule 12 in docs/rules.md). */
export function getBundleState(loaded: LoadedBundles, bundle: HolidayBundle): BundleState {
  if (loaded.status === "loading") return { kind: "loading" };
  if (loaded.status === "failed") return { kind: "unknown" };
  const product = loaded.value[holidayBundles.indexOf(bundle)];
  const [variant] = product?.variants ?? [];
  if (!product || !variant) return { kind: "missing" };
  return { kind: variant.availableForSale ? "for sale" : "sold out", product };
}

export function getStockSentence(states: readonly BundleState[]): string {
  const names = (kind: BundleState["kind"]) =>
    holidayBundles.filter((_, index) => states[index]?.kind === kind).map(({ name }) => name);
  const [inStock, soldOut, missing] = [names("for sale"), names("sold out"), names("missing")];
  if (inStock.length === states.length) return "All three bundles are in stock.";
  return [
    inStock.length > 0 && `In stock: ${formatList(inStock)}.`,
    soldOut.length > 0 && `Sold out: ${formatList(soldOut)}.`,
    missing.length > 0 && `Not in our store at the moment: ${formatList(missing)}.`,
  ]
    .filter(Boolean)
    .join(" ");
}

type BundlePrice = { now: string; before: string | null; saved: string | null };

/**
 * What the cart will ask for: the store's price where it is known. The saving is shown only where
 * that price, in dollars, really is below the regular one.
 */
export function getBundlePrice(
  { salePrice, regularPrice }: HolidayBundle,
  state: BundleState,
): BundlePrice {
  const product = "product" in state ? state.product : null;
  const price = product?.variants[0]?.price ?? toMoney(salePrice * 100, "USD");
  const savedCents = regularPrice * 100 - toCents(price);
  const isBelow = price.currencyCode === "USD" && savedCents > 0;
  return {
    now: formatPrice(price),
    before: isBelow ? `$${regularPrice}` : null,
    saved: isBelow ? formatDollars(savedCents) : null,
  };
}

function formatDollars(cents: number): string {
  return cents % 100 === 0 ? `$${cents / 100}` : formatPrice(toMoney(cents, "USD"));
}

function formatList(names: readonly string[]): string {
  return new Intl.ListFormat("en-US").format(names);
}
