import { createProductList, type PersistedProduct } from "./persisted-product";

export const maxSeen = 8;

/**
 * The products whose pages were opened, the last first. They stay on this device. One more than is shown, because a
 * product's own page leaves it out.
 */
const seen = createProductList("solenne-seen-v1", maxSeen + 1);

export const useSeen = seen.useList;
export const followSeen = seen.follow;

export function addSeen(product: PersistedProduct): void {
  seen.change((items) => [product, ...without(items, product.handle)]);
}

/** For a product that the store no longer has. */
export function removeSeen(handle: string): void {
  seen.change((items) => without(items, handle));
}

export function clearSeen(): void {
  seen.change(() => []);
}

function without(items: readonly PersistedProduct[], handle: string): readonly PersistedProduct[] {
  const others = items.filter((item) => item.handle !== handle);
  return others.length === items.length ? items : others;
}
