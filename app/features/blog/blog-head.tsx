import { useEffect, useRef, useState } from "react";
import { useNavigate, useNavigation } from "react-router";
import { blogCategories, categoryBySlug } from "~/content/blog/blog-categories";
import { blogs } from "~/content/blog/blogs";
import { type BlogHandle, getBlogPath } from "~/lib/paths";
import { IconButton } from "~/ui/button";
import { Grid } from "~/ui/grid";
import { Heading } from "~/ui/heading";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { tabVariants } from "~/ui/tab";
import type { PostFilter } from "./post";

type BlogHeadProps = { blog: BlogHandle; filter: PostFilter };

/** Title, search and categories. */
export function BlogHead({ blog, filter }: BlogHeadProps) {
  const { typed, release, ...searchField } = useSearchField(blog, filter.search);
  const { heading, introduction } = blogs[blog];
  return (
    <>
      <Grid as="header" className="page-width pt-8 pb-6 lg:items-end lg:pt-16 lg:pb-10">
        <div className="lg:col-span-8">
          <Heading level={1} size="2xl">
            {heading}
          </Heading>
          <p className="mt-4 max-w-measure-md text-lg text-pretty lg:mt-6">{introduction}</p>
        </div>
        <SearchBox blog={blog} search={filter.search} {...searchField} />
      </Grid>
      <CategoryChips
        blog={blog}
        filter={{ ...filter, search: typed ?? filter.search }}
        onChoose={release}
      />
    </>
  );
}

/** Milliseconds after the last input before the URL is updated. */
const pauseMs = 200;

/**
 * The field and the URL follow each other: the URL after a pause, the field on Back, Forward and links. Searching
 * clears the category (rule 30 in docs/rules.md), so the form has this field alone.
 */
function useSearchField(blog: BlogHandle, search: string) {
  const navigate = useNavigate();
  const { location: next } = useNavigation();
  const field = useRef<HTMLInputElement>(null);
  const written = useRef(search);
  const timer = useRef(0);
  /** What is in the field and not yet in the URL. */
  const [typed, setTyped] = useState<string | null>(null);

  useEffect(() => {
    // A URL that was written here does not overwrite what was typed since.
    if (field.current && search !== written.current) field.current.value = search;
    written.current = search;
  }, [search]);
  useEffect(() => () => clearTimeout(timer.current), []);
  // A page chosen while typing is opened.
  useEffect(() => {
    if (next) clearTimeout(timer.current);
  }, [next]);
  useEffect(() => {
    if (typed === null) return;
    const stop = new AbortController();
    const options = { capture: true, signal: stop.signal };
    const pause = ({ target }: Event) => {
      if (target instanceof Element && target.closest("a")) clearTimeout(timer.current);
    };
    const resume = () => schedule();
    // The list must not change under a press, whose click follows its end.
    addEventListener("pointerdown", pause, options);
    for (const type of ["pointerup", "pointercancel"]) addEventListener(type, resume, options);
    addEventListener("click", pause, options);
    return () => stop.abort();
  });

  function write() {
    clearTimeout(timer.current);
    setTyped(null);
    const text = field.current?.value.trim() ?? "";
    const replaced = written.current;
    if (text === replaced) return;
    written.current = text;
    navigate(getBlogPath(blog, { search: text }), {
      // One history entry per search, not per pause.
      replace: replaced !== "",
      preventScrollReset: true,
    });
  }

  function schedule() {
    clearTimeout(timer.current);
    setTyped(field.current?.value.trim() ?? "");
    timer.current = window.setTimeout(write, pauseMs);
  }

  function release() {
    clearTimeout(timer.current);
    setTyped(null);
  }

  return { field, typed, write, schedule, release };
}

type SearchBoxProps = Pick<ReturnType<typeof useSearchField>, "field" | "write" | "schedule"> & {
  blog: BlogHandle;
  search: string;
};

function SearchBox({ blog, search, field, write, schedule }: SearchBoxProps) {
  return (
    <search className="mt-8 block lg:col-span-4 lg:mt-0">
      <form
        action={getBlogPath(blog)}
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
          onChange={schedule}
          placeholder="Search articles..."
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
          className="h-13 min-w-0 flex-1 bg-transparent text-lg"
        />
        <IconButton type="submit" aria-label="Search">
          <Icon name="search" size={20} />
        </IconButton>
      </form>
    </search>
  );
}

const choices = [{ slug: "", name: "All Articles" }, ...blogCategories];

type CategoryChipsProps = BlogHeadProps & { onChoose: () => void };

/** Choosing a category keeps the search, also one that is still being typed (rule 30 in docs/rules.md). */
function CategoryChips({ blog, filter, onChoose }: CategoryChipsProps) {
  const chosen = categoryBySlug(filter.category);
  const row = useChosenInView(filter.category);
  return (
    <div className="border-y border-line">
      <nav aria-label="Article categories" className="page-width">
        <ul
          ref={row}
          className="-mx-edge flex gap-6 overflow-x-auto px-edge scrollbar-none lg:gap-12"
        >
          {choices.map(({ slug, name }) => (
            <li key={slug}>
              <Link
                to={getBlogPath(blog, { category: slug, search: filter.search })}
                onClick={onChoose}
                preventScrollReset
                aria-current={slug === filter.category ? "page" : undefined}
                className={tabVariants()}
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {chosen && <p className="page-width pt-1 pb-5 text-muted">{chosen.description}</p>}
    </div>
  );
}

/** Scrolls the row, not the page, so that the chosen category is in view. */
function useChosenInView(slug: string) {
  const row = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const link = row.current?.querySelector("[aria-current]");
    if (!row.current || !link || (slug === "" && row.current.scrollLeft === 0)) return;
    const [frame, chip] = [row.current.getBoundingClientRect(), link.getBoundingClientRect()];
    row.current.scrollLeft += chip.left + chip.width / 2 - (frame.left + frame.width / 2);
  }, [slug]);

  return row;
}
