import { useEffect, useEffectEvent, useState } from "react";
import { questionCount } from "#brand/content/quiz/quiz.ts";
import type { Product } from "~/commerce/model";
import { useHasPage } from "~/commerce/pages";
import { useRoot } from "~/commerce/root";
import { findSharedDoses } from "~/features/cart/shared-doses";
import { SharedDosesNote } from "~/features/cart/shared-doses-note";
import { capitalize, counted } from "~/lib/text";
import { NoProductLines, useUndoRemove } from "~/product/product-line";
import { useCatalog } from "~/product/use-catalog";
import { drawerInset, drawerScroll } from "~/ui/drawer";
import { onPageRestored } from "~/ui/scheduling";
import { showToast } from "~/ui/toasts";
import { cartIsFull } from "./add-to-cart";
import { CartFoot } from "./cart-foot";
import {
  type CartItem,
  type CartItems,
  getLineKey,
  getQuantity,
  getTotalQuantity,
  listProducts,
  restoreItem,
  setQuantity,
} from "./cart-items";
import { CartLines } from "./cart-lines";
import { changeCart, closeCart, refreshPrices, useCart } from "./cart-store";
import { CartSuggestion } from "./cart-suggestion";
import { endAttempt } from "./checkout";
import { OrderAgain } from "./order-again";
import { OrderQuestion } from "./order-question";

type CartContentsProps = {
  /** False while the drawer is closed. */
  isShown: boolean;
  isOnPage?: boolean;
};

/** The lines, what suits them, and the way to the checkout. On a desktop's page the two stand side by side. */
export function CartContents({ isShown, isOnPage = false }: CartContentsProps) {
  const { items } = useCart();
  const list = useUndoRemove(items, {
    remove: (item) => changeCart((all) => setQuantity(all, getLineKey(item), 0)),
    restore,
  });
  const catalog = useCatalog("related-products", isShown && items.length > 0);
  const products = catalog.items ?? noProducts;
  /** Titles of the lines whose price has changed while the cart was open. */
  const [repriced, setRepriced] = useState<readonly string[]>([]);
  const hasPage = useHasPage();
  const shown = useRoot().products;
  const isEmpty = items.length === 0;
  const inset = isOnPage ? "" : drawerInset;

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
  useEffect(() => () => endAttempt("failed"), []);

  return (
    <div
      className={
        isOnPage
          ? "mt-8 grid grid-cols-1 items-start gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_26rem]"
          : "contents"
      }
    >
      {list.lines.length > 0 && (
        <div className={isEmpty || isOnPage ? inset : drawerScroll}>
          {isOnPage && <h2 className="sr-only">Products</h2>}
          <OrderQuestion />
          <CartLines list={list} products={products} />
          <SharedDosesNote
            doses={findSharedDoses(listProducts(items), shown)}
            onFollow={closeCart}
            className="mb-4 bg-raised px-4"
          />
          {!isEmpty && <CartSuggestion items={list.lines} products={products} />}
        </div>
      )}
      {isEmpty ? (
        <div className={`max-w-measure-md ${inset}`}>
          {isShown && <OrderAgain titleId="cart-title" />}
          <NoProductLines
            text={
              hasPage("/quiz") &&
              `Not sure where to start? ${capitalize(questionCount)}, one routine.`
            }
            onFollow={closeCart}
          />
        </div>
      ) : (
        <CartFoot
          {...{ items, products, repriced }}
          className={
            isOnPage
              ? "rounded-control bg-raised p-5 lg:sticky lg:top-sticky lg:p-8"
              : `border-t border-line pt-2 pb-3 lg:pb-8 ${inset}`
          }
        />
      )}
    </div>
  );
}

const noProducts: readonly Product[] = [];

/** What the cart says below its title. */
export function describeCart(items: CartItems): string {
  const quantity = getTotalQuantity(items);
  return quantity > 0 ? `${counted(quantity, "item")} in your cart` : "Your cart is empty";
}

export const storageWarning =
  "Your browser isn’t saving data for this site, so your cart will last until you close this tab.";
