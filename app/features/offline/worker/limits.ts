/** How much a visitor's device keeps for the shop at most. */
export const most = { pages: 40, pictures: 120, bytesOfPicture: 250_000 } as const;

/** What has to go; the list begins with what was put in first. */
export function surplus<Entry>(entries: readonly Entry[], limit: number): readonly Entry[] {
  return entries.slice(0, Math.max(0, entries.length - limit));
}

/**
 * The files that something still needs: those that pages name, those that these name, and so on. Scripts
 * name in their text what they load.
 */
export async function reachable(
  roots: Iterable<string>,
  namesIn: (name: string) => Promise<readonly string[]>,
): Promise<Set<string>> {
  const found = new Set(roots);
  for (const name of found) for (const next of await namesIn(name)) found.add(next);
  return found;
}

/** The last parts of addresses of built files, wherever they stand in a text. */
export function fileNamesIn(text: string): string[] {
  return [...new Set(text.match(/[\w.-]+\.(?:js|css|svg|woff2)\b/g))];
}
