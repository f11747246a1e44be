import type { CategoryId } from "~/content/categories";

/**
 * A product's badges by tag, in order of precedence. A card shows the first one and ignores case; the
 * product page shows each of its own and compares exactly (rule 9 in docs/rules.md).
 */
const badges = [
  { label: "Best Seller", tag: /^bestseller$/, isOnPage: true },
  { label: "New", tag: /^new$/, isOnPage: true },
  { label: "Staff Pick", tag: /staff-pick/, isOnPage: false },
] as const;

export type Badge = (typeof badges)[number]["label"];

export function getCardBadge(tags: readonly string[]): Badge | null {
  const lower = tags.map((name) => name.toLowerCase());
  return badges.find(({ tag }) => lower.some((name) => tag.test(name)))?.label ?? null;
}

export function getPageBadges(tags: readonly string[]): Badge[] {
  return badges
    .filter(({ tag, isOnPage }) => isOnPage && tags.some((name) => tag.test(name)))
    .map(({ label }) => label);
}

export function isBundle({ tags }: { tags: readonly string[] }): boolean {
  return tags.some((tag) => tag.toLowerCase() === "bundle");
}

type ProductCategory = Exclude<CategoryId, "all">;

/** Checked from top to bottom, ignoring case (rule 8 in docs/rules.md). */
const categories: readonly [category: ProductCategory, tag: RegExp][] = [
  ["nutraceuticals", /nutraceutical|supplement/i],
  ["haircare", /shampoo|conditioner|haircare/i],
  ["scalp-therapy", /scalp|serum|oil/i],
];

/** Haircare unless a tag names another category. */
export function getProductCategory(tags: readonly string[]): ProductCategory {
  return findCategory(tags) ?? "haircare";
}

/** The category that the tags name, if any. */
export function findCategory(tags: readonly string[]): ProductCategory | undefined {
  return categories.find(([, pattern]) => tags.some((tag) => pattern.test(tag)))?.[0];
}
