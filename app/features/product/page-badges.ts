export type PageBadge = "Best Seller" | "New";

/**
 * The badges of a product's page: tags exactly `bestseller` and `new`, case and all (rule 9
 * in docs/rules.md). Cards read tags more freely and show one badge only.
 */
export function pageBadgesOf(tags: readonly string[]): PageBadge[] {
  const badges: PageBadge[] = [];
  if (tags.includes("bestseller")) badges.push("Best Seller");
  if (tags.includes("new")) badges.push("New");
  return badges;
}
