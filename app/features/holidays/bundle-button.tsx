import type { HolidayBundle } from "~/content/holiday-bundles";
import { addToCart } from "~/features/cart/add-to-cart";
import { Button } from "~/ui/button";
import type { BundleState } from "./bundle-stock";

type BundleButtonProps = { bundle: HolidayBundle; state: BundleState };

const words = {
  asking: "Asking the store...",
  unknown: "The store did not answer",
  "sold out": "Out of Stock",
  "for sale": "Add to Cart",
} as const;

/** Adds the first variant (specification, section 5), or says why it cannot. */
export function BundleButton({ bundle, state }: BundleButtonProps) {
  if (state.kind === "missing") {
    return <p className="bundle-missing">Not in our store at the moment.</p>;
  }
  const product = state.kind === "for sale" ? state.product : null;
  const [variant] = product?.variants ?? [];
  return (
    <Button
      size="small"
      disabled={!variant}
      onClick={() => product && variant && addToCart(product, variant)}
      className="noscript:hidden"
    >
      {words[state.kind]}
      <span className="sr-only"> {bundle.name}</span>
    </Button>
  );
}
