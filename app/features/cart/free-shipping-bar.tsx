import { formatPrice, type Money } from "~/lib/money";
import { drawerInset } from "~/ui/drawer-parts";
import type { CartItem } from "./cart-item";
import { getFreeShipping, hasSubscription } from "./cart-totals";

type FreeShippingBarProps = { total: Money; items: readonly CartItem[] };

export function FreeShippingBar({ total, items }: FreeShippingBarProps) {
  const isSubscribed = hasSubscription(items);
  const shipping = getFreeShipping(total, isSubscribed);
  if (!shipping) return null;
  const { from, missing, share } = shipping;
  return (
    <div className={`border-b border-line pt-5 pb-5 lg:py-6 ${drawerInset}`}>
      <p className="mb-2.5 flex flex-wrap justify-between gap-x-4 text-note">
        <span className="font-semibold">
          {missing ? `${formatPrice(missing)} until free shipping` : "Your order ships free"}
        </span>
        <span className="tabular text-muted">
          {missing && `${formatPrice(total)} of ${formatPrice(from)}`}
          {!missing && (isSubscribed ? "with a subscription" : `from ${formatPrice(from)}`)}
        </span>
      </p>
      <progress value={share} aria-label="Towards free shipping" className="progress-bar" />
    </div>
  );
}
