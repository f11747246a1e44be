import { type ReactNode, useEffect } from "react";
import { Heading } from "~/ui/heading";
import { CartContents, describeCart, storageWarning } from "./cart-contents";
import { reportCartView, useCart, useCartIsOpen } from "./cart-store";
import { DoctorSheet } from "./doctor-sheet";

/** The cart as a page of its own. While the drawer is open over it, the drawer has the lines. */
export function CartPage() {
  const { items, isPersisted, isRead } = useCart();
  const isDrawerOpen = useCartIsOpen();
  useEffect(() => {
    if (isRead) reportCartView("page");
  }, [isRead]);

  return (
    <CartFrame>
      <p aria-live="polite" className="mt-2 text-muted noscript:hidden">
        {isRead && describeCart(items)}
      </p>
      {isRead && !isPersisted && <p className="mt-2">{storageWarning}</p>}
      {isRead && !isDrawerOpen && <CartContents isShown isOnPage />}
      {isRead && <DoctorSheet items={items} />}
    </CartFrame>
  );
}

/** Title of the cart's pages, and what they need where there is no script. */
export function CartFrame({ children }: { children: ReactNode }) {
  return (
    <section aria-labelledby="cart-title" className="page-width min-h-[60svh] py-10 lg:py-16">
      <Heading level={1} id="cart-title" tabIndex={-1}>
        Shopping Cart
      </Heading>
      <p className="mt-4 hidden max-w-measure-sm noscript:block">
        To use the cart, turn on JavaScript in your browser and open this page again.
      </p>
      {children}
    </section>
  );
}
