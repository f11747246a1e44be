import { useEffect } from "react";
import { showToast } from "~/ui/toasts";
import { useOnDemand } from "~/ui/use-on-demand";
import { cartKey } from "./cart-storage";
import { closeCart, readStoredCart, useCart, useCartIsOpen } from "./cart-store";

/** Keeps the cart in step with storage and other tabs, and brings the drawer when it is first opened. */
export function CartHost() {
  useEffect(followStorage, []);
  const isOpen = useCartIsOpen();
  const drawer = useOnDemand(isOpen, () => import("./cart-drawer"), reportMissingDrawer);
  return drawer && <drawer.CartDrawer />;
}

function followStorage(): () => void {
  const stop = new AbortController();
  addEventListener(
    "storage",
    // No key: everything was cleared.
    ({ key }) => (key === cartKey || key === null) && readStoredCart(),
    { signal: stop.signal },
  );
  addEventListener(
    "pageshow",
    ({ persisted }) => {
      if (!persisted) return;
      // Back from the checkout: the page is as it was left, the button still waiting.
      useCart.setState({ isLoading: false });
      readStoredCart();
    },
    { signal: stop.signal },
  );
  readStoredCart();
  return () => stop.abort();
}

function reportMissingDrawer(): void {
  closeCart();
  showToast({
    title: "The cart could not be opened",
    description: "Please check your connection and try again. Nothing in it is lost.",
  });
}
