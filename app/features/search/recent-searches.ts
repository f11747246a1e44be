import { createPersistedList } from "~/blocks/persisted-list";
import { check, string, transform } from "~/lib/stored-values";
import { normalizeQuery } from "./tokenize";

/** What was searched for, the last first. It stays on this device. */
const searches = createPersistedList<string>({
  key: "solenne-searches-v1",
  max: 6,
  item: check(transform(string, normalizeQuery), (query) => query !== ""),
  getId: (query) => query.toLowerCase(),
});

export const followSearches = searches.follow;

export function useRecentSearches(): readonly string[] {
  return searches.useList(({ items }) => items);
}

export function rememberSearch(text: string): void {
  const query = normalizeQuery(text);
  if (query === "") return;
  searches.change((items) => [
    query,
    ...items.filter((item) => item.toLowerCase() !== query.toLowerCase()),
  ]);
}

export function forgetSearches(): void {
  searches.change(() => []);
}
