import { createPersistedList } from "~/blocks/persisted-list";
import { check, string, transform } from "~/lib/stored-values";
import { QuietButton } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { searchInputId } from "./search-combobox";
import { normalizeQuery } from "./search-query";

export function RecentList({ onPick }: { onPick: (query: string) => void }) {
  const recent = searches.useList(({ items }) => items);

  /** The pressed button is about to be removed. */
  function focusField() {
    document.getElementById(searchInputId)?.focus();
  }

  function clear() {
    searches.change(() => []);
    focusField();
  }

  function pick(query: string) {
    onPick(query);
    focusField();
  }

  if (recent.length === 0) return null;
  return (
    <div className="lg:col-span-4">
      {/* As high as the label of the list beside it, although its button is 44 px. */}
      <div className="-mt-3 -mb-1 flex items-center justify-between">
        <h2 className="text-sm text-muted">Recent searches</h2>
        <QuietButton onClick={clear}>
          Clear<span className="sr-only"> recent searches</span>
        </QuietButton>
      </div>
      <ul>
        {recent.map((query) => (
          <li key={query} className="border-t border-line">
            <button type="button" onClick={() => pick(query)} className={recentClass}>
              <Icon name="search" size={18} className="text-muted" />
              {query}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

const recentClass = [
  "flex min-h-11 w-full cursor-pointer items-center gap-3 py-2 text-start wrap-anywhere",
  "underline-offset-4 hover:underline",
].join(" ");

/** The last search first. */
const searches = createPersistedList<string>({
  key: "solenne-searches-v1",
  max: 6,
  item: check(transform(string, normalizeQuery), (query) => query !== ""),
  getId: (query) => query.toLowerCase(),
});

export const followSearches = searches.follow;

export function rememberSearch(text: string): void {
  const query = normalizeQuery(text);
  if (query !== "") searches.change((items) => [query, ...items]);
}
