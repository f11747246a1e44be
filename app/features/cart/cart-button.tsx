import { useEffect } from "react";
import { counted } from "~/lib/text";
import { CountBadge, IconButton } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Layer } from "~/ui/layer";
import { loadWhenIdle } from "~/ui/scheduling";
import { loadToasts, showToast } from "~/ui/toasts";
import { useOnDemand } from "~/ui/use-on-demand";
import { keepCampaign } from "./attribution";
import { getTotalQuantity } from "./cart-items";
import { closeCart, followStoredCart, openCart, useCart, useCartIsOpen } from "./cart-store";
import { useDiscountLink } from "./discount-link";

const cartButtonId = "cart-button";

/** Opens the cart and shows how many items are in it; none until the browser has read its storage. */
export function CartButton() {
  const quantity = useCart(({ items }) => getTotalQuantity(items));
  const isOpen = useCartIsOpen();
  return (
    <IconButton
      id={cartButtonId}
      aria-label={quantity > 0 ? `Shopping cart, ${counted(quantity, "item")}` : "Shopping cart"}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={openCart}
      className="relative noscript:hidden"
    >
      <Icon name="bag" />
      {quantity > 0 && <CountBadge>{quantity}</CountBadge>}
    </IconButton>
  );
}

const loadDrawer = () => import("./cart-drawer");

/**
 * Keeps the cart in step with other tabs, and campaign and discount code of the link that led here. Renders the drawer
 * once it was opened. Its script and the one of toasts are loaded ahead, so that adding and the cart work if the
 * network goes.
 */
export function CartHost() {
  useEffect(() => keepCampaign(location.search), []);
  useDiscountLink();
  useEffect(followStoredCart, []);
  useEffect(() => void loadWhenIdle(loadToasts, loadDrawer), []);
  const isOpen = useCartIsOpen();

  function reportFailure() {
    closeCart();
    showToast({
      title: "We couldn’t open your cart",
      description: "Check your connection and try again. Your items are safe.",
    });
  }
  const drawer = useOnDemand(isOpen, loadDrawer, reportFailure);
  return (
    <Layer isOpen={isOpen} onFailure={reportFailure}>
      {drawer && <drawer.CartDrawer returnFocusTo={cartButtonId} />}
    </Layer>
  );
}
