import { useEffect, useRef } from "react";
import { useNavigate, useNavigationType } from "react-router";
import { blogCategories } from "#brand/content/blog/blog-categories.ts";
import { blogs } from "#brand/content/blog/blogs.ts";
import { type BlogHandle, getBlogPath } from "~/lib/paths";
import { IconButton } from "~/ui/button";
import { Grid } from "~/ui/grid";
import { Heading } from "~/ui/heading";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { tabVariants } from "~/ui/tab";
import { categoryBySlug, type PostFilter } from "./post";

type BlogHeadProps = { blog: BlogHandle; filter: PostFilter };

/** Title, search and categories. */
export function BlogHead({ blog, filter }: BlogHeadProps) {
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
        <SearchBox blog={blog} search={filter.search} />
      </Grid>
      <CategoryChips blog={blog} filter={filter} />
    </>
  );
}

type SearchBoxProps = { blog: BlogHandle; search: string };

/**
 * The field and the URL follow each other. Searching clears the category (rule 30 in docs/rules.md), so the form has this
 * field alone.
 */
function SearchBox({ blog, search }: SearchBoxProps) {
  const navigate = useNavigate();
  const isHistory = useNavigationType() === "POP";
  const field = useRef<HTMLInputElement>(null);
  const written = useRef(search);

  useEffect(() => {
    const { current } = field;
    // While the visitor types, the field is newer than the URL.
    if (!current || (document.activeElement === current && !isHistory)) return;
    if (written.current !== search) current.value = search;
    written.current = search;
  }, [search, isHistory]);

  function find() {
    const text = field.current?.value.trim() ?? "";
    const replaced = written.current;
    if (text === replaced) return;
    written.current = text;
    navigate(getBlogPath(blog, { search: text }), {
      // One history entry per search, not per key.
      replace: replaced !== "",
      preventScrollReset: true,
    });
  }

  return (
    <search className="mt-8 block lg:col-span-4 lg:mt-0">
      <form
        action={getBlogPath(blog)}
        onSubmit={(event) => {
          event.preventDefault();
          find();
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
          onChange={find}
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

/** Choosing a category keeps the search (rule 30 in docs/rules.md). */
function CategoryChips({ blog, filter }: BlogHeadProps) {
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
