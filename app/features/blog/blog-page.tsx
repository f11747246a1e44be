import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import type { LoadResult } from "~/commerce/load-result";
import { blogCategories, categoryBySlug } from "~/content/blog/blog-categories";
import { counted } from "~/lib/text";
import { Heading } from "~/ui/heading";
import { Link } from "~/ui/link";
import { tabClass } from "~/ui/tab-class";
import { BlogSidebar } from "./blog-sidebar";
import { Loading, useJournalResult } from "./journal-result";
import type { BlogPost } from "./post";
import { PostCard } from "./post-card";
import { filterPosts, getBlogPath, type PostFilter, parseFilter } from "./post-filter";
import { coverLinkClass, MetaLine, PostPictureView, PostTile, SampleBanner } from "./post-parts";
import { SearchBox } from "./search-box";

type BlogPageProps = {
  articles: LoadResult<BlogPost[]>;
  /** In place of articles that could not be loaded. */
  samples: readonly BlogPost[] | null;
};

export function BlogPage({ articles, samples }: BlogPageProps) {
  const state = useJournalResult("blog posts", articles);
  const isLoading = state.status === "loading";
  const posts = state.status === "ready" ? state.value : (samples ?? []);
  const [parameters] = useSearchParams();
  const filter = parseFilter(parameters);
  const isFiltered = filter.search !== "" || filter.category !== "";

  const found = filterPosts(posts, filter);
  const featured = isFiltered ? [] : featuredPosts(posts);
  const listed = found.filter((post) => !featured.includes(post));
  return (
    <>
      <BlogHead search={filter.search} />
      <CategoryChips filter={filter} />
      <div className="page-width pb-section">
        {isLoading && <Loading text="Loading blog posts..." />}
        {state.status === "failed" && <SampleBanner kind="list" onRetry={state.retry} />}
        {featured.length > 0 && <FeaturedBlock posts={featured} />}
        {!isLoading && (
          <div className="mt-10 gap-x-gutter lg:mt-16 lg:grid lg:grid-cols-12">
            <section aria-labelledby="articles" className="lg:col-span-9">
              <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-ink pb-3">
                <Heading id="articles" size="md">
                  {getListHeading(filter)}
                </Heading>
                <p role="status" className="tabular text-note text-muted">
                  {getListStatus(found.length, filter)}
                </p>
              </div>
              {found.length === 0 && (
                <p className="max-w-measure-sm py-10 text-muted">
                  No articles found. Try adjusting your search or filters.
                </p>
              )}
              <ul className="grid grid-cols-1 gap-x-gutter sm:grid-cols-2 sm:gap-y-12 sm:pt-8 lg:grid-cols-3 lg:gap-y-16">
                {listed.map((post, index) => (
                  <li key={post.slug} className="max-sm:border-b max-sm:border-line">
                    <PostCard
                      post={post}
                      search={filter.search}
                      priority={featured.length === 0 && index === 0}
                    />
                  </li>
                ))}
              </ul>
            </section>
            <BlogSidebar posts={posts} />
          </div>
        )}
      </div>
    </>
  );
}

function getListHeading({ category, search }: PostFilter): string {
  if (search !== "") return "Search results";
  return categoryBySlug(category)?.name ?? (category === "" ? "Latest" : "Articles");
}

function getListStatus(count: number, { category, search }: PostFilter): string {
  const name = categoryBySlug(category)?.name;
  const found = counted(count, "article");
  return search ? `${found} for “${search}”${name ? ` in ${name}` : ""}` : found;
}

function BlogHead({ search }: { search: string }) {
  return (
    <header className="page-width gap-x-gutter pt-8 pb-6 lg:grid lg:grid-cols-12 lg:items-end lg:pt-16 lg:pb-10">
      <div className="lg:col-span-8">
        <Heading level={1} size="2xl">
          The Journal
        </Heading>
        <p className="mt-4 max-w-measure-md text-lg text-pretty lg:mt-6">
          Hair grows half an inch a month. That leaves time to read: what it is made of, what it
          needs, and what can be left out.
        </p>
      </div>
      <SearchBox search={search} />
    </header>
  );
}

const choices = [{ slug: "", name: "All Articles" }, ...blogCategories];

/** Choosing a category keeps the search (rule 30 in docs/rules.md). */
function CategoryChips({ filter }: { filter: PostFilter }) {
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
                to={getBlogPath({ category: slug, search: filter.search })}
                preventScrollReset
                aria-current={slug === filter.category ? "page" : undefined}
                className={tabClass}
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

const featuredCount = 3;

export function featuredPosts(posts: readonly BlogPost[]): readonly BlogPost[] {
  return posts.filter((post) => post.isFeatured).slice(0, featuredCount);
}

/** The first article large, the next two beside it (rule 29 in docs/rules.md). */
function FeaturedBlock({ posts: [first, ...others] }: { posts: readonly BlogPost[] }) {
  if (!first) return null;
  return (
    <section
      aria-label="Featured articles"
      className="gap-x-gutter pt-6 lg:grid lg:grid-cols-12 lg:pt-10"
    >
      <article className="group relative lg:col-span-8">
        <PostPictureView
          post={first}
          shape="lead"
          className="max-lg:rounded-picture lg:-ml-bleed lg:rounded-r-picture"
          priority
        />
        <MetaLine post={first} className="mt-5 lg:mt-6" />
        <Heading className="mt-2 max-w-[12em] wrap-anywhere">
          <Link to={`/blog/${first.slug}`} className={coverLinkClass}>
            {first.title}
          </Link>
        </Heading>
        <p className="mt-3 line-clamp-3 max-w-measure-lg text-lg text-pretty lg:mt-4">
          {first.excerpt}
        </p>
      </article>
      {others.length > 0 && (
        <ul className="mt-10 grid gap-x-gutter gap-y-10 sm:grid-cols-2 lg:col-span-4 lg:mt-0 lg:block">
          {others.map((post) => (
            <li key={post.slug} className="group relative lg:mb-10 lg:last:mb-0">
              <PostTile post={post} shape="wide" size="xs" />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
