const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** The API's `truncateAt`: whole words, and the ellipsis counts. */
export function truncate(text: string, truncateAt: number | null | undefined): string {
  if (truncateAt == null || text.length <= truncateAt) return text;
  const kept = text.slice(0, Math.max(0, truncateAt - 3));
  const lastSpace = kept.lastIndexOf(" ");
  return `${lastSpace > 0 ? kept.slice(0, lastSpace) : kept}...`;
}
