import { useEffect } from "react";
import { loadWhenIdle } from "~/ui/scheduling";
import { loadToasts, showToast } from "~/ui/toasts";
import { useOnDemand } from "~/ui/use-on-demand";
import { closeCart, followStoredCart, useCartIsOpen } from "./cart-store";

const loadDrawer = () => import("./cart-drawer");

/**
 * Keeps the cart in step with other tabs and renders the drawer once it was opened. Its script and
 * the one of toasts are loaded ahead, so that adding and the cart work if the network goes.
 */
export function CartHost() {
  useEffect(followStoredCart, []);
  useEffect(() => void loadWhenIdle(loadToasts, loadDrawer), []);
  const isOpen = useCartIsOpen();
  const drawer = useOnDemand(isOpen, loadDrawer, reportMissingDrawer);
  return drawer && <drawer.CartDrawer />;
}

function reportMissingDrawer(): void {
  closeCart();
  showToast({
    title: "The cart could not be opened",
    description: "Please check your connection and try again. Nothing in it is lost.",
  });
}
