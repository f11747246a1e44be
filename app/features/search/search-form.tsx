import { type FormEvent, useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { iconButtonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { searchFormClass, searchInputClass } from "./search-field";
import { getSearchPath } from "./search-path";
import { maxQueryCharacters } from "./tokenize";

/** The search page's form, which works without script. */
export function SearchForm({ query }: { query: string }) {
  const goTo = useNavigate();
  const form = useRef<HTMLFormElement>(null);

  // Not on mount: the visitor may have typed before hydration.
  const shown = useRef(query);
  useEffect(() => {
    if (shown.current === query) return;
    shown.current = query;
    form.current?.reset();
  }, [query]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    goTo(getSearchPath(String(new FormData(event.currentTarget).get("q"))));
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
          maxLength={maxQueryCharacters}
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
