import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { blogs } from "#brand/content/blog/blogs.ts";
import { FailureNotice } from "~/blocks/failure-notice";
import { CollectionData } from "~/blocks/page-meta";
import { type BlogHandle, getBlogPath } from "~/lib/paths";
import { counted } from "~/lib/text";
import { Grid } from "~/ui/grid";
import { Heading } from "~/ui/heading";
import { CardLink } from "~/ui/link";
import { Title } from "~/ui/title";
import { fitTitle } from "~/ui/title-size";
import { BlogHead } from "./blog-head";
import { BlogSidebar } from "./blog-sidebar";
import { type BlogPost, categoryBySlug, type PostFilter, parsePostFilter } from "./post";
import { MetaLine, PostImageView, PostTile, SampleBanner } from "./post-parts";
import { featuredPosts, filterPosts, matchesSearch } from "./post-selection";

type BlogPageProps = {
  blog: BlogHandle;
  /** `null` when they failed and no samples replace them. */
  shown: readonly BlogPost[] | null;
  isSample: boolean;
  /** Why the store's articles could not be loaded, for the log. */
  message: string | null;
};

export function BlogPage({ blog, shown, isSample, message }: BlogPageProps) {
  useEffect(() => {
    if (message !== null) console.error("Error loading blog posts", message);
  }, [message]);
  const posts = shown ?? [];
  const [parameters] = useSearchParams();
  const filter = parsePostFilter(parameters);
  const isFiltered = filter.search !== "" || filter.category !== "";

  const found = filterPosts(posts, filter);
  const featured = isFiltered ? [] : featuredPosts(posts);
  const listed = found.filter((post) => !featured.includes(post));
  const address = getBlogPath(blog, filter);
  return (
    <>
      {filter.search === "" && found.length > 0 && (
        <CollectionData
          key={address}
          page={[categoryBySlug(filter.category)?.name ?? blogs[blog].name, address]}
          items={[...featured, ...listed].map(({ title, path }) => [title, path])}
        />
      )}
      <BlogHead blog={blog} filter={filter} />
      <div className="page-width pb-section">
        {!shown && (
          <div className="pt-10">
            <FailureNotice title="Error loading blog posts" />
          </div>
        )}
        {isSample && <SampleBanner title="Mostrando artículos de ejemplo." />}
        <FeaturedBlock posts={featured} />
        {shown && (
          <Grid className="mt-10 lg:mt-16">
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
                  No articles found.
                  {isFiltered && <span> Try adjusting your search or filters.</span>}
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
            <BlogSidebar blog={blog} posts={posts} />
          </Grid>
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

type PostCardProps = { post: BlogPost; search: string; priority: boolean };

/** An article in the list; on the phone a row with its image at the right. */
function PostCard({ post, search, priority }: PostCardProps) {
  return (
    <article className="group/card relative max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_112px] max-sm:gap-x-4 max-sm:py-5">
      <PostImageView
        post={post}
        shape="card"
        priority={priority}
        className="rounded-picture max-sm:col-start-2 max-sm:row-span-4 max-sm:row-start-1 max-sm:self-start max-sm:rounded-thumb"
      />
      <MetaLine post={post} className="sm:mt-4" />
      <Heading level={3} size="xs" dir="auto" className="mt-1 wrap-anywhere">
        <CardLink to={post.path}>
          <Title title={post.title}>{post.title}</Title>
        </CardLink>
      </Heading>
      <p
        dir="auto"
        className="mt-2 line-clamp-3 text-note text-pretty text-muted max-sm:line-clamp-2"
      >
        {post.excerpt}
      </p>
      <FoundTags post={post} search={search} />
    </article>
  );
}

/** Names the matched tags when neither title nor excerpt matches. */
function FoundTags({ post, search }: { post: BlogPost; search: string }) {
  if (search === "" || matchesSearch([post.title, post.excerpt], search)) return null;
  const found = post.tags.filter((tag) => matchesSearch([tag], search));
  return (
    <p className="mt-2 text-sm text-muted">
      Topic: <bdi>{found.join(", ")}</bdi>
    </p>
  );
}

/** The first article large, the next two beside it (rule 29 in docs/rules.md). */
function FeaturedBlock({ posts: [first, ...others] }: { posts: readonly BlogPost[] }) {
  if (!first) return null;
  return (
    <Grid as="section" aria-label="Featured articles" className="pt-6 lg:pt-10">
      <article className="group/card relative lg:col-span-8">
        <PostImageView
          post={first}
          shape="lead"
          className="max-lg:rounded-picture lg:-ml-bleed lg:rounded-r-picture"
          priority
        />
        <MetaLine post={first} className="mt-5 lg:mt-6" />
        <Heading
          size={fitTitle("lg", first.title)}
          dir="auto"
          className="mt-2 max-em-12 wrap-anywhere"
        >
          <CardLink to={first.path}>
            <Title title={first.title} />
          </CardLink>
        </Heading>
        <p dir="auto" className="mt-3 line-clamp-3 max-w-measure-lg text-lg text-pretty lg:mt-4">
          {first.excerpt}
        </p>
      </article>
      {others.length > 0 && (
        <ul className="mt-10 grid gap-x-gutter gap-y-10 sm:grid-cols-2 lg:col-span-4 lg:mt-0 lg:block">
          {others.map((post) => (
            <li key={post.slug} className="group/card relative lg:mb-10 lg:last:mb-0">
              <PostTile post={post} shape="wide" size="xs" />
            </li>
          ))}
        </ul>
      )}
    </Grid>
  );
}
