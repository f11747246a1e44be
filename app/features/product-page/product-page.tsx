import type { ReactNode } from "react";
import type { Failure } from "~/commerce/errors";
import type { Product } from "~/commerce/model";
import type { ProductCopy } from "~/content/product/product-notes";
import type { ProductReviews } from "~/content/proof/reviews";
import type { KitRow, PlanInstead } from "~/features/product-page/purchase/kit";
import type { Comparison } from "~/features/product-page/related/comparison";
import { ProductDetail } from "./product-detail";
import { ProductNotFound } from "./product-not-found";
import type { DescribedProduct } from "./texts/product-description";

type ProductPageProps = {
  handle: string;
  /** `null` for one that the store does not have. */
  product: DescribedProduct | null;
  related: readonly Product[];
  failure: Failure | null;
  reviews: ProductReviews;
  copy: ProductCopy;
  kit: readonly KitRow[];
  planInstead: PlanInstead | null;
  comparison: Comparison | null;
  /** Shown under the reassurance lines. Passed in, because the quiz is another feature. */
  quizButton: ReactNode;
};

export function ProductPage({ handle, product, failure, ...rest }: ProductPageProps) {
  if (product) return <ProductDetail product={product} {...rest} />;
  // A product of an unpaid store may be there again.
  return failure === "unpaid" ? <ProductNotFound /> : <ProductNotFound handle={handle} />;
}
