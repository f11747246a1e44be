/**
 * Begins the fragment of a link to a result. In a module of its own, because product pages do not load
 * `result-link.ts`.
 */
export const resultPrefix = "#result=";

export function isResultFragment(hash: string): boolean {
  return hash.startsWith(resultPrefix);
}
