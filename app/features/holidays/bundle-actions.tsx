import type { ReactNode } from "react";
import type { HolidayBundle } from "~/content/holidays/holiday-bundles";
import { addToCart } from "~/features/cart/add-to-cart";
import { Button } from "~/ui/button";
import type { BundleState } from "./bundle-stock";

const labels = {
  loading: "Asking the store...",
  unknown: "The store did not answer",
  "sold out": "Out of Stock",
  "for sale": "Add to Cart",
} as const;

type BundleButtonProps = { bundle: HolidayBundle; state: BundleState };

/** The button that adds a bundle to the cart, and in `children` a link. */
export function BundleActions(props: BundleButtonProps & { children: ReactNode }) {
  const { children, ...rest } = props;
  return (
    <div className="mt-4 flex flex-wrap items-center gap-2 *:grow *:basis-32">
      <BundleButton {...rest} />
      {children}
    </div>
  );
}

/** Adds the first variant (rule 12 in docs/rules.md), or says why it cannot. */
function BundleButton({ bundle, state }: BundleButtonProps) {
  if (state.kind === "missing") {
    return <p className="py-2.5 font-medium">Not in our store at the moment.</p>;
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
      {labels[state.kind]}
      <span className="sr-only"> {bundle.name}</span>
    </Button>
  );
}
