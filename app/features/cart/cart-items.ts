import * as v from "valibot";
import type { Product, Variant } from "~/commerce/model";
import { type Money, toCents } from "~/lib/money";
import { readableItems, readableOrNull, storedPictureUrl, storedText } from "~/lib/schemas";

const maxOptions = 10;
const optionalText = v.fallback(storedText, "");

const picture = v.object({
  node: v.object({ url: storedPictureUrl, altText: readableOrNull(storedText) }),
});

/** A line of the cart in the shape that is stored (rule 40 in docs/rules.md). */
export const cartItem = v.object({
  product: v.object({
    node: v.object({
      id: optionalText,
      handle: optionalText,
      title: storedText,
      images: v.fallback(v.object({ edges: readableItems(picture, 1) }), { edges: [] }),
    }),
  }),
  variantId: storedText,
  variantTitle: optionalText,
  /** Unit price when the item was added, or the cart was last opened. */
  price: v.object({
    amount: v.pipe(v.string(), v.regex(/^\d{1,9}(\.\d{1,6})?$/)),
    currencyCode: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  }),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
  selectedOptions: readableItems(v.object({ name: storedText, value: storedText }), maxOptions),
});

export type CartItem = v.InferOutput<typeof cartItem>;
export type CartItems = readonly CartItem[];

export function toCartItem(product: Product, variant: Variant, quantity: number): CartItem {
  const { id, handle, title, images } = product;
  return {
    product: {
      node: {
        id,
        handle,
        title,
        // The drawer shows one picture; keeping all five would fill the storage for nothing.
        images: {
          edges: images
            .slice(0, 1)
            .map(({ url, alt }) => ({ node: { url, altText: alt || null } })),
        },
      },
    },
    variantId: variant.id,
    variantTitle: variant.title,
    price: variant.price,
    quantity,
    selectedOptions: variant.selectedOptions,
  };
}

/** Maximum quantity of one variant. */
export const maxQuantity = 99;

/** `cartCreate` answers with at most 100 lines (rule 38 in docs/rules.md). */
export const maxLines = 100;

/**
 * Raises the quantity of a variant that is there, and takes over its newer price and texts; else appends a line
 * (rule 15 in docs/rules.md). What goes past the limits is left out.
 */
export function addItem(items: CartItems, item: CartItem): CartItems {
  if (item.quantity < 1) return items;
  const before = getQuantity(items, item.variantId);
  if (before === 0 && items.length >= maxLines) return items;
  const line = { ...item, quantity: Math.min(before + item.quantity, maxQuantity) };
  if (before === 0) return [...items, line];
  return items.map((other) => (other.variantId === item.variantId ? line : other));
}

/** A quantity of 0 or less removes the line (rule 16 in docs/rules.md). */
export function setQuantity(items: CartItems, variantId: string, quantity: number): CartItems {
  if (quantity < 1) return items.filter((item) => item.variantId !== variantId);
  return items.map((item) =>
    item.variantId === variantId ? { ...item, quantity: Math.min(quantity, maxQuantity) } : item,
  );
}

/** Lowers a line to what the store has; one that has less stays as it is. */
export function lowerQuantity(items: CartItems, variantId: string, max: number): CartItems {
  return items.map((item) =>
    item.variantId === variantId ? { ...item, quantity: Math.min(item.quantity, max) } : item,
  );
}

/**
 * Puts a removed line back where it was; a line added since then takes its quantity on top. A cart that was filled
 * meanwhile stays as it is.
 */
export function restoreItem(items: CartItems, item: CartItem, index: number): CartItems {
  const present = getQuantity(items, item.variantId);
  if (present > 0) return setQuantity(items, item.variantId, present + item.quantity);
  if (items.length >= maxLines) return items;
  return [...items.slice(0, index), item, ...items.slice(index)];
}

/** Takes over the prices of the catalogue; a line that it does not have keeps its own. */
export function updatePrices(items: CartItems, products: readonly Product[]): CartItems {
  const variants = products.flatMap((product) => product.variants);
  return items.map((item) => {
    const price = variants.find(({ id }) => id === item.variantId)?.price;
    return !price || isSamePrice(price, item.price) ? item : { ...item, price };
  });
}

/** The store writes the same amount in several ways, such as `14.0` and `14.00`. */
function isSamePrice(a: Money, b: Money): boolean {
  return a.currencyCode === b.currencyCode && toCents(a) === toCents(b);
}

export function getQuantity(items: CartItems, variantId: string): number {
  return items.find((item) => item.variantId === variantId)?.quantity ?? 0;
}

export function getTotalQuantity(items: CartItems): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0);
}
