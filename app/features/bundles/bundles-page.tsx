import { FailureNotice } from "~/blocks/failure-notice";
import { usePaymentToast } from "~/blocks/use-payment-toast";
import type { LoadResult } from "~/commerce/load-result";
import type { Product } from "~/commerce/model";
import { type LoadState, useLoadResult } from "~/commerce/use-load-result";
import { bundlesWords } from "~/content/bundles";
import { TextLink } from "~/ui/text-link";
import { BundleRow } from "./bundle-row";
import "./bundles.css";

/** What is sold together, and the plans that send it: everything that the store tags as either. */
export function BundlesPage({ products }: { products: LoadResult<Product[]> }) {
  return <Bundles state={useLoadResult(products)} />;
}

/** Shown while the page loads. */
export function BundlesLoading() {
  return <Bundles state={{ status: "loading" }} />;
}

function Bundles({ state }: { state: LoadState<Product[]> }) {
  const isUnpaid = usePaymentToast(state);
  const bundles = state.status === "ready" ? state.value.filter(isBundle) : [];

  return (
    <div className="bundles wrap">
      <h1>{bundlesWords.title}</h1>
      <p className="bundles-intro">{bundlesWords.intro}</p>
      <p role="status">{state.status === "loading" && "Loading products..."}</p>
      {state.status === "failed" && !isUnpaid && (
        <FailureNotice title="The products could not be loaded." {...state} />
      )}
      {(state.status === "ready" || isUnpaid) && bundles.length === 0 && (
        <p className="bundles-intro">No products found</p>
      )}
      {bundles.map((bundle, index) => (
        <BundleRow key={bundle.id} product={bundle} isFirst={index === 0} />
      ))}
      <p className="bundles-ways">
        <TextLink to="/subscribe">Have it sent by itself</TextLink>
        <TextLink to="/quiz">Find My Routine</TextLink>
        <TextLink to="/shop">View All Products</TextLink>
      </p>
    </div>
  );
}

function isBundle({ tags }: Product): boolean {
  return tags.some((tag) => tag.toLowerCase() === "bundle");
}
