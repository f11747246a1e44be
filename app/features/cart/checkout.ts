import { CommerceError, paymentRequired } from "~/commerce/errors";
import type { CheckoutLine, ShortLine } from "~/commerce/operations/cart-create";
import { getStorefront } from "~/commerce/storefront";
import { showToast } from "~/ui/toasts";
import { closeCart, readStoredCart, storeCheckout, useCart } from "./cart-store";

export type CheckoutProblem = { title: string; description: string };

/**
 * `gone`: the checkout opened or the visitor canceled it. `short`: the store has less than requested.
 * `failed`: the message for the visitor.
 */
type CheckoutOutcome =
  | { state: "gone" }
  | { state: "short"; lines: readonly ShortLine[] }
  | { state: "failed"; problem: CheckoutProblem };

const checkoutFailed: CheckoutProblem = {
  title: "Checkout failed",
  description: "There was an error creating your checkout. Please try again.",
};

const checkoutOffline: CheckoutProblem = {
  title: checkoutFailed.title,
  description: `${checkoutFailed.description} You are offline; your cart is kept.`,
};

/**
 * Creates a checkout for what is in the cart and takes the visitor there. Must be called in a click:
 * browsers refuse a tab that is opened after an answer has arrived. Lines in `soldOut` are left out.
 */
export async function checkOut(soldOut: ReadonlySet<string>): Promise<CheckoutOutcome> {
  readStoredCart();
  const { items, isLoading } = useCart.getState();
  const lines = items
    .filter(({ variantId }) => !soldOut.has(variantId))
    .map(({ variantId, quantity }) => ({ merchandiseId: variantId, quantity }));
  if (lines.length === 0 || isLoading) return { state: "gone" };
  if (navigator.onLine === false) {
    console.error("Checkout failed: the browser is offline");
    return reportProblem(checkoutOffline);
  }

  const tab = openWaitingTab();
  useCart.setState({ isLoading: true });
  try {
    const checkout = await create(lines);
    if (checkout.shortLines.length > 0) {
      tab?.close();
      return { state: "short", lines: checkout.shortLines };
    }
    // The visitor closed the waiting tab: canceled.
    if (tab?.closed) return { state: "gone" };
    storeCheckout(items, checkout);
    (tab ?? window).location.assign(checkout.checkoutUrl);
    closeCart();
    return { state: "gone" };
  } catch (error) {
    tab?.close();
    return reportProblem(toProblem(error));
  } finally {
    useCart.setState({ isLoading: false });
  }
}

function reportProblem(problem: CheckoutProblem): CheckoutOutcome {
  showToast(problem);
  return { state: "failed", problem };
}

/** `null` when the browser refuses; the checkout then opens in this tab. */
function openWaitingTab(): Window | null {
  const tab = window.open("", "_blank");
  if (!tab || tab.closed) return null;
  // Sever window.opener: the checkout is a different origin.
  tab.opener = null;
  tab.document.title = "Creating Checkout...";
  return tab;
}

async function create(lines: readonly CheckoutLine[]) {
  const [{ createCommerceClient }, { createCheckout }] = await Promise.all([
    import("~/commerce/client"),
    import("~/commerce/operations/cart-create"),
  ]);
  return createCheckout(createCommerceClient(getStorefront()), lines);
}

function toProblem(error: unknown): CheckoutProblem {
  if (error instanceof CommerceError && error.kind === "payment-required") return paymentRequired;
  console.error("Checkout failed:", error);
  return checkoutFailed;
}
