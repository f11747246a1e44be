import { data, type ShouldRevalidateFunctionArgs } from "react-router";
import { pageMeta, siteUrlIn } from "~/blocks/page-meta";
import { breadcrumbList, StructuredData } from "~/blocks/structured-data";
import { commerceContext } from "~/commerce/context";
import journalGarden from "~/content/generated/pictures/journal-garden";
import { site } from "~/content/site";
import { listOnServer } from "~/features/blog/blog-on-server";
import { BlogPage } from "~/features/blog/blog-page";
import { categoryBySlug } from "~/features/blog/category";
import { blogAddress, filterOf } from "~/features/blog/post-filter";
import type { Route } from "./+types/blog";
import "~/styles/blog.css";

export async function loader({ context }: Route.LoaderArgs) {
  const listed = await listOnServer(context.get(commerceContext));
  return data(listed, listed.fallback ? { headers: { "Cache-Control": "no-store" } } : undefined);
}

export async function clientLoader() {
  const { askInBrowser, articlesQuery } = await import("~/commerce/browser-queries");
  return { articles: askInBrowser(articlesQuery), fallback: null };
}

/** Category and search choose among the articles that are there; nothing is asked again. */
export function shouldRevalidate(move: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = move;
  return currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate;
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ location, matches }: Route.MetaArgs) {
  const filter = filterOf(new URLSearchParams(location.search));
  const category = categoryBySlug(filter.category);
  const isKept = filter.search === "" && (filter.category === "" || category);
  return [
    ...pageMeta(matches, {
      title: `${category ? `${category.name} | ` : ""}Journal | ${site.name}`,
      description: category?.description ?? description,
      path: blogAddress({ category: category?.slug ?? "" }),
      picture: journalGarden,
      // Any text fits the address of a search; search engines need not keep them.
      isIndexed: Boolean(isKept),
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
  "Hair science, scalp care, washing, food and time: sober articles with the amount beside the claim.";

export default function BlogRoute({ loaderData, matches }: Route.ComponentProps) {
  return (
    <>
      <StructuredData data={breadcrumbList(siteUrlIn(matches), [["Journal", "/blog"]])} />
      <BlogPage {...loaderData} />
    </>
  );
}
