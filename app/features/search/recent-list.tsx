import { Icon } from "~/ui/icon";
import { forgetSearches, useRecentSearches } from "./recent-searches";

type RecentListProps = { onPick: (query: string) => void };

/** What she searched for before; picking one searches again. Clearing takes the list away. */
export function RecentList({ onPick }: RecentListProps) {
  const recent = useRecentSearches();
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
            <button type="button" onClick={() => onPick(query)}>
              <Icon name="search" size={18} />
              {query}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );

  function clear() {
    forgetSearches();
    // The button goes with the list; the field is where she goes on.
    document.getElementById("search-input")?.focus();
  }
}
