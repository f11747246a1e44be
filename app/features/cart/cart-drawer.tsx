import { useEffect, useEffectEvent, useState } from "react";
import { questionCount } from "#brand/content/quiz/quiz.ts";
import type { Product } from "~/commerce/model";
import { useHasPage } from "~/commerce/pages";
import { useRoot } from "~/commerce/root";
import { findSharedDoses } from "~/features/cart/shared-doses";
import { SharedDosesNote } from "~/features/cart/shared-doses-note";
import { capitalize, counted } from "~/lib/text";
import { NoProductLines, useUndoRemove } from "~/product/product-line";
import { RecentlyViewed } from "~/product/recently-viewed";
import { useCatalog } from "~/product/use-catalog";
import { drawerInset, drawerScroll, TitledDrawer } from "~/ui/drawer";
import { onPageRestored } from "~/ui/scheduling";
import { showToast } from "~/ui/toasts";
import { cartIsFull } from "./add-to-cart";
import { CartFoot } from "./cart-foot";
import {
  type CartItem,
  getLineKey,
  getQuantity,
  getTotalQuantity,
  listProducts,
  restoreItem,
  setQuantity,
} from "./cart-items";
import { CartLines } from "./cart-lines";
import { changeCart, closeCart, refreshPrices, useCart, useCartIsOpen } from "./cart-store";
import { CartSuggestions } from "./cart-suggestions";
import { getTotal } from "./cart-totals";
import { endAttempt, useCheckout } from "./checkout";
import { FreeShippingBar, useFreeShipping } from "./free-shipping";
import { hasBackorder, needsShipping } from "./line-prices";
import { OrderQuestion } from "./order-question";
import { getBuyable } from "./shortages";

/** The cart. Loaded when it is first opened. */
export function CartDrawer({ returnFocusTo }: { returnFocusTo: string }) {
  const isOpen = useCartIsOpen();
  const { items, isPersisted } = useCart();
  const list = useUndoRemove(items, {
    remove: (item) => changeCart((all) => setQuantity(all, getLineKey(item), 0)),
    restore,
  });
  const catalog = useCatalog("related-products", isOpen && items.length > 0);
  const products = catalog.items ?? noProducts;
  /** Titles of the lines whose price has changed while the cart was open. */
  const [repriced, setRepriced] = useState<readonly string[]>([]);
  const buyable = getBuyable(items, useCheckout().shortages);
  const total = getTotal(buyable);
  const isShipped = needsShipping(buyable, products);
  const isBackordered = hasBackorder(buyable, products);
  const shipping = useFreeShipping(isShipped ? total : null, buyable);
  const quantity = getTotalQuantity(items);
  const hasPage = useHasPage();
  const shown = useRoot().products;

  function refresh() {
    const titles = refreshPrices(products).map(({ product }) => product.node.title);
    if (titles.length > 0) setRepriced(titles);
  }
  const refreshWhenLoaded = useEffectEvent(refresh);
  useEffect(() => {
    if (products.length > 0) refreshWhenLoaded();
  }, [products]);

  /** Returns false when another tab has filled the cart meanwhile. */
  function restore(item: CartItem, index: number): boolean {
    changeCart((all) => restoreItem(all, item, index));
    const isRestored = getQuantity(useCart.getState().items, getLineKey(item)) > 0;
    if (isRestored) refresh();
    else showToast(cartIsFull);
    return isRestored;
  }

  // The request that was pending then may never end.
  useEffect(() => onPageRestored(() => endAttempt("creating")), []);

  function afterClose() {
    closeCart();
    list.forget();
    setRepriced([]);
    endAttempt("failed");
  }

  return (
    <TitledDrawer
      isOpen={isOpen}
      onClose={afterClose}
      returnFocusTo={returnFocusTo}
      title="Shopping Cart"
      titleId="cart-title"
      status={quantity > 0 ? `${counted(quantity, "item")} in your cart` : "Your cart is empty"}
      warning={
        !isPersisted &&
        "Your browser isn’t saving data for this site, so your cart will last until you close this tab."
      }
      closeLabel="Close cart"
    >
      <FreeShippingBar shipping={shipping} />
      {list.lines.length > 0 && (
        <div className={items.length > 0 ? drawerScroll : drawerInset}>
          <OrderQuestion />
          <CartLines list={list} products={products} />
          <SharedDosesNote
            doses={findSharedDoses(listProducts(items), shown)}
            onFollow={closeCart}
            className="mb-4 bg-raised px-4"
          />
          {items.length > 0 && <CartSuggestions items={list.lines} products={products} />}
        </div>
      )}
      {items.length === 0 && (
        <NoProductLines
          text={
            hasPage("/quiz") &&
            `Not sure where to start? ${capitalize(questionCount)}, one routine.`
          }
          onFollow={closeCart}
        >
          <RecentlyViewed onFollow={closeCart} className="mt-8 border-t border-line pt-6" />
        </NoProductLines>
      )}
      {items.length > 0 && (
        <CartFoot {...{ total, isShipped, isBackordered, shipping, repriced }} items={buyable} />
      )}
    </TitledDrawer>
  );
}

const noProducts: readonly Product[] = [];
