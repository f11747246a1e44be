/** Paths that are no pages of their own, and where they lead (rule 45 in docs/rules.md). */
export const redirects = {
  proof: "/proof/testimonials",
  "learn/quiz": "/quiz",
  "learn/hair-science": "/science#cycle",
  "learn/guides": "/blog?category=hair-care-tips",
} as const;

const destinations: ReadonlyMap<string, string> = new Map(
  Object.entries(redirects).map(([path, destination]) => [`/${path}`, destination]),
);

/** Where a link to one of these paths leads; `null` for any other. */
export function findRedirect(to: string): string | null {
  return destinations.get(to) ?? null;
}
