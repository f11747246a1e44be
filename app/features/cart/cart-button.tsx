import { CountBadge, iconButtonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { getTotalQuantity } from "./cart-rules";
import { openCart, useCart, useCartIsOpen } from "./cart-store";

export const cartButtonId = "cart-button";

/** Opens the cart and shows how many pieces are in it; none until the browser has read its storage. */
export function CartButton() {
  const quantity = useCart(({ items }) => getTotalQuantity(items));
  const isOpen = useCartIsOpen();
  return (
    <button
      type="button"
      id={cartButtonId}
      aria-label={quantity > 0 ? `Shopping cart, ${quantity} in it` : "Shopping cart"}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={openCart}
      className={`${iconButtonClass} relative noscript:hidden`}
    >
      <Icon name="bag" />
      {quantity > 0 && <CountBadge>{quantity}</CountBadge>}
    </button>
  );
}
