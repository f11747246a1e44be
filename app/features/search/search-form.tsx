import { type FormEvent, useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { iconButtonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { searchAddress } from "./search-address";
import { searchFormClass, searchInputClass } from "./search-field";
import { maxQuery } from "./words";

/** The field of the search's page: a form of its own, so that it works without script. */
export function SearchForm({ query }: { query: string }) {
  const goTo = useNavigate();
  const form = useRef<HTMLFormElement>(null);

  // Not at first: something may have been typed before this script was there.
  const shown = useRef(query);
  useEffect(() => {
    if (shown.current === query) return;
    shown.current = query;
    form.current?.reset();
  }, [query]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    goTo(searchAddress(String(new FormData(event.currentTarget).get("q"))));
  }

  return (
    <search>
      <form ref={form} action="/search" onSubmit={submit} className={searchFormClass}>
        <input
          name="q"
          type="search"
          aria-label="Search products and articles"
          placeholder="Search the shop"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={maxQuery}
          defaultValue={query}
          className={searchInputClass}
        />
        <button type="submit" aria-label="Search" className={`${iconButtonClass} -mr-2.5`}>
          <Icon name="search" size={28} />
        </button>
      </form>
    </search>
  );
}
