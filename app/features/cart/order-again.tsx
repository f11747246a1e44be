import { useEffect } from "react";
import { orderAgainCopy } from "#brand/content/order-again.ts";
import { FailureNotice } from "~/blocks/failure-notice";
import type { Product } from "~/commerce/model";
import { useRoot } from "~/commerce/root";
import { monthAndDay } from "~/lib/dates";
import { formatPriceWithCode } from "~/lib/money";
import { Caution } from "~/product/caution";
import { useCatalog } from "~/product/use-catalog";
import { getVariantNumber } from "~/product/variants";
import { Button, QuietButton } from "~/ui/button";
import { showToast } from "~/ui/toasts";
import { type CartItem, getLineKey, getLineName, listProducts } from "./cart-items";
import { addLines, parseCartLink } from "./cart-link";
import { getLinePrice, hasSubscription } from "./cart-totals";
import { DoctorSheet } from "./doctor-sheet";
import { findLineOffer } from "./line-prices";
import { describeDates, describeSupply, findArrival } from "./order-dates";
import { changeOrders, followOrders, useLastOrder } from "./placed-orders";

type OrderAgainProps = {
  /** Id of the heading that gets the focus when the buttons disappear. */
  titleId: string;
  onAdded?: () => void;
};

/** The last order that the visitor confirmed, which one press puts into the cart; nothing where none is stored. */
export function OrderAgain({ titleId, onAdded }: OrderAgainProps) {
  useEffect(followOrders, []);
  const order = useLastOrder();
  const confirmed = { ...useRoot().products, samples: [] };
  const { items: products, failure, retry } = useCatalog("products-of-order", Boolean(order));
  if (!order) return null;
  const { day, today, lines } = order;
  const arrival = findArrival(order, products ?? []);
  const since = arrival?.last ?? day;
  const dates = describeDates(order, arrival);
  const { terms, subscribe } = orderAgainCopy;
  const title = orderAgainCopy.title(monthAndDay(day), lines.length);

  function add() {
    const pieces = lines.map((line) => `${getVariantNumber(line.variantId) ?? 0}:${line.quantity}`);
    const linked = parseCartLink(pieces.join(",")) ?? [];
    const notice = addLines(linked, products ?? [], orderAgainCopy.source);
    if (notice) showToast({ title: notice.title, description: notice.description });
    focusTitle();
    onAdded?.();
  }
  function clear() {
    changeOrders(() => []);
    focusTitle();
  }
  const focusTitle = () => document.getElementById(titleId)?.focus();

  return (
    <section aria-label={title} className="my-6 bg-raised px-4 py-3 text-note">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="font-semibold">{title}</p>
        <QuietButton onClick={clear}>{orderAgainCopy.clear}</QuietButton>
      </div>
      <ul className="mb-3 border-y border-line py-1 wrap-anywhere">
        {lines.map((line) => (
          <li key={getLineKey(line)} className="py-1">
            {line.quantity} × <bdi>{getLineName({ ...line, sellingPlan: undefined })}</bdi>
            <p className="text-sm text-muted">{describeOffer(line, products)}</p>
            <p className="text-sm text-muted">{describeSupply(line, since, today, confirmed)}</p>
          </li>
        ))}
      </ul>
      {dates && <p className="mb-3">{dates}</p>}
      <Caution isShort of={listProducts(lines).map(({ handle }) => handle)} />
      <p className="mb-3 text-sm text-muted">
        {hasSubscription(lines) ? `${terms} ${subscribe}` : terms}
      </p>
      {failure ? (
        <FailureNotice title={orderAgainCopy.failure} retry={retry} />
      ) : (
        <Button disabled={!products} onClick={add} className="w-full">
          {orderAgainCopy.action}
        </Button>
      )}
      <DoctorSheet items={lines} orderDay={day} />
    </section>
  );
}

/** What the line costs today, or why it cannot be added. */
function describeOffer(line: CartItem, products: readonly Product[] | null): string | null {
  if (!products) return null;
  const offer = findLineOffer(line, products);
  if (!offer) return orderAgainCopy.isGone;
  if (!offer.variant.availableForSale) return orderAgainCopy.isSoldOut;
  if (offer.product.requiresSellingPlan) return orderAgainCopy.isSubscriptionOnly;
  const now = formatPriceWithCode(getLinePrice({ ...line, price: offer.variant.price }));
  const before = formatPriceWithCode(getLinePrice(line));
  return line.sellingPlan || now === before ? now : orderAgainCopy.changed(now, before);
}
