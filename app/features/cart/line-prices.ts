import type { Product, SellingPlanAllocation, Variant } from "~/commerce/model";
import { type Money, toMinorUnits } from "~/lib/money";
import { addItem, type CartItem, type CartItems, toCartItem } from "./cart-items";

/** What the catalog has for a line. */
export type LineOffer = {
  product: Product;
  variant: Variant;
  /** The price under the line's plan; null for a line without one, and for a plan that is gone. */
  allocation: SellingPlanAllocation | null;
};

/** `null` for a line that the catalog does not have. */
export function findLineOffer(item: CartItem, products: readonly Product[]): LineOffer | null {
  for (const product of products) {
    const variant = product.variants.find(({ id }) => id === item.variantId);
    if (!variant) continue;
    const { sellingPlanAllocations } = variant;
    const allocation = sellingPlanAllocations.find(
      ({ sellingPlan }) => sellingPlan.id === item.sellingPlan?.id,
    );
    return { product, variant, allocation: allocation ?? null };
  }
  return null;
}

/** Whether anything in the cart is shipped; what the catalog does not have counts as shipped. */
export function needsShipping(items: CartItems, products: readonly Product[]): boolean {
  return items.some((item) => findLineOffer(item, products)?.variant.requiresShipping !== false);
}

/** Whether the store has none of something in the cart at the moment, and sells it. */
export function hasBackorder(items: CartItems, products: readonly Product[]): boolean {
  return items.some((item) => findLineOffer(item, products)?.variant.isBackordered);
}

/**
 * Takes over the prices and texts, the image and the link of the catalog; a line that it does not have keeps its own. A line of a variant
 * that is gone, because its product lost an option, becomes the variant that has the same other options. `repriced` are
 * the lines that had another price.
 */
export function updateLines(items: CartItems, products: readonly Product[]) {
  const updated = items.map((item) => updateLine(item, products));
  const repriced = updated.filter(({ price }, index) => !isSamePrice(price, items[index]?.price));
  if (updated.every((item, index) => item === items[index])) return { items, repriced };
  return { items: updated.reduce<CartItems>(addItem, []), repriced };
}

function updateLine(item: CartItem, products: readonly Product[]): CartItem {
  const offer = findLineOffer(item, products);
  if (!offer) return moveToSuccessor(item, products);
  const { product, variant, allocation } = offer;
  const sold = toCartItem(product, variant, item.quantity, allocation ?? undefined);
  const { sellingPlan = item.sellingPlan } = sold;
  // A plan that is gone leaves its price.
  const price = item.sellingPlan && !allocation ? item.price : sold.price;
  const updated = {
    ...sold,
    sellingPlan,
    price: isSamePrice(price, item.price) ? item.price : price,
  };
  // Both have the fields in the order of the stored shape.
  return JSON.stringify(updated) === JSON.stringify(item) ? item : updated;
}

/** A plan belongs to a variant, so the line of one keeps what it is. */
function moveToSuccessor(item: CartItem, products: readonly Product[]): CartItem {
  const { id } = item.product.node;
  const product = id && !item.sellingPlan && products.find((each) => each.id === id);
  if (!product || product.requiresSellingPlan) return item;
  const successors = product.variants.filter((variant) => hasOptionsOf(item, variant));
  const [variant] = successors;
  if (!variant || successors.length > 1) return item;
  return toCartItem(product, variant, item.quantity);
}

function hasOptionsOf({ selectedOptions }: CartItem, variant: Variant): boolean {
  return variant.selectedOptions.every(({ name, value }) =>
    selectedOptions.some((option) => option.name === name && option.value === value),
  );
}

/** The store writes the same amount in several ways, such as `14.0` and `14.00`. */
function isSamePrice(a: Money, b: Money | undefined): boolean {
  return a.currencyCode === b?.currencyCode && toMinorUnits(a) === toMinorUnits(b);
}
