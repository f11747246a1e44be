import { formatPrice, type Money } from "~/lib/money";
import { freeShippingFor } from "./cart-totals";

export function FreeShippingBar({ total }: { total: Money }) {
  const shipping = freeShippingFor(total);
  if (!shipping) return null;
  const { from, missing, share } = shipping;
  return (
    <div className="cart-shipping">
      <p className="mb-2.5 flex flex-wrap justify-between gap-x-4 text-note">
        <span className="font-semibold">
          {missing ? `${formatPrice(missing)} until free shipping` : "Your order ships free"}
        </span>
        <span className="tabular text-stone">
          {missing ? `${formatPrice(total)} of ${formatPrice(from)}` : `from ${formatPrice(from)}`}
        </span>
      </p>
      <progress value={share} aria-label="Towards free shipping" className="bar" />
    </div>
  );
}
