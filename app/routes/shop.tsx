import { data, type ShouldRevalidateFunction } from "react-router";
import { categories } from "#brand/content/categories.ts";
import shopHero from "#brand/generated/images/shop-hero.ts";
import { BreadcrumbData, pageMeta, pageTitle } from "~/blocks/page-meta";
import { notStored, respond } from "~/commerce/load";
import { requirePage } from "~/commerce/pages";
import { isRetry } from "~/commerce/retry";
import { filterParameters } from "~/features/shop/filter";
import { loadShopProducts, noProducts } from "~/features/shop/load-shop";
import { ShopView } from "~/features/shop/shop-view";
import { catalogCache, type PageHandle } from "~/lib/page-handle";
import { pageParameter } from "~/product/list-pages";
import type { Route } from "./+types/shop";

export { loaderHeaders as headers } from "~/lib/page-handle";
export { ErrorBoundary } from "~/shell/error-boundary";

/** The category of an address; without a segment all of them. */
function findCategoryPage(segment: string = "all") {
  return categories.find(({ id }) => id === segment);
}

/** Known categories filter the same products; an unknown one has none. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentParams }) =>
  isRetry() || !findCategoryPage(currentParams.category);

const listParameters = [...filterParameters, pageParameter];

export const handle: PageHandle = {
  cache: catalogCache,
  sitemap: Object.fromEntries(categories.map(({ path, contents }) => [path, contents])),
};

/** The products of all categories, which the page filters. The store is not asked for an unknown one. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = findCategoryPage(params.category);
  if (page) requirePage(context, page.path);
  else return data({ ...noProducts, failure: null }, { status: 404, headers: notStored });
  const showsFirstPage = page.id === "all" && !hasAny(url.searchParams, listParameters);
  const { error, ...list } = await loadShopProducts(context, { showsFirstPage });
  return respond(list, error);
}

function hasAny(parameters: URLSearchParams, names: readonly string[]): boolean {
  return names.some((name) => parameters.has(name));
}

export function meta({ params, matches, location, error }: Route.MetaArgs) {
  if (error) return [];
  const page = findCategoryPage(params.category);
  const query = new URLSearchParams(location.search);
  if (!page) return [{ title: pageTitle("No products found") }, noIndex];
  return pageMeta(matches, {
    title: page.title,
    description: page.description,
    path: page.path,
    image: shopHero,
    // A filtered list is not indexed.
    isIndexed: !hasAny(query, filterParameters),
  });
}

/** Unknown and empty categories are not indexed. */
const noIndex = { name: "robots", content: "noindex" };

export default function ShopRoute({ loaderData, params }: Route.ComponentProps) {
  const page = findCategoryPage(params.category);
  const shop = ["Shop", "/shop"] as const;
  const steps = params.category && page ? [shop, [page.label, page.path] as const] : [shop];
  return (
    <>
      <BreadcrumbData key={params.category} steps={steps} />
      <ShopView {...loaderData} category={page?.id ?? null} />
    </>
  );
}
