import type { ReactNode } from "react";
import { FailureNotice } from "~/blocks/failure-notice";
import { usePaymentToast } from "~/blocks/use-payment-toast";
import type { Answer } from "~/commerce/answer";
import type { Product } from "~/commerce/model";
import { queryKeys } from "~/commerce/query-keys";
import { useAnswer } from "~/commerce/use-answer";
import type { ProductWords } from "~/content/product-words";
import { site } from "~/content/site";
import { ProductDetail } from "./product-detail";
import { ProductLoading } from "./product-loading";
import { ProductNotFound } from "./product-not-found";

type ProductPageProps = {
  handle: string;
  product: Answer<Product | null>;
  related: Answer<readonly Product[]>;
  words: ProductWords;
  /** Under the reassurance lines; the quiz is another feature. */
  quizButton: ReactNode;
  /** Origin of the shop. */
  siteUrl: string;
};

export function ProductPage({ handle, product, ...rest }: ProductPageProps) {
  const reading = useAnswer(product, queryKeys.product(handle));
  const isUnpaid = usePaymentToast(reading);

  if (reading.status === "loading") return <ProductLoading />;
  if (reading.status === "failed" && !isUnpaid) {
    return (
      <div className="wrap py-(--section)">
        <title>{`Product | ${site.name}`}</title>
        <h1 className="heading-1 mb-8">This product could not be loaded</h1>
        <FailureNotice
          title="The store did not answer as it should."
          error={reading.error}
          onTryAgain={reading.tryAgain}
        />
      </div>
    );
  }
  if (reading.status === "failed") return <ProductNotFound />;
  if (reading.value === null) return <ProductNotFound gone={handle} />;
  return <ProductDetail product={reading.value} {...rest} />;
}
