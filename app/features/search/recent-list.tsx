import { Icon } from "~/ui/icon";
import { forgetSearches, useRecentSearches } from "./recent-searches";
import { searchInputId } from "./search-combobox";

type RecentListProps = { onPick: (query: string) => void };

/** What she searched for before; picking one searches again. Clearing takes the list away. */
export function RecentList({ onPick }: RecentListProps) {
  const recent = useRecentSearches();

  // What is pressed goes with the list; the field is where she goes on.
  function clear() {
    forgetSearches();
    document.getElementById(searchInputId)?.focus();
  }

  function pick(query: string) {
    onPick(query);
    document.getElementById(searchInputId)?.focus();
  }

  if (recent.length === 0) return null;
  return (
    <div>
      <div className="search-recent-head">
        <h2 className="search-label">Recent searches</h2>
        <button type="button" onClick={clear} className="search-clear">
          Clear<span className="sr-only"> recent searches</span>
        </button>
      </div>
      <ul className="search-recent">
        {recent.map((query) => (
          <li key={query}>
            <button type="button" onClick={() => pick(query)}>
              <Icon name="search" size={18} />
              {query}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
