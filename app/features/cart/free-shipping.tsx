import { formatPrice, type Money, toMinorUnits } from "~/lib/money";
import type { CartItems } from "./cart-items";
import { getFreeShipping, hasSubscription } from "./cart-totals";
import { useKeptCodes } from "./discount-field";

export type Shipping = ReturnType<typeof useFreeShipping>;

/** How far the cart is from free shipping; `null` where none is promised. */
export function useFreeShipping(total: Money | null, items: CartItems) {
  const isSubscribed = hasSubscription(items);
  const { sent } = useKeptCodes();
  const shipping = total && getFreeShipping(total, isSubscribed);
  if (!shipping) return null;
  // A code may take off half of it, and a store may count what is left.
  const isClose = !isSubscribed && toMinorUnits(total) < 2 * toMinorUnits(shipping.from);
  return { ...shipping, isSubscribed, mayFallShort: isClose && sent.length > 0 };
}

/** Shown until shipping is free for sure; the totals say so then. */
export function FreeShippingBar({ shipping }: { shipping: Shipping }) {
  if (!shipping?.missing && !shipping?.mayFallShort) return null;
  const { missing, share, mayFallShort } = shipping;
  const text = missing
    ? `${formatPrice(missing)} away from free shipping`
    : "Your order ships free";
  return (
    <div className="py-2">
      <p className="tabular mb-2 text-note font-semibold">
        <span>{text + (mayFallShort ? ", before your discount" : "")}</span>
      </p>
      <progress value={share} aria-label="Progress toward free shipping" className="progress-bar" />
    </div>
  );
}
