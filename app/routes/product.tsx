import { data, redirect } from "react-router";
import { getSiteUrl } from "~/blocks/page-meta";
import { getImageOrigins, requestContext } from "~/commerce/context";
import { load, notCached, responseFor } from "~/commerce/load";
import type { LoadResult } from "~/commerce/load-result";
import type { Product } from "~/commerce/model";
import { fetchProduct } from "~/commerce/operations/product-by-handle";
import { fetchProducts, relatedSize } from "~/commerce/operations/products";
import { getProductCopy } from "~/content/product/product-notes";
import { getNewestReviews } from "~/content/proof/reviews";
import { describeProduct } from "~/features/product-page/product-description";
import { ProductPage } from "~/features/product-page/product-page";
import { getPlanQuery } from "~/features/product-page/purchase-choice";
import { followVariantLink, variantParameter } from "~/features/product-page/variant-link";
import { QuizButton, QuizDialogHost } from "~/features/quiz/quiz-button";
import { catalogCache, type PageHandle, tagHeader } from "~/lib/page-handle";
import { toCardProduct } from "~/product/card-product";
import { getRelatedProducts } from "~/product/related-products";
import type { Route } from "./+types/product";

export { revalidateOnNewParams as shouldRevalidate } from "~/blocks/use-load-result";
export { loaderHeaders as headers } from "~/commerce/load";
export { ErrorBoundary } from "~/shell/error-boundary";

export const handle: PageHandle = {
  cache: { ...catalogCache, query: "options", typed: [variantParameter] },
};

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { storefront, showsSamples } = context.get(requestContext);
  const imageOrigins = getImageOrigins(storefront);
  const loading = load(context, async (client) => {
    const found = await fetchProduct(client, params.handle);
    return found && describeProduct(found, imageOrigins);
  });
  if (url.searchParams.has(variantParameter)) redirectToVariant(await loading, url.search);
  const [product, listed] = await Promise.all([
    loading,
    load(context, (client) => fetchProducts(client, relatedSize)),
  ]);
  const related = filterRelated(listed, product);
  const isWhole = product.status === "ready" && related.status === "ready";
  return data(
    {
      product,
      related,
      reviews: getNewestReviews(params.handle, showsSamples),
      copy: getProductCopy(params.handle),
    },
    { ...responseFor(product), ...(isWhole ? { headers: productHeaders(product) } : notCached) },
  );
}

/** Throws the redirect to the page with the variant's options. A variant that the product does not have is ignored. */
function redirectToVariant(product: LoadResult<Product | null>, search: string): void {
  if (product.status !== "ready" || !product.value) return;
  const location = followVariantLink(product.value, search);
  if (location) throw redirect(location, { ...notCached });
}

/** Only the related products that the page shows, to keep its data small. */
function filterRelated(
  listed: LoadResult<Product[]>,
  product: LoadResult<Product | null>,
): LoadResult<Product[]> {
  if (listed.status !== "ready" || product.status !== "ready") return listed;
  const { value } = product;
  return {
    status: "ready",
    value: value ? getRelatedProducts(value, listed.value).map(toCardProduct) : [],
  };
}

/** Lists the option values and selling plans that change this page, for the page cache, and names the product. */
function productHeaders(product: LoadResult<Product | null>): Record<string, string> {
  if (product.status !== "ready" || !product.value) return {};
  const values = product.value.options.flatMap((option) =>
    option.values.map((value) => [option.name, value]),
  );
  const pairs = [...values, ...getPlanQuery(product.value)];
  const query = new URLSearchParams(pairs).toString();
  return { "X-Vary-Query": query, ...tagHeader("product", product.value.id) };
}

/** The page renders title and description from the store's data. */
export function meta() {
  return [];
}

const quizButton = <QuizButton className="mt-2" />;

export default function ProductRoute({ loaderData, params, matches }: Route.ComponentProps) {
  return (
    <>
      {/* The key resets gallery, options and quantity for each product. */}
      <ProductPage
        key={params.handle}
        handle={params.handle}
        quizButton={quizButton}
        siteUrl={getSiteUrl(matches)}
        {...loaderData}
      />
      <QuizDialogHost />
    </>
  );
}
