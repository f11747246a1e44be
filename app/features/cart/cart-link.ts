import { maxPageSize } from "~/commerce/list-sizes";
import type { Product } from "~/commerce/model";
import { counted } from "~/lib/text";
import { findVariantByNumber } from "~/product/variants";
import { addItem, type CartItems, getQuantity, maxLines, toCartItem } from "./cart-items";
import { changeCart, readStoredCart, useCart } from "./cart-store";

/** A variant's number and how many of it. */
export type LinkedLine = { number: string; quantity: number };

/** `42:1,43:2`, as the platform writes a cart into a link; `null` for any other text. */
export function parseCartLink(text: string): LinkedLine[] | null {
  const parts = text.split(",");
  if (parts.length > maxLines || !parts.every((part) => /^\d{1,20}:\d{1,6}$/.test(part)))
    return null;
  const lines = new Map<string, number>();
  for (const part of parts) {
    const [number = "", quantity = ""] = part.split(":");
    lines.set(number, (lines.get(number) ?? 0) + Number(quantity));
  }
  return Array.from(lines, ([number, quantity]) => ({ number, quantity }));
}

/** What a link could not put into the cart. */
export type LinkProblems = {
  /** Variants that are not in the catalog. */
  missing: number;
  /** The store has more than the catalog, and perhaps the missing ones. */
  isCutOff: boolean;
  /** Titles of products that cannot be bought right now. */
  soldOut: readonly string[];
  /** Titles of products that are sold by subscription only (rule 12 in docs/rules.md). */
  subscriptionOnly: readonly string[];
  /** Titles of products of which the cart has fewer than the link. */
  limited: readonly string[];
};

/**
 * The cart with the link's lines. A line that is there is raised to the link's quantity, so that following a link
 * twice changes nothing; the limits are those of every cart.
 */
export function fillCart(
  items: CartItems,
  lines: readonly LinkedLine[],
  products: readonly Product[],
): { items: CartItems; problems: LinkProblems } {
  let filled = items;
  let missing = 0;
  const soldOut: string[] = [];
  const subscriptionOnly: string[] = [];
  const limited: string[] = [];
  for (const { number, quantity } of lines) {
    const found = findLinked(products, number);
    if (!found) missing += 1;
    else if (!found.variant.availableForSale) soldOut.push(found.product.title);
    else if (found.product.requiresSellingPlan) subscriptionOnly.push(found.product.title);
    else {
      const { product, variant } = found;
      const lacking = quantity - getQuantity(filled, variant.id);
      filled = addItem(filled, toCartItem(product, variant, lacking));
      if (getQuantity(filled, variant.id) < quantity) limited.push(product.title);
    }
  }
  const isCutOff =
    products.length >= maxPageSize || products.some(({ hasMoreVariants }) => hasMoreVariants);
  return { items: filled, problems: { missing, isCutOff, soldOut, subscriptionOnly, limited } };
}

function findLinked(products: readonly Product[], number: string) {
  for (const product of products) {
    const variant = findVariantByNumber(product, number);
    if (variant) return { product, variant };
  }
  return null;
}

/** What the visitor reads about them; `null` when everything is in the cart. `source` follows a product. */
export function describeProblems(problems: LinkProblems, source = "in this link"): string | null {
  const { missing, isCutOff, soldOut, subscriptionOnly, limited } = problems;
  const sentences = [
    missing > 0 &&
      (isCutOff
        ? `We can’t add ${counted(missing, "product")} ${source} here. Contact us to order.`
        : `We couldn’t find ${counted(missing, "product")} ${source}.`),
    soldOut.length > 0 && `Sold out: ${soldOut.join(", ")}.`,
    subscriptionOnly.length > 0 &&
      `Sold by subscription only: ${subscriptionOnly.join(", ")}. Choose a plan on ${subscriptionOnly.length === 1 ? "its page" : "their pages"}.`,
    limited.length > 0 && `Your cart has no room for all of: ${limited.join(", ")}.`,
  ].filter((sentence) => sentence !== false);
  return sentences.length > 0 ? sentences.join(" ") : null;
}

/** Fills the stored cart, and returns what the visitor has to know about lines that are not in it. */
export function addLines(
  lines: readonly LinkedLine[],
  products: readonly Product[],
  source?: string,
) {
  readStoredCart();
  const { items, problems } = fillCart(useCart.getState().items, lines, products);
  changeCart(() => items);
  const description = describeProblems(problems, source);
  if (!description) return null;
  const isEmpty = items.length === 0;
  const title = isEmpty ? "We couldn’t fill your cart" : "Your cart is missing something";
  return { title, description, isUnlisted: problems.missing > 0 && problems.isCutOff };
}
