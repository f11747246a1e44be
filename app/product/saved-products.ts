import { storageKeys } from "#brand/content/storage-keys.ts";
import { showToast } from "~/ui/toasts";
import { createProductList, type PersistedProduct } from "./persisted-list";

/** No more than a visitor can keep track of. */
const maxSaved = 50;

/** The products saved with a heart, the newest first. They stay on this device. */
const saved = createProductList(storageKeys.saved, maxSaved);

export const useSaved = saved.useList;
export const followSaved = saved.follow;

/** Saves or removes a product. The heart shows the result; a toast appears only for what the heart cannot show. */
export function toggleSaved(product: PersistedProduct): void {
  const { handle, title, image } = product;
  let isFull = false;
  saved.change((items) => {
    const others = items.filter((item) => item.handle !== handle);
    isFull = others.length === maxSaved;
    return others.length < items.length || isFull ? others : [{ handle, title, image }, ...others];
  });
  if (isFull) {
    showToast(listIsFull);
  } else if (!useSaved.getState().isPersisted) showToast(notPersisted);
}

export function removeSaved(handle: string): void {
  saved.change((items) => items.filter((item) => item.handle !== handle));
}

/** Puts a removed product back where it was. Returns false when another tab has filled the list meanwhile. */
export function restoreSaved(product: PersistedProduct, index: number): boolean {
  let isFull = false;
  saved.change((items) => {
    const isPresent = items.some(({ handle }) => handle === product.handle);
    isFull = !isPresent && items.length === maxSaved;
    return isFull ? items : [...items.slice(0, index), product, ...items.slice(index)];
  });
  if (isFull) showToast(listIsFull);
  return !isFull;
}

const listIsFull = {
  title: `You’ve saved ${maxSaved} products`,
  description: "That’s the limit. Remove one to save another.",
};

const notPersisted = {
  title: "Saved until you close this tab",
  description: "Your browser isn’t saving data for this site.",
};
