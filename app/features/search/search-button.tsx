import { useEffect, useState } from "react";
import { iconButtonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { showToast } from "~/ui/toasts";
import { useOnDemand } from "~/ui/use-on-demand";
import { onSearchKey } from "./search-key";

const searchButtonId = "search-button";

/** Opens the search, as `/` and Ctrl or Cmd+K do. Without script it is a link to the search's page. */
export function SearchButton() {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => onSearchKey(() => setIsOpen(true)), []);
  const dialog = useOnDemand(
    isOpen,
    () => import("./search-dialog"),
    () => {
      setIsOpen(false);
      showToast({
        title: "The search could not be opened",
        description: "Please check your connection and try again.",
      });
    },
  );
  return (
    <>
      <button
        type="button"
        id={searchButtonId}
        aria-label="Search"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-keyshortcuts="/ Control+K Meta+K"
        onClick={() => setIsOpen(true)}
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
      {dialog && (
        <dialog.SearchDialog
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          returnFocusTo={searchButtonId}
        />
      )}
    </>
  );
}
