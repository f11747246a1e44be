import { data, type ShouldRevalidateFunction } from "react-router";
import {
  breadcrumbList,
  getSiteUrl,
  pageMeta,
  pageTitle,
  StructuredData,
} from "~/blocks/page-meta";
import { revalidateOnRetry } from "~/blocks/use-load-result";
import { load, notCached, responseFor } from "~/commerce/load";
import type { LoadResult } from "~/commerce/load-result";
import type { Product } from "~/commerce/model";
import { catalogueSize, fetchProducts } from "~/commerce/operations/products";
import { findCategoryPage } from "~/content/categories";
import shopHero from "~/content/generated/pictures/shop-hero";
import { ShopView } from "~/features/shop/shop-view";
import { catalogueCache, type PageHandle } from "~/lib/page-handle";
import { toCardProduct } from "~/product/card-product";
import type { Route } from "./+types/shop";

export { loaderHeaders as headers } from "~/commerce/load";
export { ErrorBoundary } from "~/shell/error-boundary";

/** Known categories filter the same products; an unknown one has none. */
export const shouldRevalidate: ShouldRevalidateFunction = (change) =>
  revalidateOnRetry(change) || !findCategoryPage(change.currentParams.category);

const filterParameters = ["availability", "concern", "price", "sort"];

export const handle: PageHandle = {
  cache: { ...catalogueCache, query: filterParameters },
  sitemap: {
    "/shop": "All products",
    "/shop/nutraceuticals": "Supplements",
    "/shop/haircare": "Shampoo, conditioner and oils for lengths",
    "/shop/scalp-therapy": "Serums, oils, scrub and mask for the scalp",
  },
};

/** All products; the category filters them. The store is not asked for an unknown one. */
export async function loader({ context, params }: Route.LoaderArgs) {
  if (!findCategoryPage(params.category)) {
    const products: LoadResult<Product[]> = { status: "ready", value: [] };
    return data({ products }, { ...notCached, status: 404 });
  }
  const products = await load(context, async (client) =>
    (await fetchProducts(client, catalogueSize)).map(toListed),
  );
  return data({ products }, responseFor(products));
}

/** The filter asks for every variant. */
function toListed(product: Product): Product {
  return { ...toCardProduct(product), variants: product.variants };
}

export function meta({ params, matches, location }: Route.MetaArgs) {
  const page = findCategoryPage(params.category);
  const query = new URLSearchParams(location.search);
  if (!page) return [{ title: pageTitle("No products found") }, noIndex];
  return pageMeta(matches, {
    title: page.title,
    description: page.description,
    path: page.path,
    picture: shopHero,
    // A filtered list is not indexed.
    isIndexed: !filterParameters.some((name) => query.has(name)),
  });
}

/** Unknown and empty categories are not indexed. */
const noIndex = { name: "robots", content: "noindex" };

export default function ShopRoute({ loaderData, params, matches }: Route.ComponentProps) {
  const page = findCategoryPage(params.category);
  const shop = ["Shop", "/shop"] as const;
  const steps = params.category && page ? [shop, [page.label, page.path] as const] : [shop];
  return (
    <>
      <StructuredData data={breadcrumbList(getSiteUrl(matches), steps)} />
      <ShopView products={loaderData.products} category={page?.id ?? null} />
    </>
  );
}
