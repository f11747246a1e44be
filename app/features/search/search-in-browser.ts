import type { Answer } from "~/commerce/answer";
import { openSearchSource } from "./search-source";
import type { SearchResult } from "./searchable";

/** The same for a navigation in the browser, from what the dialog searches. */
export function searchInBrowser(query: string): Answer<SearchResult> {
  const promise = openSearchSource().then(({ find, missing }) => ({ found: find(query), missing }));
  // A rejection is the reader's to show; nothing is left unhandled.
  promise.catch(() => {});
  return { state: "asked", promise };
}
