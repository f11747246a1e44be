import type { Product } from "~/commerce/model";
import { refillCopy, scheduleFitCopy } from "~/content/refill";
import { shipsFaster } from "~/content/subscribe/plans";
import { getPlanDays } from "~/product/plan-days";
import { describeScheduleFit, isUsedInWashes } from "~/product/refill";
import { RefillText, useRefill } from "~/product/refill-text";
import { WashesField } from "~/product/washes-field";
import { Heading } from "~/ui/heading";
import { type CartItem, type CartItems, getLineKey } from "./cart-items";
import { findLineOffer, type LineOffer } from "./line-prices";

type LineProps = {
  item: CartItem;
  /** Null while the catalog is unknown, and for a line that it does not have. */
  offer: LineOffer | null;
};

/** How long a line lasts, and what its schedule does to it. */
function useLineRefill({ item, offer }: LineProps) {
  const { product, quantity, sellingPlan } = item;
  const refill = useRefill(product.node.handle ?? "", item, quantity);
  const allocations = offer?.variant.sellingPlanAllocations ?? [];
  const canBuyOnce = offer?.product.requiresSellingPlan === false;
  const fit =
    refill && sellingPlan && describeScheduleFit(refill, { sellingPlan }, allocations, canBuyOnce);
  const days = sellingPlan && getPlanDays(sellingPlan);
  return { refill, fit, fits: !fit || (days && fit === scheduleFitCopy.fits(days)) };
}

/** Says at a line that its schedule does not fit; nothing for one that does. */
export function ScheduleWarning(props: LineProps) {
  const { fit, fits } = useLineRefill(props);
  return (
    <div aria-live="polite" className="text-sm not-empty:mt-1">
      {fits ? null : fit}
    </div>
  );
}

type CartRefillsProps = { items: CartItems; products: readonly Product[] };

/** How long each line lasts, and the question on which some of it depends. */
export function CartRefills({ items, products }: CartRefillsProps) {
  const hasWashes = items.some(({ product: { node } }) => isUsedInWashes(node.handle ?? ""));
  return (
    <section
      aria-labelledby="cart-refills"
      className="hidden border-t border-line pt-4 pb-2 has-[li]:block"
    >
      <Heading level={3} size="xs" id="cart-refills">
        {refillCopy.title}
      </Heading>
      <ul>
        {items.map((item) => (
          <RefillLine key={getLineKey(item)} item={item} offer={findLineOffer(item, products)} />
        ))}
      </ul>
      {hasWashes && <WashesField className="pb-2" />}
    </section>
  );
}

function RefillLine(props: LineProps) {
  const { item } = props;
  const { refill, fit } = useLineRefill(props);
  const { product, price, sellingPlan } = item;
  if (!refill) return null;
  const isFaster = sellingPlan !== undefined && shipsFaster(product.node.handle ?? "");
  return (
    <li className="py-2 text-sm">
      <span className="font-medium">{product.node.title}</span>
      <p className="text-muted">
        <RefillText refill={refill} currencyCode={isFaster ? null : price.currencyCode} /> {fit}
      </p>
    </li>
  );
}
