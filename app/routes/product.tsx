import { data, redirect } from "react-router";
import { getImageOrigins, requestContext } from "~/commerce/context";
import { toFailure } from "~/commerce/errors";
import { load, notStored, respond } from "~/commerce/load";
import type { Product } from "~/commerce/model";
import { fetchProduct } from "~/commerce/operations/product-by-handle";
import { fetchCatalog, fetchProducts, relatedSize } from "~/commerce/operations/products";
import { ProductPage } from "~/features/product-page/product-page";
import { getKitRows } from "~/features/product-page/purchase/kit";
import {
  followVariantLink,
  variantParameter,
} from "~/features/product-page/purchase/option-choice";
import { getComparison } from "~/features/product-page/related/comparison";
import { getProductCopy } from "~/features/product-page/texts/product-copy";
import { describeProduct } from "~/features/product-page/texts/product-description";
import { getNewestReviews } from "~/features/product-page/texts/review-selection";
import { QuizButton, QuizDialogHost } from "~/features/quiz/quiz-button";
import { catalogCache, type PageHandle, tagHeader } from "~/lib/page-handle";
import { findComparison } from "~/product/brand-products";
import { toCardProduct } from "~/product/card-product";
import { getKitItems } from "~/product/kits";
import { getRelatedProducts } from "~/product/related-products";
import { PageError } from "~/shell/error-boundary";
import type { Route } from "./+types/product";

export { revalidateByPath as shouldRevalidate } from "~/commerce/retry";
export { loaderHeaders as headers } from "~/lib/page-handle";

export const handle: PageHandle = { cache: catalogCache };

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { storefront, showsSamples, products } = context.get(requestContext);
  const imageOrigins = getImageOrigins(storefront);
  const loading = load(context, async (client) => {
    const found = await fetchProduct(client, params.handle);
    return found && describeProduct(found, imageOrigins);
  });
  if (url.searchParams.has(variantParameter)) redirectToVariant((await loading).value, url.search);
  const needsCatalog =
    getKitItems(params.handle).length > 0 || findComparison(params.handle, products) !== null;
  const [{ value: product, error }, list, whole] = await Promise.all([
    loading,
    load(context, (client) => fetchProducts(client, relatedSize)),
    load(context, async (client) => (needsCatalog ? fetchCatalog(client) : [])),
  ]);
  // An unpaid store has no products (rule 34 in docs/rules.md).
  if (error && toFailure(error) !== "unpaid") throw data(null, { status: 503 });
  const catalog = whole.value ?? [];
  const page = {
    product,
    // Drops what the page does not show, to keep its data small.
    related: product ? getRelatedProducts(product, list.value ?? []).map(toCardProduct) : [],
    kit: getKitRows(params.handle, catalog),
    comparison: getComparison(params.handle, catalog, products),
    reviews: getNewestReviews(params.handle, showsSamples),
    copy: getProductCopy(params.handle, products),
  };
  const missing = product ? (list.error ?? whole.error) : error;
  return respond(page, missing, {
    status: product ? 200 : 404,
    headers: product ? tagHeader("product", product.id) : {},
  });
}

/** Throws the redirect to the page with the variant's options. What it does not have, the page says. */
function redirectToVariant(product: Product | null, search: string): void {
  const location = product && followVariantLink(product, search);
  if (location) throw redirect(location, { headers: { ...notStored } });
}

/** The page renders title and description from the store's data. */
export function meta() {
  return [];
}

const quizButton = <QuizButton />;

export default function ProductRoute({ loaderData, params }: Route.ComponentProps) {
  return (
    <>
      {/* The key resets gallery, options and quantity for each product. */}
      <ProductPage
        key={params.handle}
        handle={params.handle}
        quizButton={quizButton}
        {...loaderData}
      />
      <QuizDialogHost />
    </>
  );
}

export function ErrorBoundary() {
  return (
    <PageError
      title="We couldn’t load this product"
      text="Something went wrong on our end."
      back={["Back to Shop", "/shop"]}
    />
  );
}
