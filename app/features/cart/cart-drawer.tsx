import { useState } from "react";
import { iconButtonClass } from "~/ui/button";
import { Drawer } from "~/ui/drawer";
import { Icon } from "~/ui/icon";
import { cartButtonId } from "./cart-button";
import { CartFoot } from "./cart-foot";
import { CartLines } from "./cart-lines";
import { quantityIn } from "./cart-rules";
import { closeCart, useCart, useCartIsOpen } from "./cart-store";
import { CartSuggestions } from "./cart-suggestions";
import { totalOf } from "./cart-totals";
import { EmptyCart } from "./empty-cart";
import { FreeShippingBar } from "./free-shipping-bar";
import type { RemovedLine } from "./removed-line";
import { useCheckout } from "./use-checkout";

/** The cart (specification, section 2). Loaded when it is first opened. */
export function CartDrawer() {
  const isOpen = useCartIsOpen();
  const items = useCart((cart) => cart.items);
  const [removed, setRemoved] = useState<RemovedLine | null>(null);
  const checkout = useCheckout();
  const buyable = items.filter(checkout.isBuyable);
  const total = totalOf(buyable);
  // What was just removed is offered by its Undo alone, and the suggestions below it stay.
  const withRemoved = removed ? [...items, removed.item] : items;

  function afterClose() {
    closeCart();
    setRemoved(null);
    checkout.forgetProblem();
  }

  return (
    <Drawer
      isOpen={isOpen}
      onClose={afterClose}
      labelledBy="cart-title"
      returnFocusTo={cartButtonId}
    >
      <div className="cart">
        <CartHead quantity={quantityIn(items)} />
        {total && <FreeShippingBar total={total} items={buyable} />}
        {(items.length > 0 || removed) && (
          <div className="cart-scroll">
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
    <div className="cart-head">
      <div>
        <h2
          id="cart-title"
          tabIndex={-1}
          className="display text-[36px] leading-none lg:text-[44px]"
        >
          Shopping Cart
        </h2>
        <p aria-live="polite" className="mt-1.5 text-note text-muted">
          {countText(quantity)}
        </p>
        {!isPersisted && (
          <p className="mt-2 text-sm">
            Your browser keeps no data for this shop, so the cart lasts until you close this tab.
          </p>
        )}
      </div>
      <button
        type="button"
        aria-label="Close cart"
        onClick={closeCart}
        className={`${iconButtonClass} -mt-1.5 -mr-2.5`}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}

function countText(quantity: number): string {
  if (quantity === 0) return "Your cart is empty";
  return quantity === 1 ? "1 item in your cart" : `${quantity} items in your cart`;
}
