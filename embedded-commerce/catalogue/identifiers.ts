import { createHash } from "node:crypto";
import type { ProductRecord, VariantRecord } from "../data/records.ts";

/** A global identifier as the Storefront API writes it. */
export function gid(type: string, key: number | string): string {
  return `gid://shopify/${type}/${key}`;
}

/** Sorts in the listing order, which is that of the numbers. */
export function productId(product: ProductRecord): string {
  return gid("Product", 8_400_000_000_000 + product.number);
}

/** Derived from the option values, so that stored carts stay valid when the catalogue is reordered. */
export function variantId(product: ProductRecord, variant: VariantRecord): string {
  const key = `${product.number}:${variant.options.join("\u0000")}`;
  return gid("ProductVariant", 45_000_000_000_000 + stableNumber(key));
}

/** The stock keeping unit of a product's variant, by its position. */
export function getSku({ number }: ProductRecord, position: number): string {
  return `SOL-${number}-${position + 1}`;
}

/** A hash of the text, below 10^12. */
export function stableNumber(text: string): number {
  const digest = createHash("sha256").update(text).digest();
  return digest.readUIntBE(0, 6) % 1_000_000_000_000;
}
