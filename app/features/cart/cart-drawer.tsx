import { useState } from "react";
import { RecentlyViewed } from "~/blocks/recently-viewed";
import { formatPrice, type Money } from "~/lib/money";
import { buttonClass } from "~/ui/button";
import { Drawer } from "~/ui/drawer";
import { DrawerHead, drawerInset, drawerScroll } from "~/ui/drawer-parts";
import { Link } from "~/ui/link";
import { TextLink } from "~/ui/text-link";
import { cartButtonId } from "./cart-button";
import { CartFoot } from "./cart-foot";
import type { CartItem } from "./cart-item";
import { CartLines, type RemovedLine } from "./cart-lines";
import { getTotalQuantity } from "./cart-rules";
import { closeCart, useCart, useCartIsOpen } from "./cart-store";
import { CartSuggestions } from "./cart-suggestions";
import { getFreeShipping, getTotal, hasSubscription } from "./cart-totals";
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

function EmptyCart() {
  return (
    <div className={`${drawerInset} pt-8`}>
      <p>Not sure where to begin? Five or six questions lead to a routine.</p>
      <Link
        to="/shop"
        onClick={closeCart}
        className={`${buttonClass("primary", "large")} mt-6 w-full`}
      >
        Shop all products
      </Link>
      <TextLink to="/quiz" onClick={closeCart} className="mt-3">
        Take our quiz
      </TextLink>
      <RecentlyViewed onFollow={closeCart} className="mt-8 border-t border-line pt-6" />
    </div>
  );
}

type FreeShippingBarProps = { total: Money; items: readonly CartItem[] };

function FreeShippingBar({ total, items }: FreeShippingBarProps) {
  const isSubscribed = hasSubscription(items);
  const shipping = getFreeShipping(total, isSubscribed);
  if (!shipping) return null;
  const { from, missing, share } = shipping;
  return (
    <div className={`border-b border-line pt-5 pb-5 lg:py-6 ${drawerInset}`}>
      <p className="mb-2 flex flex-wrap justify-between gap-x-4 text-note">
        <span className="font-semibold">
          {missing ? `${formatPrice(missing)} until free shipping` : "Your order ships free"}
        </span>
        <span className="tabular text-muted">
          {missing && `${formatPrice(total)} of ${formatPrice(from)}`}
          {!missing && (isSubscribed ? "with a subscription" : `from ${formatPrice(from)}`)}
        </span>
      </p>
      <progress value={share} aria-label="Towards free shipping" className="progress-bar" />
    </div>
  );
}
