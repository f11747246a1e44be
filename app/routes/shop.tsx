import { data, type ShouldRevalidateFunctionArgs } from "react-router";
import { pageMeta, siteUrlIn } from "~/blocks/page-meta";
import { breadcrumbList, StructuredData } from "~/blocks/structured-data";
import { askOnServer, responseFor } from "~/commerce/answer";
import { commerceContext } from "~/commerce/context";
import { catalogueSize, fetchProducts } from "~/commerce/operations/products";
import { categories } from "~/content/categories";
import shopHero from "~/content/generated/pictures/shop-hero";
import { site } from "~/content/site";
import { asksForFilter } from "~/features/shop/filter";
import { ShopPage } from "~/features/shop/shop-page";
import type { Route } from "./+types/shop";

export async function loader({ context }: Route.LoaderArgs) {
  const commerce = context.get(commerceContext);
  const products = await askOnServer(() => fetchProducts(commerce, catalogueSize));
  return data({ products }, responseFor(products));
}

export async function clientLoader() {
  const { askInBrowser, productsQuery } = await import("~/commerce/browser-queries");
  return { products: askInBrowser(productsQuery) };
}

/** A filter chooses among the products that are there; nothing is asked again. */
export function shouldRevalidate(move: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = move;
  const isSameList = currentUrl.pathname === nextUrl.pathname;
  return isSameList && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate;
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ params, matches, location }: Route.MetaArgs) {
  const page = categories.find(({ id }) => id === (params.category ?? "all"));
  if (!page) return [{ title: `No products found | ${site.name}` }, noIndex];
  return pageMeta(matches, {
    title: `${page.title} | ${site.name}`,
    description: page.description,
    path: page.path,
    picture: shopHero,
    isIndexed: !asksForFilter(new URLSearchParams(location.search)),
  });
}

/** Any text fits the address of a category; search engines need not keep the empty ones. */
const noIndex = { name: "robots", content: "noindex" };

export default function ShopRoute({ loaderData, params, matches }: Route.ComponentProps) {
  const page = categories.find(({ id }) => id === params.category);
  const steps = [["Shop", "/shop"] as const, ...(page ? [[page.label, page.path] as const] : [])];
  return (
    <>
      <StructuredData data={breadcrumbList(siteUrlIn(matches), steps)} />
      <ShopPage products={loaderData.products} category={params.category} />
    </>
  );
}
