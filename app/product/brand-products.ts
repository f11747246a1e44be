import type { IngredientId } from "#brand/content/help/glossary.ts";
import { cautionCopy } from "#brand/content/product/caution.ts";
import { products } from "#brand/content/products/index.ts";
import type { BrandProduct, ShownProducts } from "~/lib/brand-product";
import { describeCaution } from "~/lib/caution";
import { getKitItems } from "./kits";

type OwnProduct = BrandProduct<IngredientId>;
export type Active = NonNullable<OwnProduct["formula"]>["actives"][number];

const byHandle: ReadonlyMap<string, OwnProduct> = new Map(Object.entries(products));

/** What the brand says of a product of its own; null for one of which it says nothing. */
export function findBrandProduct(handle: string): OwnProduct | null {
  return byHandle.get(handle) ?? null;
}

/** What the brand says of the store's product with this handle; null where it may be another product (rule 50 in docs/rules.md). */
export function findShownProduct(handle: string, shown: ShownProducts): OwnProduct | null {
  const isShown = shown.confirmed.includes(handle) || shown.samples.includes(handle);
  return isShown ? findBrandProduct(handle) : null;
}

function getActives(product: OwnProduct | null): readonly Active[] {
  return product?.formula?.actives ?? [];
}

/** The actives of a store's product; empty where its formula is not known. */
export function getShownActives(handle: string, shown: ShownProducts): readonly Active[] {
  return getActives(findShownProduct(handle, shown));
}

/** The brand's products that contain an ingredient, and how much of it where an amount is printed. */
export function getUses(ingredient: IngredientId) {
  return [...byHandle].flatMap(([handle, product]) =>
    getActives(product)
      .filter(({ id }) => id === ingredient)
      .map(({ amount }) => ({ handle, title: product.title, amount: amount?.text ?? null })),
  );
}

/** Two products that are easily confused, the given one first; null for a product that is compared with none. */
export function findComparison(handle: string, shown: ShownProducts) {
  const sides = [...byHandle.keys()].flatMap((each) => {
    const comparison = findShownProduct(each, shown)?.comparison;
    return comparison ? [{ handle: each, ...comparison }] : [];
  });
  const own = sides.find((side) => side.handle === handle);
  const other = sides.find((side) => side !== own && side.pair === own?.pair);
  return own && other ? ([own, other] as const) : null;
}

export type Caution = { text: string; to: string; isSample: boolean };

/** What the buttons that add these products say first, of their kits' contents too; null where nothing holds. */
export function getCaution(
  handles: readonly string[],
  shown: ShownProducts,
  isOfSupplementsOnly = false,
): Caution | null {
  const all = handles.flatMap((one) => [one, ...getKitItems(one).map(({ handle }) => handle)]);
  const found = all.flatMap((handle) => {
    const formula = findShownProduct(handle, shown)?.formula;
    return formula && (formula.serving || !isOfSupplementsOnly) ? [{ handle, formula }] : [];
  });
  const formulas = found.map(({ formula }) => formula);
  const text = describeCaution(formulas, cautionCopy);
  const { links, pregnancy } = cautionCopy;
  const other = formulas.some(({ caution }) => caution) ? links.askFirst : links.allergens;
  const isSample = found.some(({ handle }) => shown.samples.includes(handle));
  return text ? { text, to: text.includes(pregnancy) ? links.pregnancy : other, isSample } : null;
}
