import { data } from "react-router";
import { askOnServer, responseFor } from "~/commerce/answer";
import { commerceContext } from "~/commerce/context";
import { catalogueSize, fetchProducts } from "~/commerce/operations/products";
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

export default function ShopRoute({ loaderData, params }: Route.ComponentProps) {
  return <ShopPage products={loaderData.products} category={params.category} />;
}
