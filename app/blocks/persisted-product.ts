import type { Product, ProductImage } from "~/commerce/model";
import {
  fallback,
  object,
  readableOrNull,
  storedPictureUrl,
  storedText,
  textMatching,
} from "~/lib/stored-values";

/** Enough of a product to show it before, or without, an answer of the store. No price. */
export type PersistedProduct = { handle: string; title: string; image: ProductImage | null };

export const persistedProduct = object({
  // Part of an address, which must not lead elsewhere.
  handle: textMatching(/^(?!\.)[^\s/\\?#%]{1,300}$/),
  title: storedText,
  image: readableOrNull(object({ url: storedPictureUrl, alt: fallback(storedText, "") })),
});

export function toPersistedProduct({ handle, title, images }: Product): PersistedProduct {
  return { handle, title, image: images[0] ?? null };
}

export function getHandle({ handle }: PersistedProduct): string {
  return handle;
}
