import { createKeptList } from "~/blocks/kept-list";
import { tidyQuery } from "./words";

/** What she searched for, the last first. It stays on this device. */
const searches = createKeptList<string>({
  key: "solenne-searches-v1",
  max: 6,
  parse: (stored) => (typeof stored === "string" && tidyQuery(stored)) || null,
  idOf: (query) => query.toLowerCase(),
});

export const followSearches = searches.follow;

export function useRecentSearches(): readonly string[] {
  return searches.useList(({ items }) => items);
}

export function rememberSearch(text: string): void {
  const query = tidyQuery(text);
  if (query === "") return;
  searches.change((items) => [
    query,
    ...items.filter((item) => item.toLowerCase() !== query.toLowerCase()),
  ]);
}

export function forgetSearches(): void {
  searches.change(() => []);
}
