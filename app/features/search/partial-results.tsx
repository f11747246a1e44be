import type { SearchResult } from "./searchable";

/** Reports that products or articles could not be searched. */
export function PartialResults({ missing }: Pick<SearchResult, "missing">) {
  if (!missing) return null;
  return (
    <p className="mb-4 text-note text-error">
      {missing === "articles"
        ? "The journal did not answer, so these are products alone."
        : "The catalogue did not answer, so these are articles alone."}
    </p>
  );
}
