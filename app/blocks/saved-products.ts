import { showToast } from "~/ui/toasts";
import { createKeptList } from "./kept-list";
import { handleOf, type KeptProduct, parseKeptProduct } from "./kept-product";

/** As many as a visitor still finds her way in. */
export const maxSaved = 50;

/** The products that she kept with a heart, the newest first. They stay on this device. */
const saved = createKeptList<KeptProduct>({
  key: "solenne-saved-v1",
  max: maxSaved,
  parse: parseKeptProduct,
  idOf: handleOf,
});

export const useSaved = saved.useList;
export const followSaved = saved.follow;

export function useIsSaved(handle: string): boolean {
  return useSaved(({ items }) => items.some((item) => item.handle === handle));
}

/** What a press on the heart does; the only thing it has to say is what else would go unnoticed. */
export function toggleSaved(product: KeptProduct): void {
  const { handle, title, image } = product;
  let isFull = false;
  saved.change((items) => {
    const others = items.filter((item) => item.handle !== handle);
    isFull = others.length === maxSaved;
    return others.length < items.length || isFull ? others : [{ handle, title, image }, ...others];
  });
  if (isFull) {
    showToast({
      title: `You have saved ${maxSaved} products`,
      description: "Remove one from the list to save another.",
    });
  } else if (!useSaved.getState().isKept) showToast(notKept);
}

export function removeSaved(handle: string): void {
  saved.change((items) => items.filter((item) => item.handle !== handle));
}

/** Puts a removed product back where it was. */
export function putBackSaved(product: KeptProduct, index: number): void {
  saved.change((items) =>
    items.some(({ handle }) => handle === product.handle)
      ? items
      : items.toSpliced(index, 0, product),
  );
}

const notKept = {
  title: "Saved until you close this tab",
  description: "Your browser keeps no data for this shop.",
};
