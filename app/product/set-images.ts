import type { Product, StoreImage } from "~/commerce/model";

/**
 * The images that show a set of products: that of the set as the store sells it, or else those of its products, in
 * their order. Empty where the store lacks one of them.
 */
export function getSetImages(
  catalog: readonly Product[],
  set: string,
  members: readonly string[] = [],
): StoreImage[] {
  const findImage = (handle: string) =>
    catalog.find((product) => product.handle === handle)?.images[0];
  const own = findImage(set);
  if (own) return [own];
  const images = members.map(findImage).filter((image) => image !== undefined);
  return images.length === members.length ? images : [];
}
