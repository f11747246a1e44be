import type { Product, StoreImage } from "~/commerce/model";
import { type Money, sumPrices } from "~/lib/money";
import { getKitItems } from "~/product/kits";
import { getFirstAvailableVariant } from "~/product/variants";

/** A product of a kit, as the store sells it alone. */
export type KitRow = {
  handle: string;
  title: string;
  /** The value of its option; null without a choice. */
  option: string | null;
  image: StoreImage | null;
  price: Money | null;
};

/** The contents of a kit. Empty for any other product, and where the store lacks one of the contents. */
export function getKitRows(handle: string, catalog: readonly Product[]): KitRow[] {
  const items = getKitItems(handle);
  const rows = items.flatMap(({ handle, option = null }) => {
    const product = catalog.find((each) => each.handle === handle);
    if (!product) return [];
    const variant = option
      ? product.variants.find(({ selectedOptions }) =>
          selectedOptions.some(({ value }) => value === option),
        )
      : getFirstAvailableVariant(product);
    const { title, images } = product;
    return { handle, title, option, image: images[0] ?? null, price: variant?.price ?? null };
  });
  return rows.length === items.length ? rows : [];
}

/** What the products cost one by one; null where a price is missing or they have several currencies. */
export function getKitTotal(rows: readonly KitRow[]): Money | null {
  const prices = rows.flatMap(({ price }) => price ?? []);
  return prices.length === rows.length ? sumPrices(prices) : null;
}
