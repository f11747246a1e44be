import type { IngredientId } from "#brand/content/help/glossary.ts";
import { cautionCopy } from "#brand/content/product/caution.ts";
import { products } from "#brand/content/products/index.ts";
import type { BrandProduct } from "~/lib/brand-product";
import { getKitItems } from "./kits";

type OwnProduct = BrandProduct<IngredientId>;
export type Active = NonNullable<OwnProduct["formula"]>["actives"][number];

const byHandle: ReadonlyMap<string, OwnProduct> = new Map(Object.entries(products));

/** What the brand says of a product; null for one of which it says nothing. */
export function findBrandProduct(handle: string): OwnProduct | null {
  return byHandle.get(handle) ?? null;
}

/** The actives of a product; empty where its formula is not known. */
export function getActives(handle: string): readonly Active[] {
  return findBrandProduct(handle)?.formula?.actives ?? [];
}

/** The products that contain an ingredient, and how much of it where an amount is printed. */
export function getUses(ingredient: IngredientId) {
  return [...byHandle].flatMap(([handle, { title }]) =>
    getActives(handle)
      .filter(({ id }) => id === ingredient)
      .map(({ amount }) => ({ handle, title, amount: amount?.text ?? null })),
  );
}

/** Two products that are easily confused, the given one first; null for a product that is compared with none. */
export function findComparison(handle: string) {
  const sides = [...byHandle].flatMap(([each, { comparison }]) =>
    comparison ? [{ handle: each, ...comparison }] : [],
  );
  const own = sides.find((side) => side.handle === handle);
  const other = sides.find((side) => side !== own && side.pair === own?.pair);
  return own && other ? ([own, other] as const) : null;
}

/** Whether a product, or one in a kit, needs the caution. */
export function needsCaution(handle: string): boolean {
  return [handle, ...getKitItems(handle).map((item) => item.handle)].some((each) =>
    getActives(each).some(({ id }) => id === cautionCopy.ingredient),
  );
}
