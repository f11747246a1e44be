import * as v from "valibot";
import type { Product, SellingPlanAllocation, Variant } from "~/commerce/model";
import { readableItems, readableOrNull, storedImageUrl, storedText } from "~/lib/schemas";
import { optionValues } from "~/product/variants";

const maxOptions = 10;
const optionalText = v.fallback(storedText, "");

const image = v.object({
  node: v.object({ url: storedImageUrl, altText: readableOrNull(storedText) }),
});

/** A line of the cart in the shape that is stored (rule 40 in docs/rules.md). */
export const cartItem = v.object({
  product: v.object({
    node: v.object({
      id: optionalText,
      handle: optionalText,
      title: storedText,
      images: v.fallback(v.object({ edges: readableItems(image, 1) }), { edges: [] }),
    }),
  }),
  variantId: storedText,
  variantTitle: optionalText,
  /** Present for a subscription. Without it, as in lines that earlier releases stored, it is a one-time purchase. */
  sellingPlan: v.fallback(v.optional(v.object({ id: storedText, name: storedText })), undefined),
  /** Unit price when the item was added, or the cart was last opened. */
  price: v.object({
    // Any length that the API sends: a plan may divide a price without rounding it.
    amount: v.pipe(v.string(), v.regex(/^\d{1,20}(\.\d{1,40})?$/)),
    currencyCode: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  }),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
  selectedOptions: readableItems(v.object({ name: storedText, value: storedText }), maxOptions),
});

export type CartItem = v.InferOutput<typeof cartItem>;
export type CartItems = readonly CartItem[];

/** Without an allocation it is bought once. */
export function toCartItem(
  product: Product,
  variant: Variant,
  quantity: number,
  allocation?: SellingPlanAllocation,
): CartItem {
  const { id, handle, title, images } = product;
  const image = variant.image ?? images[0];
  return {
    product: {
      node: {
        id,
        handle,
        title,
        // The drawer shows one image; keeping all five would fill the storage for nothing.
        images: {
          edges: image ? [{ node: { url: image.url, altText: image.alt || null } }] : [],
        },
      },
    },
    variantId: variant.id,
    variantTitle: variant.title,
    sellingPlan: allocation?.sellingPlan,
    price: allocation?.price ?? variant.price,
    quantity,
    selectedOptions: variant.selectedOptions,
  };
}

/** Identifies a line: a variant, and the selling plan that it is bought with, if any. */
export function getLineKey({
  variantId,
  sellingPlan,
}: Pick<CartItem, "variantId" | "sellingPlan">): string {
  return toLineKey(variantId, sellingPlan?.id);
}

export function toLineKey(variantId: string, sellingPlanId?: string): string {
  return sellingPlanId ? `${variantId} ${sellingPlanId}` : variantId;
}

/** The products of the lines, by handle and title. */
export function listProducts(items: CartItems) {
  return items.map(({ product: { node }, quantity }) => ({
    handle: node.handle ?? "",
    title: node.title,
    quantity,
  }));
}

/** Tells lines of a product apart in the labels of their controls. */
export function getLineName(item: CartItem): string {
  const { product, sellingPlan } = item;
  const plan = sellingPlan ? [sellingPlan.name] : [];
  return [product.node.title, ...optionValues(item), ...plan].join(", ");
}

/** Maximum quantity of one line. */
export const maxQuantity = 99;

/** `cartCreate` answers with at most 100 lines (rule 38 in docs/rules.md). */
export const maxLines = 100;

/**
 * Raises the quantity of a line that is there, and takes over its newer price and texts; else appends it
 * (rule 15 in docs/rules.md). What goes past the limits is left out.
 */
export function addItem(items: CartItems, item: CartItem): CartItems {
  if (item.quantity < 1) return items;
  const key = getLineKey(item);
  const before = getQuantity(items, key);
  if (before === 0 && items.length >= maxLines) return items;
  const line = { ...item, quantity: Math.min(before + item.quantity, maxQuantity) };
  if (before === 0) return [...items, line];
  return items.map((other) => (getLineKey(other) === key ? line : other));
}

/** A quantity of 0 or less removes the line (rule 16 in docs/rules.md). */
export function setQuantity(items: CartItems, key: string, quantity: number): CartItems {
  if (quantity < 1) return items.filter((item) => getLineKey(item) !== key);
  return items.map((item) =>
    getLineKey(item) === key ? { ...item, quantity: Math.min(quantity, maxQuantity) } : item,
  );
}

/** Lowers a line to what the store has; one that has less stays as it is. */
export function lowerQuantity(items: CartItems, key: string, max: number): CartItems {
  return items.map((item) =>
    getLineKey(item) === key ? { ...item, quantity: Math.min(item.quantity, max) } : item,
  );
}

/**
 * Puts a removed line back where it was; a line added since then takes its quantity on top. A cart that was filled
 * meanwhile stays as it is.
 */
export function restoreItem(items: CartItems, item: CartItem, index: number): CartItems {
  const key = getLineKey(item);
  const present = getQuantity(items, key);
  if (present > 0) return setQuantity(items, key, present + item.quantity);
  if (items.length >= maxLines) return items;
  return [...items.slice(0, index), item, ...items.slice(index)];
}

/**
 * Puts a line in the place of another, such as the same variant with a plan. A line that is there already takes its
 * quantity on top, up to the limit.
 */
export function replaceItem(items: CartItems, key: string, item: CartItem): CartItems {
  const others = items.filter((other) => getLineKey(other) !== key);
  if (getQuantity(others, getLineKey(item)) > 0) return addItem(others, item);
  return items.map((other) => (getLineKey(other) === key ? item : other));
}

export function getQuantity(items: CartItems, key: string): number {
  return items.find((item) => getLineKey(item) === key)?.quantity ?? 0;
}

export function getTotalQuantity(items: CartItems): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** The cart as it is stored. A line that cannot be read is left out, and the others stay. */
export const storedCart = v.object({
  // Added one by one, so that two lines of one variant and plan become one and the limits hold.
  items: v.pipe(
    readableItems(cartItem),
    v.transform((items) => items.reduce<CartItems>(addItem, [])),
  ),
  cartId: readableOrNull(storedText),
  checkoutUrl: readableOrNull(v.pipe(v.string(), v.regex(/^https?:\/\/\S{1,2000}$/i))),
});
