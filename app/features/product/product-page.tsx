import type { ReactNode } from "react";
import { FailureNotice } from "~/blocks/failure-notice";
import { type LoadResult, useLoadResult, usePaymentToast } from "~/commerce/load-result";
import type { Product } from "~/commerce/model";
import type { ProductCopy } from "~/content/product/product-notes";
import { site } from "~/content/site";
import { lazyWhenIdle } from "~/hydration/lazy-section";
import { Heading } from "~/ui/heading";
import { ProductLoading } from "./product-layout";

const ProductDetail = lazyWhenIdle(async () => (await import("./product-detail")).ProductDetail);

const ProductNotFound = lazyWhenIdle(
  async () => (await import("./product-not-found")).ProductNotFound,
);

type ProductPageProps = {
  handle: string;
  product: LoadResult<Product | null>;
  related: LoadResult<readonly Product[]>;
  copy: ProductCopy;
  /** Under the reassurance lines; the quiz is another feature. */
  quizButton: ReactNode;
  siteUrl: string;
};

/** A constant, because props of a lazy section must not change before it is hydrated. */
const noProducts: readonly Product[] = [];

export function ProductPage({ handle, product, related, ...rest }: ProductPageProps) {
  const state = useLoadResult(product, related);
  const isUnpaid = usePaymentToast(state);

  if (state.status === "loading") return <ProductLoading />;
  if (state.status === "failed" && !isUnpaid) {
    return (
      <div className="page-width py-section">
        <title>{`Product | ${site.name}`}</title>
        <Heading level={1} className="mb-8">
          This product could not be loaded
        </Heading>
        <FailureNotice title="The store did not answer as it should." {...state} />
      </div>
    );
  }
  if (state.status === "failed") return <ProductNotFound />;
  if (state.value === null) return <ProductNotFound handle={handle} />;
  const products = related.status === "ready" ? related.value : noProducts;
  return <ProductDetail product={state.value} related={products} {...rest} />;
}
