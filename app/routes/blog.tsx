import { data } from "react-router";
import { pageMeta } from "~/blocks/page-meta";
import { categoryBySlug } from "~/content/blog/blog-categories";
import journalGarden from "~/content/generated/images/journal-garden";
import { site } from "~/content/site";
import { BlogPage } from "~/features/blog/blog-page";
import { loadBlog, responseForBlog } from "~/features/blog/load-blog";
import { parsePostFilter } from "~/features/blog/post";
import { blogCache, type PageHandle } from "~/lib/page-handle";
import { getBlogPath } from "~/lib/paths";
import type { Route } from "./+types/blog";

export { revalidateByPath as shouldRevalidate } from "~/blocks/retry";
export { loaderHeaders as headers } from "~/commerce/load";
export { ErrorBoundary } from "~/shell/error-boundary";

export const handle: PageHandle = {
  cache: { ...blogCache, query: ["category"], typed: ["q"] },
  sitemap: { "/blog": "Journal" },
  breadcrumbs: [["Journal", "/blog"]],
};

/** All articles; category and search filter them in the browser and on the server. */
export async function loader({ context }: Route.LoaderArgs) {
  const blog = await loadBlog(context);
  return data(blog, responseForBlog(blog));
}

export function meta({ location, matches }: Route.MetaArgs) {
  const filter = parsePostFilter(new URLSearchParams(location.search));
  const category = categoryBySlug(filter.category);
  const isIndexed = filter.search === "" && (filter.category === "" || category);
  return [
    ...pageMeta(matches, {
      title: category ? `${category.name} | Journal` : "Journal",
      description: category?.description ?? description,
      path: getBlogPath({ category: category?.slug ?? "" }),
      image: journalGarden,
      // Search results are not indexed.
      isIndexed: Boolean(isIndexed),
    }),
    {
      tagName: "link",
      rel: "alternate",
      type: "application/rss+xml",
      title: `${site.name} Journal`,
      href: "/blog/feed.xml",
    },
  ];
}

const description =
  "Hair science, scalp care, washing, food and time: clear-eyed articles with the amount beside the claim.";

export default function BlogRoute({ loaderData }: Route.ComponentProps) {
  return <BlogPage {...loaderData} />;
}
