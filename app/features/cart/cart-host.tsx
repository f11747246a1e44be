import { useEffect } from "react";
import { showToast } from "~/ui/toasts";
import { useOnDemand } from "~/ui/use-on-demand";
import { closeCart, followStoredCart, useCartIsOpen } from "./cart-store";

/** Keeps the cart in step with storage and other tabs, and brings the drawer when it is first opened. */
export function CartHost() {
  useEffect(followStoredCart, []);
  const isOpen = useCartIsOpen();
  const drawer = useOnDemand(isOpen, () => import("./cart-drawer"), reportMissingDrawer);
  return drawer && <drawer.CartDrawer />;
}

function reportMissingDrawer(): void {
  closeCart();
  showToast({
    title: "The cart could not be opened",
    description: "Please check your connection and try again. Nothing in it is lost.",
  });
}
