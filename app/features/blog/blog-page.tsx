import { useSearchParams } from "react-router";
import type { LoadResult } from "~/commerce/load-result";
import type { ArticleTeaser } from "~/commerce/model";
import { counted } from "~/lib/text";
import { Heading } from "~/ui/heading";
import { BlogHead } from "./blog-head";
import { BlogSidebar } from "./blog-sidebar";
import { categoryBySlug } from "./category";
import { CategoryChips } from "./category-chips";
import { FeaturedBlock } from "./featured-block";
import { Loading } from "./loading";
import type { BlogPost } from "./post";
import { PostCard } from "./post-card";
import { filterPosts, type PostFilter, parseFilter } from "./post-filter";
import { featuredPosts } from "./post-lists";
import { SampleBanner } from "./sample-banner";
import { useBlog } from "./use-blog";

type BlogPageProps = {
  articles: LoadResult<ArticleTeaser[]>;
  /** In place of articles that could not be loaded. */
  samples: readonly BlogPost[] | null;
};

export function BlogPage({ articles, samples }: BlogPageProps) {
  const { posts, isLoading, retry } = useBlog(articles, samples);
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
        {retry && <SampleBanner kind="list" onRetry={retry} />}
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
              {found.length === 0 && <NoArticles />}
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

function NoArticles() {
  return (
    <p className="max-w-md py-10 text-muted">
      No articles found. Try adjusting your search or filters.
    </p>
  );
}

function getListHeading({ category, search }: PostFilter): string {
  if (search !== "") return "Search results";
  return categoryBySlug(category)?.name ?? (category === "" ? "Latest" : "Articles");
}

/** Read out when it changes, so that a search is answered for everybody. */
function getListStatus(count: number, { category, search }: PostFilter): string {
  const name = categoryBySlug(category)?.name;
  const inCategory = name ? ` in ${name}` : "";
  return `${counted(count, "article")}${search ? ` for “${search}”` : ""}${search ? inCategory : ""}`;
}
