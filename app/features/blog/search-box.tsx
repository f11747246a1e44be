import { type FormEvent, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { iconButtonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { getBlogPath } from "./post-filter";

/** Milliseconds after the last input before the URL is updated. */
const pauseMs = 200;

/** Searching clears the category (rule 30 in docs/rules.md), so the form has this field alone. */
export function SearchBox({ search }: { search: string }) {
  const { typed, type, submit } = useTyped(search);
  return (
    <search className="mt-8 block lg:col-span-4 lg:mt-0">
      <form
        action="/blog"
        onSubmit={submit}
        className="flex items-center border-b border-line-strong focus-within:border-ink"
      >
        <label htmlFor="blog-search" className="sr-only">
          Search articles
        </label>
        <input
          id="blog-search"
          type="search"
          name="q"
          value={typed}
          onChange={({ target }) => type(target.value)}
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

/**
 * The field's text and the URL follow each other: the URL after a pause, the text on Back or Forward. A URL that
 * this hook wrote does not overwrite what was typed since.
 */
function useTyped(search: string) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(search);
  const [seen, setSeen] = useState(search);
  const [written, setWritten] = useState(search);
  const timer = useRef(0);
  if (search !== seen) {
    setSeen(search);
    if (search !== written) {
      setTyped(search);
      setWritten(search);
    }
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  function write(text: string) {
    clearTimeout(timer.current);
    const wanted = text.trim();
    if (wanted === search) return;
    setWritten(wanted);
    navigate(getBlogPath({ search: wanted }), {
      // One history entry per search, not per pause.
      replace: search !== "",
      preventScrollReset: true,
    });
  }

  return {
    typed,
    type(text: string) {
      setTyped(text);
      clearTimeout(timer.current);
      timer.current = window.setTimeout(() => write(text), pauseMs);
    },
    submit(event: FormEvent) {
      event.preventDefault();
      write(typed);
    },
  };
}
