import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useRoot } from "~/blocks/root";
import type { Product } from "~/commerce/model";
import { arrivalCopy } from "~/content/arrival";
import { getPriceNotice } from "~/content/cart";
import { facts } from "~/content/facts";
import { questionCount } from "~/content/quiz/question-ids";
import { site } from "~/content/site";
import { formatPrice, formatPriceWithCode, type Money, toMinorUnits } from "~/lib/money";
import { capitalize, counted } from "~/lib/text";
import { Arrival } from "~/product/arrival";
import { NoProductLines, useUndoRemove } from "~/product/product-line";
import { RecentlyViewed } from "~/product/recently-viewed";
import { findSharedDoses } from "~/product/shared-doses";
import { SharedDosesNote } from "~/product/shared-doses-note";
import { useCatalog } from "~/product/use-catalog";
import { Button } from "~/ui/button";
import { drawerInset, drawerScroll, TitledDrawer } from "~/ui/drawer";
import { textLinkVariants } from "~/ui/link";
import { onPageRestored } from "~/ui/scheduling";
import { showToast } from "~/ui/toasts";
import { cartIsFull } from "./add-to-cart";
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
import { changeCart, closeCart, refreshPrices, useCart, useCartIsOpen } from "./cart-store";
import { CartSuggestions } from "./cart-suggestions";
import {
  getEstimate,
  getFreeShipping,
  getTotal,
  hasFasterBox,
  hasSubscription,
} from "./cart-totals";
import { checkOut, useCheckout } from "./checkout";
import { DiscountField, discountProblemId, useKeptCodes } from "./discount-field";
import { needsShipping } from "./line-prices";
import { CartRefills } from "./line-refill";
import { SendCart } from "./send-cart";
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
  const shipping = useFreeShipping(isShipped ? total : null, buyable);
  const quantity = getTotalQuantity(items);

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
  useEffect(() => onPageRestored(() => useCheckout.setState({ isLoading: false })), []);

  function afterClose() {
    closeCart();
    list.forget();
    setRepriced([]);
    useCheckout.setState({ problem: null });
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
          <CartLines list={list} products={products} />
          <SharedDosesNote
            doses={findSharedDoses(listProducts(items))}
            onFollow={closeCart}
            className="mb-4"
          />
          {items.length > 0 && <CartRefills items={items} products={products} />}
          {items.length > 0 && <SendCart items={items} products={products} />}
          {items.length > 0 && <CartSuggestions items={list.lines} products={products} />}
        </div>
      )}
      {items.length === 0 && (
        <NoProductLines
          text={`Not sure where to start? ${capitalize(questionCount)}, one routine.`}
          onFollow={closeCart}
        >
          <RecentlyViewed onFollow={closeCart} className="mt-8 border-t border-line pt-6" />
        </NoProductLines>
      )}
      {items.length > 0 && (
        <CartFoot {...{ total, isShipped, shipping, repriced }} items={buyable} />
      )}
    </TitledDrawer>
  );
}

const noProducts: readonly Product[] = [];

type Shipping = ReturnType<typeof useFreeShipping>;

/** How far the cart is from free shipping; `null` where none is promised. */
function useFreeShipping(total: Money | null, items: CartItems) {
  const isSubscribed = hasSubscription(items);
  const { sent } = useKeptCodes();
  const shipping = total && getFreeShipping(total, isSubscribed);
  if (!shipping) return null;
  // A code may take off half of it, and a store may count what is left.
  const isClose = !isSubscribed && toMinorUnits(total) < 2 * toMinorUnits(shipping.from);
  return { ...shipping, total, isSubscribed, mayFallShort: isClose && sent.length > 0 };
}

function FreeShippingBar({ shipping }: { shipping: Shipping }) {
  if (!shipping) return null;
  const { total, from, missing, share, isSubscribed, mayFallShort } = shipping;
  const minimum = missing
    ? `${formatPrice(total)} of ${formatPrice(from)}`
    : `${formatPrice(from)} minimum met`;
  return (
    <div className={`border-b border-line py-3 lg:py-6 ${drawerInset}`}>
      <p className="mb-2 flex flex-wrap justify-between gap-x-4 text-note">
        <span className="font-semibold">
          {missing
            ? `${formatPrice(missing)} away from free shipping`
            : isSubscribed
              ? "Your order ships free: it includes a subscription"
              : "Your order ships free"}
        </span>
        {!isSubscribed && (
          <span className="tabular text-muted">
            {minimum + (mayFallShort ? ", before your discount" : "")}
          </span>
        )}
      </p>
      <progress value={share} aria-label="Progress toward free shipping" className="progress-bar" />
    </div>
  );
}

const problemId = "checkout-problem";

type CartFootProps = {
  /** `null` when the lines cannot be added up. */
  total: Money | null;
  isShipped: boolean;
  shipping: Shipping;
  repriced: readonly string[];
  items: CartItems;
};

function CartFoot({ total, isShipped, shipping, repriced, items }: CartFootProps) {
  const { storefront } = useRoot();
  const { isLoading, problem, refusals } = useCheckout();
  const isOpened = useCart((cart) => cart.checkoutUrl !== null);
  const isCodeRefused = useKeptCodes().refused.length > 0;
  const buttonRef = useRef<HTMLButtonElement>(null);
  const problemIds = [problem && problemId, isCodeRefused && discountProblemId].filter(Boolean);

  useEffect(() => {
    // The button lost focus while it was disabled; its description is the problem.
    if ((problem || isCodeRefused) && document.activeElement === document.body)
      buttonRef.current?.focus();
  }, [problem, isCodeRefused]);

  return (
    <div className={`border-t border-line pt-1 pb-3 lg:pb-8 ${drawerInset}`}>
      {problem && (
        <div
          id={problemId}
          className="mt-3 mb-3 border-t-2 border-error bg-raised px-4 py-4 text-note"
        >
          <p className="font-semibold">{problem.title}</p>
          <p>{problem.description}</p>
          {refusals.map(
            ({ text, line }) =>
              !line && (
                <p key={text} dir="auto" className="mt-2 wrap-anywhere">
                  {text}
                </p>
              ),
          )}
        </div>
      )}
      <p role="status" className="text-note">
        {repriced.length > 0 && <span className="mb-3 block">{getPriceNotice(repriced)}</span>}
      </p>
      <Totals {...{ total, isShipped, shipping }} />
      <p className="mt-1 text-sm">
        {isShipped ? (
          <Arrival currencyCode={total?.currencyCode ?? null} shipsFaster={hasFasterBox(items)} />
        ) : (
          arrivalCopy.nothingShips
        )}
      </p>
      <DiscountField />
      <Button
        ref={buttonRef}
        size="large"
        disabled={isLoading}
        aria-describedby={problemIds.join(" ") || undefined}
        onClick={() => checkOut(storefront)}
        className="w-full"
      >
        {isLoading ? "Creating Checkout..." : `Checkout with ${site.checkoutProvider}`}
      </Button>
      <p className="mt-2 text-center text-sm text-muted">
        {facts.productGuaranteeDays}-day money-back guarantee
      </p>
      {isOpened && <AfterOrder />}
    </div>
  );
}

type TotalsProps = Pick<CartFootProps, "total" | "isShipped" | "shipping">;

/** What the order costs with standard shipping, as far as the shop knows it. */
function Totals({ total, isShipped, shipping }: TotalsProps) {
  const estimate = total && shipping && getEstimate(total, shipping.isSubscribed);
  const isKnown = estimate && !shipping?.mayFallShort;
  return (
    <>
      <dl>
        {isKnown && (
          <div className="flex flex-wrap justify-between gap-x-4 pt-2 text-note">
            <dt>Shipping ({facts.country})</dt>
            <dd className="tabular">
              {estimate.shipping ? formatPrice(estimate.shipping) : "Free"}
            </dd>
          </div>
        )}
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <dt className="font-display text-display-xs sm:text-display-sm">
            {isKnown ? "Estimated total" : "Total"}
          </dt>
          <dd className="tabular text-xl font-medium sm:text-2xl">
            {total ? formatPriceWithCode(isKnown ? estimate.total : total) : "Shown at checkout"}
          </dd>
        </div>
      </dl>
      <p className="text-sm text-muted">
        {isKnown || !isShipped
          ? "Any taxes are added at checkout."
          : "Shipping and any taxes are added at checkout."}
      </p>
    </>
  );
}

/** The store reports no order to the shop, so the visitor empties the cart (rule 38 in docs/rules.md). */
function AfterOrder() {
  function empty() {
    changeCart(() => []);
    // The button goes with the lines.
    document.getElementById("cart-title")?.focus();
  }

  return (
    <p className="mt-3 flex flex-wrap items-center justify-between gap-x-4 text-note">
      Already placed your order?
      <button type="button" onClick={empty} className={textLinkVariants()}>
        Empty Cart
      </button>
    </p>
  );
}
