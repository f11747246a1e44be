import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { FailureNotice } from "~/blocks/failure-notice";
import { counted } from "~/lib/text";
import { Drawer } from "~/ui/drawer";
import { Link } from "~/ui/link";
import { textLinkClass } from "~/ui/text-link";
import { ComboboxResults, optionsOf } from "./combobox-results";
import { MissingNote } from "./missing-note";
import { RecentList } from "./recent-list";
import { followSearches, rememberSearch } from "./recent-searches";
import { resultText } from "./result-text";
import { searchAddress } from "./search-address";
import { SearchCombobox } from "./search-combobox";
import { SearchLoading } from "./search-loading";
import { nothingFound } from "./searchable";
import { SlashSwitch } from "./slash-switch";
import { useSearchSource } from "./use-search-source";
import { WaysOn } from "./ways-on";
import { tidyQuery } from "./words";
import "./search.css";

/** As many as are taken in at a glance; the search's page has all. */
const shownAtOnce = { products: 6, articles: 4 };

type SearchDialogProps = { isOpen: boolean; onClose: () => void; returnFocusTo: string };

/** The search over the page at hand; a combobox by the pattern of the ARIA practices. */
export function SearchDialog({ isOpen, onClose, returnFocusTo }: SearchDialogProps) {
  const [text, setText] = useState("");
  const [active, setActive] = useState(-1);
  const state = useSearchSource(isOpen);
  useEffect(followSearches, []);

  const typed = tidyQuery(text);
  // A letter is painted before what is found with it.
  const query = useDeferredValue(typed);
  const source = state.status === "ready" ? state.value : null;
  const found = useMemo(
    () => (query === "" ? nothingFound : (source?.find(query, shownAtOnce) ?? nothingFound)),
    [source, query],
  );
  const count = found.counts.products + found.counts.articles;
  const isSearching = query !== "" && state.status === "loading";

  function type(wanted: string) {
    setText(wanted);
    setActive(-1);
  }

  function follow() {
    rememberSearch(typed);
    onClose();
  }

  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      labelledBy="search-title"
      returnFocusTo={returnFocusTo}
      side="top"
    >
      <h2 id="search-title" className="sr-only">
        Search products and articles
      </h2>
      <SearchCombobox
        {...{ isOpen, text, active, onClose }}
        options={optionsOf(found)}
        onActiveChange={setActive}
        onType={type}
        onFollow={follow}
      />
      <p role="status" className="sr-only">
        {isSearching && "Searching…"}
        {query !== "" && source && resultText(found, query)}
      </p>
      <div className="search-body">
        {state.status === "failed" && (
          <FailureNotice title="The search could not reach the store." {...state} />
        )}
        {isSearching && <SearchLoading />}
        <MissingNote missing={source?.missing ?? null} />
        {count > 0 && <ComboboxResults found={found} active={active} onFollow={follow} />}
        {query !== "" && source && count === 0 && (
          <p aria-hidden="true" className="search-nothing">
            {resultText(found, query)}
          </p>
        )}
        {count === 0 && !isSearching && (
          <div className="search-start">
            <WaysOn onFollow={onClose} />
            <RecentList onPick={type} />
          </div>
        )}
      </div>
      <div className="search-foot">
        <div className="wrap">
          {count > 0 && (
            <Link
              to={searchAddress(query)}
              prefetch="none"
              onClick={follow}
              className={textLinkClass}
            >
              See all {counted(count, "result")}
            </Link>
          )}
          <SlashSwitch />
        </div>
      </div>
    </Drawer>
  );
}
