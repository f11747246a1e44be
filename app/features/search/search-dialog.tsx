import { type FormEvent, type KeyboardEvent, useEffect, useMemo, useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import { FailureNotice } from "~/blocks/failure-notice";
import { counted } from "~/lib/text";
import { Drawer } from "~/ui/drawer";
import { Icon } from "~/ui/icon";
import { ComboboxResults, optionsOf, resultsId } from "./combobox-results";
import { MissingNote } from "./missing-note";
import { RecentList } from "./recent-list";
import { followSearches, rememberSearch } from "./recent-searches";
import { searchAddress } from "./search-address";
import { type Found, nothingFound } from "./searchable";
import { SlashSwitch } from "./slash-switch";
import { useSearchSource } from "./use-search-source";
import { WaysOn } from "./ways-on";
import { maxQuery, tidyQuery } from "./words";
import "./search.css";

type SearchDialogProps = { isOpen: boolean; onClose: () => void; returnFocusTo: string };

/** The search over the page at hand; a combobox by the pattern of the ARIA practices. */
export function SearchDialog({ isOpen, onClose, returnFocusTo }: SearchDialogProps) {
  const [text, setText] = useState("");
  const [active, setActive] = useState(-1);
  const field = useRef<HTMLInputElement>(null);
  const goTo = useNavigate();
  const reading = useSearchSource(isOpen);
  useEffect(followSearches, []);

  const query = tidyQuery(text);
  const source = reading.status === "ready" ? reading.source : null;
  const found = useMemo(
    () => (query === "" ? nothingFound : (source?.find(query) ?? nothingFound)),
    [source, query],
  );
  const options = optionsOf(found);
  const count = found.products.length + found.articles.length;

  useEffect(() => {
    if (isOpen) field.current?.select();
  }, [isOpen]);

  function type(typed: string) {
    setText(typed);
    setActive(-1);
  }

  function follow() {
    rememberSearch(query);
    onClose();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const option = options[active];
    follow();
    goTo(option?.to ?? searchAddress(query));
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || options.length === 0 || event.nativeEvent.isComposing) return;
    event.preventDefault();
    // The field itself is one stop of the round.
    const stops = options.length + 1;
    const next = ((active + 1 + step + stops) % stops) - 1;
    setActive(next);
    document.getElementById(options[next]?.id ?? "")?.scrollIntoView({ block: "nearest" });
  }

  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      labelledBy="search-title"
      returnFocusTo={returnFocusTo}
      className="search-dialog"
    >
      <h2 id="search-title" className="sr-only">
        Search products and articles
      </h2>
      <search>
        <form action="/search" onSubmit={submit} className="search-head wrap">
          <Icon name="search" size={28} />
          <input
            ref={field}
            id="search-input"
            name="q"
            type="text"
            role="combobox"
            aria-label="Search products and articles"
            aria-expanded={options.length > 0}
            aria-controls={resultsId}
            aria-autocomplete="list"
            aria-activedescendant={options[active]?.id}
            placeholder="What are you looking for?"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="search"
            maxLength={maxQuery}
            value={text}
            onChange={({ target }) => type(target.value)}
            onKeyDown={onKeyDown}
            className="search-input"
          />
          <button
            type="button"
            aria-label="Close search"
            onClick={onClose}
            className="icon-button -mr-2.5"
          >
            <Icon name="close" />
          </button>
        </form>
      </search>
      <p role="status" className="sr-only">
        {query !== "" && reading.status === "loading" && "Searching…"}
        {query !== "" && source && summaryOf(found, query)}
      </p>
      <div className="search-body wrap">
        {reading.status === "failed" && (
          <FailureNotice
            title="The search could not reach the store."
            error={reading.error}
            onTryAgain={reading.tryAgain}
          />
        )}
        {query !== "" && reading.status === "loading" && <Loading />}
        <MissingNote missing={source?.missing ?? null} />
        {options.length > 0 && <ComboboxResults found={found} active={active} onFollow={follow} />}
        {query !== "" && source && count === 0 && (
          <p className="search-nothing">Nothing found for “{query}”.</p>
        )}
        {(query === "" || (reading.status !== "loading" && count === 0)) && (
          <div className="search-start">
            <WaysOn onFollow={onClose} />
            <RecentList onPick={type} />
          </div>
        )}
      </div>
      <div className="search-foot">
        <div className="wrap">
          {count > 0 && (
            <Link to={searchAddress(query)} onClick={follow} className="text-link">
              See all {counted(count, "result")}
            </Link>
          )}
          <SlashSwitch />
        </div>
      </div>
    </Drawer>
  );
}

function summaryOf({ products, articles }: Found, query: string): string {
  if (products.length + articles.length === 0) return `Nothing found for “${query}”.`;
  return `${counted(products.length, "product")} and ${counted(articles.length, "article")} found.`;
}

/** Boxes of the final sizes; the words are in the status line. */
function Loading() {
  return (
    <div aria-hidden="true" className="search-loading">
      {[1, 2, 3, 4].map((box) => (
        <div key={box} />
      ))}
    </div>
  );
}
