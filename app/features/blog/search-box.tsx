import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { iconButtonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { getBlogPath } from "./post-filter";

/** Milliseconds after the last input before the URL is updated. */
const pauseMs = 200;

/**
 * The field and the URL follow each other: the URL after a pause, the field on Back, Forward and links. Searching
 * clears the category (rule 30 in docs/rules.md), so the form has this field alone.
 */
export function SearchBox({ search }: { search: string }) {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const written = useRef(search);
  const timer = useRef(0);

  useEffect(() => {
    // A URL that was written here does not overwrite what was typed since.
    if (field.current && search !== written.current) field.current.value = search;
    written.current = search;
  }, [search]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function write() {
    clearTimeout(timer.current);
    const typed = field.current?.value.trim() ?? "";
    if (typed === search) return;
    written.current = typed;
    navigate(getBlogPath({ search: typed }), {
      // One history entry per search, not per pause.
      replace: search !== "",
      preventScrollReset: true,
    });
  }

  return (
    <search className="mt-8 block lg:col-span-4 lg:mt-0">
      <form
        action="/blog"
        onSubmit={(event) => {
          event.preventDefault();
          write();
        }}
        className="flex items-center border-b border-line-strong focus-within:border-ink"
      >
        <label htmlFor="blog-search" className="sr-only">
          Search articles
        </label>
        <input
          ref={field}
          id="blog-search"
          type="search"
          name="q"
          defaultValue={search}
          onChange={() => {
            clearTimeout(timer.current);
            timer.current = window.setTimeout(write, pauseMs);
          }}
          placeholder="Search articles..."
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
          className="h-13 min-w-0 flex-1 bg-transparent text-lg placeholder:text-muted placeholder:opacity-100"
        />
        <button type="submit" className={iconButtonClass} aria-label="Search">
          <Icon name="search" size={20} />
        </button>
      </form>
    </search>
  );
}
