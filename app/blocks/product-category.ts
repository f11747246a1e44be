import type { CategoryId } from "~/content/categories";

type ProductCategory = Exclude<CategoryId, "all">;

/** Checked from top to bottom (rule 8 in docs/rules.md). */
const marks: readonly [category: ProductCategory, words: readonly string[]][] = [
  ["nutraceuticals", ["nutraceutical", "supplement"]],
  ["haircare", ["shampoo", "conditioner", "haircare"]],
  ["scalp-therapy", ["scalp", "serum", "oil"]],
];

/** A product's category: the first that one of its tags names, case aside; haircare otherwise. */
export function getProductCategory(tags: readonly string[]): ProductCategory {
  return findCategory(tags) ?? "haircare";
}

/** The category that the tags name, if any. */
export function findCategory(tags: readonly string[]): ProductCategory | undefined {
  const lower = tags.map((tag) => tag.toLowerCase());
  const found = marks.find(([, words]) =>
    words.some((word) => lower.some((tag) => tag.includes(word))),
  );
  return found?.[0];
}
