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
