import { shipsFaster } from "~/content/subscribe/plans";
import { describeScheduleFit, isUsedInWashes } from "~/product/refill";
import { RefillText, useRefill } from "~/product/refill-text";
import { WashesField } from "~/product/washes-field";
import type { CartItem, CartItems } from "./cart-items";
import type { LineOffer } from "./line-prices";

type LineRefillProps = {
  item: CartItem;
  /** Null while the catalog is unknown, and for a line that it does not have. */
  offer: LineOffer | null;
};

/** How long a line lasts, and what its schedule does to it. */
export function LineRefill({ item, offer }: LineRefillProps) {
  const { product, price, quantity, sellingPlan } = item;
  const { handle } = product.node;
  const refill = useRefill(handle ?? "", item, quantity);
  if (!refill) return null;
  const fit =
    sellingPlan &&
    describeScheduleFit(
      refill,
      { sellingPlan },
      offer?.variant.sellingPlanAllocations ?? [],
      offer?.product.requiresSellingPlan === false,
    );
  const isFaster = sellingPlan !== undefined && shipsFaster(handle ?? "");
  return (
    <p aria-live="polite" className="mt-1 text-sm text-muted">
      <RefillText refill={refill} currencyCode={isFaster ? null : price.currencyCode} />
      {fit && <span className="text-ink"> {fit}</span>}
    </p>
  );
}

/** The question on which the end of some lines depends, once for all of them. */
export function CartWashes({ items }: { items: CartItems }) {
  const hasWashes = items.some(({ product: { node } }) => isUsedInWashes(node.handle ?? ""));
  return hasWashes && <WashesField className="border-t border-line py-4" />;
}
