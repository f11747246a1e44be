import { data } from "react-router";
import { askOnServer, responseFor } from "~/commerce/answer";
import { commerceContext } from "~/commerce/context";
import { catalogueSize, fetchProducts } from "~/commerce/operations/products";
import { categories } from "~/content/categories";
import { site } from "~/content/site";
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

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ params }: Route.MetaArgs) {
  const page = categories.find(({ id }) => id === (params.category ?? "all"));
  if (!page) return [{ title: `No products found | ${site.name}` }, noIndex];
  return [
    { title: `${page.title} | ${site.name}` },
    { name: "description", content: page.description },
  ];
}

/** Any text fits the address of a category; search engines need not keep the empty ones. */
const noIndex = { name: "robots", content: "noindex" };

export default function ShopRoute({ loaderData, params }: Route.ComponentProps) {
  return <ShopPage products={loaderData.products} category={params.category} />;
}
