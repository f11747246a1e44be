import { maxQuery, tidyQuery } from "./words";

/** The address of a search; without words, of the search's page. */
export function searchAddress(text: string): string {
  const query = tidyQuery(text);
  return query === "" ? "/search" : `/search?${new URLSearchParams({ q: query })}`;
}

/** What an address asks for: its first `q`, whatever it is, cut to what a search may have. */
export function queryIn(search: string): string {
  return tidyQuery((new URLSearchParams(search).get("q") ?? "").slice(0, 10 * maxQuery));
}
