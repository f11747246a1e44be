import { avoidable } from "#brand/content/product/avoid.ts";
import { storageKeys } from "#brand/content/storage-keys.ts";
import type { ShownProducts } from "~/lib/brand-product";
import { storedText } from "~/lib/schemas";
import { findShownProduct } from "./brand-products";
import { getKitItems } from "./kits";
import { createPersistedList } from "./persisted-list";

/** Names of what the visitor avoids, on this device. */
const avoided = createPersistedList<string>({
  key: storageKeys.avoided,
  max: avoidable.length,
  item: storedText,
  getId: (name) => name,
});

export const followAvoided = avoided.follow;
export const changeAvoided = avoided.change;

/** False while the browser stores nothing, so that the choice lasts as long as the tab. */
export const useAvoidedIsPersisted = () => avoided.useList(({ isPersisted }) => isPersisted);

/** The chosen ones; without those that the brand no longer has. */
export function useAvoided() {
  const { items } = avoided.useList();
  return avoidable.filter(({ name }) => items.includes(name));
}

/** What of it is in these products, or in what a kit holds, by the formulas that are shown. */
export function findAvoided(
  handles: readonly string[],
  choice: typeof avoidable,
  shown: ShownProducts,
): { names: string[]; isUnknown: boolean } {
  const parts = handles.flatMap((handle) => {
    const items = getKitItems(handle);
    return items.length > 0 ? items.map((item) => item.handle) : handle;
  });
  const formulas = parts.map((handle) => findShownProduct(handle, shown)?.formula);
  const list = formulas
    .flatMap((formula) => formula?.ingredients ?? [])
    .join("\n")
    .toLowerCase();
  const found = choice.filter(({ words }) =>
    words.some((word) => list.includes(word.toLowerCase())),
  );
  return { names: found.map(({ name }) => name), isUnknown: formulas.includes(undefined) };
}
