import { createKeptList } from "./kept-list";
import { handleOf, type KeptProduct, parseKeptProduct } from "./kept-product";

export const maxSeen = 8;

/** The products whose pages she saw, the last first. They stay on this device. */
const seen = createKeptList<KeptProduct>({
  key: "solenne-seen-v1",
  // One more than is shown: a product's own page leaves it out.
  max: maxSeen + 1,
  parse: parseKeptProduct,
  idOf: handleOf,
});

export const useSeen = seen.useList;
export const followSeen = seen.follow;

export function noteSeen({ handle, title, image }: KeptProduct): void {
  seen.change((items) => [{ handle, title, image }, ...without(items, handle)]);
}

/** For a product that the store no longer has. */
export function forgetSeen(handle: string): void {
  seen.change((items) => without(items, handle));
}

export function clearSeen(): void {
  seen.change(() => []);
}

function without(items: readonly KeptProduct[], handle: string): readonly KeptProduct[] {
  const others = items.filter((item) => item.handle !== handle);
  return others.length === items.length ? items : others;
}
