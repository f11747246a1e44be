import { useEffect, useRef, useState } from "react";
import { arrivalCopy } from "#brand/content/arrival.ts";
import { getPriceNotice, getTotalNote, howToCancel } from "#brand/content/cart.ts";
import { facts } from "#brand/content/facts.ts";
import { market } from "#brand/content/market.ts";
import { site } from "#brand/content/site.ts";
import { planGuarantee } from "#brand/content/subscribe/plan-terms.ts";
import type { Product } from "~/commerce/model";
import { useRoot } from "~/commerce/root";
import { formatPrice, formatPriceWithCode, type Money } from "~/lib/money";
import { Arrival } from "~/product/arrival";
import { isPlan, shipsFaster } from "~/product/kits";
import { Button } from "~/ui/button";
import type { CartItems } from "./cart-items";
import { getEstimate, getTotal, hasSubscription } from "./cart-totals";
import { checkOut, useCheckout } from "./checkout";
import { DiscountField, discountProblemId, useKeptCodes } from "./discount-field";
import { FreeShippingBar, type Shipping, useFreeShipping } from "./free-shipping";
import { hasBackorder, needsShipping } from "./line-prices";
import { getBuyable } from "./shortages";

const problemId = "checkout-problem";

type CartFootProps = {
  items: CartItems;
  /** The catalog; empty until it is known. */
  products: readonly Product[];
  repriced: readonly string[];
  className: string;
};

export function CartFoot(props: CartFootProps) {
  const { items, products, repriced, className } = props;
  const { storefront } = useRoot();
  const { attempt, shortages } = useCheckout();
  const [firstItems] = useState(items);
  const buyable = getBuyable(items, shortages);
  const total = getTotal(buyable);
  const isShipped = needsShipping(buyable, products);
  const shipping = useFreeShipping(isShipped ? total : null, buyable);
  const isCreating = attempt.state === "creating";
  const problem = attempt.state === "failed" ? attempt.problem : null;
  const isCodeRefused = useKeptCodes().refused.length > 0;
  const buttonRef = useRef<HTMLButtonElement>(null);
  const problemIds = [problem && problemId, isCodeRefused && discountProblemId].filter(Boolean);

  useEffect(() => {
    // The button lost focus while it was disabled; its description is the problem.
    if ((problem || isCodeRefused) && document.activeElement === document.body)
      buttonRef.current?.focus();
  }, [problem, isCodeRefused]);

  return (
    <div className={className}>
      <FreeShippingBar shipping={shipping} />
      {attempt.state === "failed" && (
        <div
          id={problemId}
          className="mt-3 mb-3 border-t-2 border-error bg-raised px-4 py-4 text-note"
        >
          <p className="font-semibold">{attempt.problem.title}</p>
          <p>{attempt.problem.description}</p>
          {attempt.refusals.map(
            ({ text, line }) =>
              !line && (
                <p key={text} dir="auto" className="mt-2 wrap-anywhere">
                  {text}
                </p>
              ),
          )}
        </div>
      )}
      <p role="status" className="text-note">
        {repriced.length > 0 && <span className="mb-3 block">{getPriceNotice(repriced)}</span>}
      </p>
      {/* On a phone on its side, the code and the button are beside the total, and so in view. */}
      <div className="low:sm:columns-2 gap-x-gutter *:nth-3:break-before-column">
        <div role="status">
          {items !== firstItems && <p className="sr-only">Cart totals updated</p>}
          <Totals {...{ total, isShipped, shipping }} />
        </div>
        <p className="mt-1 text-sm">
          {isShipped ? (
            <Arrival
              currencyCode={total?.currencyCode ?? null}
              isBackordered={hasBackorder(buyable, products)}
              shipsFaster={hasSubscription(buyable, shipsFaster)}
            />
          ) : (
            arrivalCopy.nothingShips
          )}
        </p>
        <DiscountField />
        <Button
          ref={buttonRef}
          size="large"
          disabled={isCreating}
          aria-describedby={problemIds.join(" ") || undefined}
          onClick={() => checkOut(storefront)}
          className="w-full"
        >
          {isCreating ? "Creating Checkout..." : `Checkout with ${site.checkoutProvider}`}
        </Button>
        <p className="mt-2 text-center text-sm text-muted">
          {facts.productGuaranteeDays}-day money-back guarantee
          {hasSubscription(buyable, isPlan) && <span>, {planGuarantee}</span>}
          {hasSubscription(buyable) && <span className="block">{howToCancel}</span>}
        </p>
      </div>
    </div>
  );
}

type TotalsProps = {
  /** `null` when the lines cannot be added up. */
  total: Money | null;
  isShipped: boolean;
  shipping: Shipping;
};

/** What the order costs with standard shipping, as far as the shop knows it. */
function Totals({ total, isShipped, shipping }: TotalsProps) {
  const estimate = total && shipping && getEstimate(total, shipping.isSubscribed);
  const isKnown = estimate && !shipping?.mayFallShort;
  return (
    <>
      <dl>
        {isKnown && (
          <div className="flex flex-wrap justify-between gap-x-4 pt-2 text-note">
            <dt>Shipping ({market.country})</dt>
            <dd translate={estimate.shipping ? "no" : undefined} className="tabular">
              {estimate.shipping ? formatPrice(estimate.shipping) : "Free"}
            </dd>
          </div>
        )}
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <dt className="font-display text-display-xs sm:text-display-sm">
            {isKnown ? "Estimated total" : "Total"}
          </dt>
          <dd
            translate={total ? "no" : undefined}
            className="tabular text-xl font-medium sm:text-2xl"
          >
            {total ? formatPriceWithCode(isKnown ? estimate.total : total) : "Shown at checkout"}
          </dd>
        </div>
      </dl>
      <p className="text-sm text-muted">{getTotalNote(!isKnown && isShipped)}</p>
    </>
  );
}
