import { blogs } from "#brand/content/blog/blogs.ts";
import { site } from "#brand/content/site.ts";
import { BreadcrumbData, pageMeta } from "~/blocks/page-meta";
import { respond } from "~/commerce/load";
import { requirePage } from "~/commerce/pages";
import { BlogPage } from "~/features/blog/blog-page";
import { loadBlog } from "~/features/blog/load-blog";
import { categoryBySlug, parsePostFilter } from "~/features/blog/post";
import { blogCache, type PageHandle } from "~/lib/page-handle";
import { blogHandles, getBlogAt, getBlogPath, getFeedPath } from "~/lib/paths";
import type { Route } from "./+types/blog";

export { revalidateByPath as shouldRevalidate } from "~/commerce/retry";
export { ErrorBoundary } from "~/shell/error-boundary";

export const handle: PageHandle = {
  cache: blogCache,
  sitemap: Object.fromEntries(blogHandles.map((blog) => [getBlogPath(blog), blogs[blog].name])),
};

/** All articles; category and search filter them in the browser and on the server. */
export async function loader({ context, url }: Route.LoaderArgs) {
  requirePage(context, url.pathname);
  const blog = getBlogAt(url.pathname);
  const { error, ...loaded } = await loadBlog(context, blog);
  return respond({ blog, ...loaded, message: error?.message ?? null }, error);
}

export function meta({ location, matches, error }: Route.MetaArgs) {
  if (error) return [];
  const blog = getBlogAt(location.pathname);
  const { name, description, image } = blogs[blog];
  const filter = parsePostFilter(new URLSearchParams(location.search));
  const category = categoryBySlug(filter.category);
  const isIndexed = filter.search === "" && (filter.category === "" || category);
  return [
    ...pageMeta(matches, {
      title: category ? `${category.name} | ${name}` : name,
      description: category?.description ?? description,
      path: getBlogPath(blog, { category: category?.slug ?? "" }),
      image,
      // Search results are not indexed.
      isIndexed: Boolean(isIndexed),
    }),
    {
      tagName: "link",
      rel: "alternate",
      type: "application/rss+xml",
      title: `${site.name} ${name}`,
      href: getFeedPath(blog),
    },
  ];
}

export default function BlogRoute({ loaderData }: Route.ComponentProps) {
  const { blog } = loaderData;
  return (
    <>
      <BreadcrumbData key={blog} steps={[[blogs[blog].name, getBlogPath(blog)]]} />
      <BlogPage key={blog} {...loaderData} />
    </>
  );
}
