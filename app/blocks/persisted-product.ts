import type { Product, ProductImage } from "~/commerce/model";
import {
  fallback,
  object,
  readableOrNull,
  storedPictureUrl,
  storedText,
  textMatching,
} from "~/lib/stored-values";
import { createPersistedList } from "./persisted-list";

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

/** A list of at most `max` products that the browser stores, each once. */
export function createProductList(key: string, max: number) {
  const getId = ({ handle }: PersistedProduct) => handle;
  return createPersistedList<PersistedProduct>({ key, max, item: persistedProduct, getId });
}
