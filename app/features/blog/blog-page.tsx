import { useSearchParams } from "react-router";
import { FailureNotice } from "~/blocks/failure-notice";
import type { Answer } from "~/commerce/answer";
import type { ArticleTeaser } from "~/commerce/model";
import { counted } from "~/lib/text";
import { BlogHead } from "./blog-head";
import type { ListFallback } from "./blog-on-server";
import { BlogSidebar } from "./blog-sidebar";
import { categoryBySlug } from "./category";
import { CategoryChips } from "./category-chips";
import { FeaturedBlock } from "./featured-block";
import { Loading } from "./loading";
import { PostCard } from "./post-card";
import { filterOf, filterPosts, type PostFilter } from "./post-filter";
import { featuredPosts } from "./post-lists";
import { SampleBanner } from "./sample-banner";
import { useJournal } from "./use-journal";

type BlogPageProps = { articles: Answer<ArticleTeaser[]>; fallback: ListFallback | null };

export function BlogPage({ articles, fallback }: BlogPageProps) {
  const journal = useJournal(articles, fallback);
  const [parameters] = useSearchParams();
  const filter = filterOf(parameters);
  const isFiltered = filter.search !== "" || filter.category !== "";

  const posts = journal.status === "ready" ? journal.posts : [];
  const found = filterPosts(posts, filter);
  const featured = isFiltered ? [] : featuredPosts(posts);
  const listed = found.filter((post) => !featured.includes(post));
  return (
    <>
      <BlogHead search={filter.search} />
      <CategoryChips filter={filter} />
      <div className="wrap pb-section">
        {journal.status === "ready" && journal.isSample && <SampleBanner />}
        {journal.status === "loading" && <Loading text="Loading blog posts..." />}
        {journal.status === "failed" && (
          <FailureNotice
            title="The articles could not be loaded."
            error={journal.error}
            onTryAgain={journal.tryAgain}
          />
        )}
        {featured.length > 0 && <FeaturedBlock posts={featured} />}
        {journal.status === "ready" && (
          <div className="mt-10 gap-x-(--gutter) lg:mt-16 lg:columns-12">
            <section aria-labelledby="articles" className="lg:col-span-9">
              <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-ink pb-3">
                <h2 id="articles" className="heading-2">
                  {headingOf(filter)}
                </h2>
                <p role="status" className="tabular text-note text-stone">
                  {statusOf(found.length, filter)}
                </p>
              </div>
              {found.length === 0 && <NoArticles />}
              <ul className="grid grid-cols-1 gap-x-(--gutter) sm:grid-cols-2 sm:gap-y-12 sm:pt-8 lg:grid-cols-3 lg:gap-y-16">
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

function NoArticles() {
  return (
    <p className="max-w-md py-10 text-stone">
      No articles found. Try adjusting your search or filters.
    </p>
  );
}

function headingOf({ category, search }: PostFilter): string {
  if (search !== "") return "Search results";
  return categoryBySlug(category)?.name ?? (category === "" ? "Latest" : "Articles");
}

/** Read out when it changes, so that a search is answered for everybody. */
function statusOf(count: number, { category, search }: PostFilter): string {
  const name = categoryBySlug(category)?.name;
  const inCategory = name ? ` in ${name}` : "";
  return `${counted(count, "article")}${search ? ` for “${search}”` : ""}${search ? inCategory : ""}`;
}
