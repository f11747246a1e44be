import { data } from "react-router";
import { askOnServer, responseFor } from "~/commerce/answer";
import { commerceContext } from "~/commerce/context";
import { fetchProduct } from "~/commerce/operations/product-by-handle";
import { fetchProducts, relatedSize } from "~/commerce/operations/products";
import { ProductPage } from "~/features/product/product-page";
import type { Route } from "./+types/product";

export async function loader({ context, params }: Route.LoaderArgs) {
  const commerce = context.get(commerceContext);
  const [product, related] = await Promise.all([
    askOnServer(() => fetchProduct(commerce, params.handle)),
    askOnServer(() => fetchProducts(commerce, relatedSize)),
  ]);
  return data({ product, related }, responseFor(product));
}

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const { askInBrowser, productQuery, relatedProductsQuery } = await import(
    "~/commerce/browser-queries"
  );
  return {
    product: askInBrowser(productQuery(params.handle)),
    related: askInBrowser(relatedProductsQuery),
  };
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export default function ProductRoute({ loaderData, params }: Route.ComponentProps) {
  // The key starts gallery, options and quantity anew for every product.
  return <ProductPage key={params.handle} handle={params.handle} {...loaderData} />;
}
