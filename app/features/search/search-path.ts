import { maxQueryCharacters, normalizeQuery } from "./tokenize";

/** The path of a search's results. */
export function getSearchPath(text: string): string {
  const query = normalizeQuery(text);
  return query === "" ? "/search" : `/search?${new URLSearchParams({ q: query })}`;
}

/** The query in a URL's search part. */
export function parseQuery(search: string): string {
  return normalizeQuery(
    (new URLSearchParams(search).get("q") ?? "").slice(0, 10 * maxQueryCharacters),
  );
}
