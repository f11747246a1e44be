import { useState } from "react";
import { TitledDrawer } from "~/ui/drawer";
import { CartContents, describeCart, storageWarning } from "./cart-contents";
import { closeCart, useCart, useCartIsOpen } from "./cart-store";

/** The cart over a page. Loaded when it is first opened. */
export function CartDrawer({ returnFocusTo }: { returnFocusTo: string }) {
  const isOpen = useCartIsOpen();
  const { items, isPersisted } = useCart();
  /** Each opening begins without what was said and removed in the last one. */
  const [opening, setOpening] = useState(0);

  function afterClose() {
    closeCart();
    setOpening(opening + 1);
  }

  return (
    <TitledDrawer
      isOpen={isOpen}
      onClose={afterClose}
      returnFocusTo={returnFocusTo}
      title="Shopping Cart"
      titleId="cart-title"
      status={describeCart(items)}
      warning={!isPersisted && storageWarning}
      closeLabel="Close cart"
    >
      <CartContents key={opening} isShown={isOpen} />
    </TitledDrawer>
  );
}
