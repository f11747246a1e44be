export type CardBadge = "Best Seller" | "New" | "Staff Pick";

/**
 * The one badge of a product card. Tags are compared without regard to case; 'Staff Pick' needs only
 * a tag that contains it (rule 9 in docs/rules.md). The product page has rules of its own.
 */
export function cardBadgeOf(tags: readonly string[]): CardBadge | null {
  const lower = tags.map((tag) => tag.toLowerCase());
  if (lower.includes("bestseller")) return "Best Seller";
  if (lower.includes("new")) return "New";
  if (lower.some((tag) => tag.includes("staff-pick"))) return "Staff Pick";
  return null;
}
