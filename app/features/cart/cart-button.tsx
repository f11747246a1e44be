import { IconButton } from "~/ui/button";
import { CountBadge } from "~/ui/count-badge";
import { getTotalQuantity } from "./cart-rules";
import { openCart, useCart, useCartIsOpen } from "./cart-store";

export const cartButtonId = "cart-button";

/** Opens the cart and shows how many pieces are in it; none until the browser has read its storage. */
export function CartButton() {
  const quantity = useCart(({ items }) => getTotalQuantity(items));
  const isOpen = useCartIsOpen();
  return (
    <IconButton
      icon="bag"
      id={cartButtonId}
      label={quantity > 0 ? `Shopping cart, ${quantity} in it` : "Shopping cart"}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={openCart}
      className="relative noscript:hidden"
    >
      {quantity > 0 && <CountBadge>{quantity}</CountBadge>}
    </IconButton>
  );
}
