import { type FormEvent, type ReactNode, useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { getSearchPath } from "~/lib/paths";
import { IconButton } from "~/ui/button";
import { Heading } from "~/ui/heading";
import { Icon } from "~/ui/icon";
import { maxQueryCharacters, normalizeQuery } from "./search-query";

type SearchFrameProps = { query: string; status: ReactNode; children?: ReactNode };

export function SearchFrame({ query, status, children }: SearchFrameProps) {
  return (
    <div className="page-width pt-10 pb-section lg:pt-16">
      <div className="grid grid-cols-1 items-end gap-x-gutter gap-y-2 lg:grid-cols-[1fr_2fr]">
        <Heading level={1}>Search</Heading>
        <SearchForm query={query} />
      </div>
      <p role="status" className="mt-4 mb-8 wrap-anywhere text-muted tabular">
        {status}
      </p>
      {children}
    </div>
  );
}

/** The search page's form, which works without script. */
function SearchForm({ query }: { query: string }) {
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
    goTo(getSearchPath(normalizeQuery(String(new FormData(event.currentTarget).get("q")))));
  }

  return (
    <search>
      <form ref={form} action="/search" onSubmit={submit} className={searchFormClass}>
        <input type="search" defaultValue={query} {...searchInputProps} />
        <IconButton type="submit" aria-label="Search" className="-mr-2.5">
          <Icon name="search" size={28} />
        </IconButton>
      </form>
    </search>
  );
}

/** The bottom border shows the focus. */
export const searchFormClass =
  "flex min-h-16 items-center gap-3 border-b border-ink has-focus-visible:border-b-2 forced-colors:has-focus-visible:outline-2";

/** Props of the search fields on the page and in the dialog. */
export const searchInputProps = {
  name: "q",
  "aria-label": "Search products and articles",
  placeholder: "Search the shop",
  autoComplete: "off",
  enterKeyHint: "search",
  maxLength: maxQueryCharacters,
  className: "min-h-14 min-w-0 flex-1 font-display text-display-sm outline-none lg:text-display-md",
} as const;
