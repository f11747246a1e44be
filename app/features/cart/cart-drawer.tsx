import { useState } from "react";
import { Drawer } from "~/ui/drawer";
import { DrawerHead, drawerInset, drawerScroll } from "~/ui/drawer-parts";
import { cartButtonId } from "./cart-button";
import { CartFoot } from "./cart-foot";
import { CartLines } from "./cart-lines";
import { getTotalQuantity } from "./cart-rules";
import { closeCart, useCart, useCartIsOpen } from "./cart-store";
import { CartSuggestions } from "./cart-suggestions";
import { getTotal } from "./cart-totals";
import { EmptyCart } from "./empty-cart";
import { FreeShippingBar } from "./free-shipping-bar";
import type { RemovedLine } from "./undo-remove";
import { useCheckout } from "./use-checkout";

/** The cart. Loaded when it is first opened. */
export function CartDrawer() {
  const isOpen = useCartIsOpen();
  const items = useCart((cart) => cart.items);
  const [removed, setRemoved] = useState<RemovedLine | null>(null);
  const checkout = useCheckout();
  const buyable = items.filter(checkout.isBuyable);
  const total = getTotal(buyable);
  // What was just removed is offered by its Undo alone, and the suggestions below it stay.
  const withRemoved = removed ? [...items, removed.item] : items;

  function afterClose() {
    closeCart();
    setRemoved(null);
    checkout.clearProblem();
  }

  return (
    <Drawer
      isOpen={isOpen}
      onClose={afterClose}
      labelledBy="cart-title"
      returnFocusTo={cartButtonId}
    >
      <div className="flex h-full flex-col">
        <CartHead quantity={getTotalQuantity(items)} />
        {total && <FreeShippingBar total={total} items={buyable} />}
        {(items.length > 0 || removed) && (
          <div className={items.length > 0 ? drawerScroll : drawerInset}>
            <CartLines
              items={items}
              shortages={checkout.shortages}
              removed={removed}
              onRemovedChange={setRemoved}
            />
            {items.length > 0 && <CartSuggestions items={withRemoved} />}
          </div>
        )}
        {items.length === 0 && <EmptyCart />}
        {items.length > 0 && (
          <CartFoot total={total} problem={checkout.problem} onCheckout={checkout.start} />
        )}
      </div>
    </Drawer>
  );
}

function CartHead({ quantity }: { quantity: number }) {
  const isPersisted = useCart((cart) => cart.isPersisted);
  return (
    <DrawerHead
      title="Shopping Cart"
      titleId="cart-title"
      status={countText(quantity)}
      warning={
        !isPersisted &&
        "Your browser keeps no data for this shop, so the cart lasts until you close this tab."
      }
      closeLabel="Close cart"
      onClose={closeCart}
    />
  );
}

function countText(quantity: number): string {
  if (quantity === 0) return "Your cart is empty";
  return quantity === 1 ? "1 item in your cart" : `${quantity} items in your cart`;
}
