import { type CategoryId, categories, defaultCategory } from "#brand/content/categories.ts";

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

/** What a product is for, from tags such as `concern:dryness`. `split-ends` for `Concern: Split Ends`. */
export function getConcerns({ tags }: { tags: readonly string[] }): string[] {
  return tags.flatMap((tag) => {
    const [, name] = /^\s*concern\s*:(.+)$/i.exec(tag) ?? [];
    return (
      name
        ?.toLowerCase()
        .match(/[\p{L}\p{N}]+/gu)
        ?.join("-") ?? []
    );
  });
}

/** The first category of which a part is in a tag, without regard to case (rule 8 in docs/rules.md). */
export function getProductCategory(tags: readonly string[]): CategoryId {
  const lower = tags.map((tag) => tag.toLowerCase());
  const named = categories.find((category) =>
    category.tags.some((part) => lower.some((tag) => tag.includes(part))),
  );
  return named?.id ?? defaultCategory;
}
