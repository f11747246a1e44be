import { useEffect, useEffectEvent } from "react";
import { iconButtonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { useDrawer } from "~/ui/use-on-demand";
import { onSearchKey } from "./search-key";

/** Opens the search, as `/` and Ctrl or Cmd+K do. Without script it is a link to the search's page. */
export function SearchButton() {
  const search = useDrawer("search-button", () => import("./search-dialog"), {
    title: "The search could not be opened",
    description: "Please check your connection and try again.",
  });
  const openByKey = useEffectEvent(search.open);
  useEffect(() => onSearchKey(() => openByKey()), []);
  return (
    <>
      <button
        {...search.button}
        type="button"
        aria-label="Search"
        aria-keyshortcuts="/ Control+K Meta+K"
        className={`${iconButtonClass} noscript:hidden`}
      >
        <Icon name="search" />
      </button>
      <a
        href="/search"
        aria-label="Search"
        className={`${iconButtonClass} hidden! noscript:inline-grid!`}
      >
        <Icon name="search" />
      </a>
      {search.part && <search.part.SearchDialog {...search.drawer} />}
    </>
  );
}
