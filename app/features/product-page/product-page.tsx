import type { ReactNode } from "react";
import { FailureNotice } from "~/blocks/failure-notice";
import { PageLoading } from "~/blocks/loading";
import { useLoadResult, usePaymentToast } from "~/blocks/use-load-result";
import type { LoadResult } from "~/commerce/load-result";
import type { Product } from "~/commerce/model";
import type { ProductCopy } from "~/content/product/product-notes";
import type { ProductReviews } from "~/content/proof/reviews";
import { site } from "~/content/site";
import { Heading } from "~/ui/heading";
import type { DescribedProduct } from "./product-description";
import { ProductDetail } from "./product-detail";
import { ProductNotFound } from "./product-not-found";

type ProductPageProps = {
  handle: string;
  product: LoadResult<DescribedProduct | null>;
  related: LoadResult<readonly Product[]>;
  reviews: ProductReviews;
  copy: ProductCopy;
  /** Under the reassurance lines; the quiz is another feature. */
  quizButton: ReactNode;
  siteUrl: string;
};

export function ProductPage({ handle, product, related, ...rest }: ProductPageProps) {
  const state = useLoadResult(product, related);
  const isUnpaid = usePaymentToast(state);

  if (state.status === "pending")
    return (
      <>
        <title>{site.name}</title>
        <PageLoading />
      </>
    );
  if (state.status === "failed" && !isUnpaid) {
    return (
      <div className="page-width py-section">
        <title>{`Product | ${site.name}`}</title>
        <Heading level={1} className="mb-8">
          We couldn’t load this product
        </Heading>
        <FailureNotice title="Something went wrong on our end." {...state} />
      </div>
    );
  }
  if (state.status === "failed") return <ProductNotFound />;
  if (state.value === null) return <ProductNotFound handle={handle} />;
  const products = related.status === "ready" ? related.value : [];
  return <ProductDetail product={state.value} related={products} {...rest} />;
}
