import { homeCopy } from "#brand/content/home/home.ts";
import { site } from "#brand/content/site.ts";
import homeHero from "#brand/generated/images/home-hero.ts";
import { StructuredData, staticMeta } from "~/blocks/page-meta";
import { requestContext } from "~/commerce/context";
import { load, respond } from "~/commerce/load";
import { fetchCatalog } from "~/commerce/operations/products";
import { getBlogs } from "~/commerce/pages";
import { useRoot } from "~/commerce/root";
import { fetchNewestPosts } from "~/features/blog/load-blog";
import { namedArticles, selectHomeProducts } from "~/features/home/best-sellers";
import { HomePage } from "~/features/home/home-page";
import { shopAndSite } from "~/features/home/shop-data";
import { catalogCache, type PageHandle } from "~/lib/page-handle";
import type { Route } from "./+types/home";

export { ErrorBoundary } from "~/shell/error-boundary";

export const handle: PageHandle = {
  cache: { ...catalogCache, tags: ["products", "articles"] },
  sitemap: { "/": "Home" },
};

export async function loader({ context }: Route.LoaderArgs) {
  const { sellingPlans } = context.get(requestContext).storefront;
  const [catalog, posts] = await Promise.all([
    load(context, fetchCatalog),
    load(context, (client) => fetchNewestPosts(client, getBlogs(context))),
  ]);
  const products = catalog.value && selectHomeProducts(catalog.value, sellingPlans);
  const { newest = null, paths = [] } = posts.value ?? {};
  const articles = paths.filter((path) => namedArticles.includes(path));
  return respond({ products, posts: newest, articles }, catalog.error ?? posts.error);
}

export const meta = staticMeta({
  title: homeCopy.pageTitle,
  description: site.description,
  path: "/",
  image: homeHero,
});

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <StructuredData data={shopAndSite(useRoot().storefront.siteUrl)} />
      <HomePage {...loaderData} />
    </>
  );
}
