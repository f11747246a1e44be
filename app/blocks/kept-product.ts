import type { ProductImage } from "~/commerce/model";

/** Of a product what is enough to show it again before, or without, the store's answer. No price. */
export type KeptProduct = { handle: string; title: string; image: ProductImage | null };

/** Characters; longer than any name a store gives, short enough to bound what a page shows. */
const maxText = 300;
const maxAddress = 2_000;

export function handleOf({ handle }: KeptProduct): string {
  return handle;
}

/** A product as it was kept; `null` when it cannot be one. */
export function parseKeptProduct(stored: unknown): KeptProduct | null {
  const { handle, title, image } = fieldsOf(stored);
  // A handle becomes part of an address, and must not lead elsewhere.
  if (!isText(handle) || /^\.|[\s/\\?#%]/.test(handle) || !isText(title)) return null;
  return { handle, title, image: parseImage(image) };
}

function parseImage(stored: unknown): ProductImage | null {
  const { url, alt } = fieldsOf(stored);
  if (typeof url !== "string" || url.length > maxAddress || !/^https?:\/\//i.test(url)) return null;
  return { url, alt: isText(alt) ? alt : "" };
}

function isText(stored: unknown): stored is string {
  return typeof stored === "string" && stored.trim() !== "" && stored.length <= maxText;
}

function fieldsOf(stored: unknown): Record<string, unknown> {
  return typeof stored === "object" && stored !== null ? { ...stored } : {};
}
