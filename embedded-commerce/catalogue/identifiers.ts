import { createHash } from "node:crypto";
import type { ProductRecord, VariantRecord } from "../data/records.ts";

/** A global identifier as the Storefront API writes it. */
export function gid(type: string, key: number | string): string {
  return `gid://shopify/${type}/${key}`;
}

/** A product's identifier grows with its number, so that sorting by identifier is the listing order. */
export function productId(product: ProductRecord): string {
  return gid("Product", 8_400_000_000_000 + product.number);
}

/** Follows the option values, not the row, so that a cart survives a reordered table. */
export function variantId(product: ProductRecord, variant: VariantRecord): string {
  const key = `${product.number}:${variant.options.join("\u0000")}`;
  return gid("ProductVariant", 45_000_000_000_000 + stableNumber(key));
}

/** A whole number below 10^12 that is always the same for the same text. */
export function stableNumber(text: string): number {
  const digest = createHash("sha256").update(text).digest();
  return digest.readUIntBE(0, 6) % 1_000_000_000_000;
}
