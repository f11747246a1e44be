/** Begins the fragment of a link to a result. Apart from `result-link.ts`, which product pages do not load. */
export const resultPrefix = "#result=";

export function isResultFragment(hash: string): boolean {
  return hash.startsWith(resultPrefix);
}
