import { useEffect, useEffectEvent } from "react";
import { IconButton, iconButtonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Layer } from "~/ui/layer";
import { useDrawer } from "~/ui/use-on-demand";
import { onSearchKey } from "./search-key";

/** Opens the search, as `/` and Ctrl or Cmd+K do. Without script it is a link to the search's page. */
export function SearchButton() {
  const search = useDrawer("search-button", () => import("./search-dialog"), {
    title: "We couldn’t open search",
    description: "Check your connection and try again.",
  });
  const openByKey = useEffectEvent(search.open);
  useEffect(() => onSearchKey(() => openByKey()), []);
  return (
    <>
      <IconButton
        {...search.button}
        aria-label="Search"
        aria-keyshortcuts="/ Control+K Meta+K"
        className="noscript:hidden"
      >
        <Icon name="search" />
      </IconButton>
      <span className="noscript-only">
        <a href="/search" aria-label="Search" className={iconButtonClass}>
          <Icon name="search" />
        </a>
      </span>
      <Layer {...search.layer}>
        {search.part && <search.part.SearchDialog {...search.drawer} />}
      </Layer>
    </>
  );
}
