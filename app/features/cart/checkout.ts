import { create } from "zustand";
import type { CheckoutFailure, CheckoutReport } from "~/commerce/checkout-report";
import { CommerceError, getFailureKind, paymentRequired } from "~/commerce/errors";
import type { CheckoutLine, ShortLine } from "~/commerce/operations/cart-create";
import { getStorefront } from "~/commerce/storefront";
import { type CheckoutProblem, checkoutProblems } from "~/content/cart";
import { sendReport } from "~/lib/send-report";
import { showToast } from "~/ui/toasts";
import { withCampaign } from "./attribution";
import { type CartItems, lowerQuantity, toLineKey } from "./cart-items";
import { changeCart, closeCart, readStoredCart, storeCheckout, useCart } from "./cart-store";
import { useDiscountCode } from "./discount-code";
import { getBuyable, keepShortages, type Shortages } from "./shortages";

type CheckoutState = {
  /** A checkout is being created. */
  isLoading: boolean;
  /** Of the last attempt. */
  problem: CheckoutProblem | null;
  /** The lines of which the store had less than requested. */
  shortages: Shortages;
  /** Keys of the lines with a plan that the store has refused. Cached catalogs still offer it. */
  refusedPlans: ReadonlySet<string>;
  /** The discount code that the last attempt was refused for. The next one goes without it. */
  refusedCode: string | null;
};

const noShortages: Shortages = new Map();

export const useCheckout = create<CheckoutState>(() => ({
  isLoading: false,
  problem: null,
  shortages: noShortages,
  refusedPlans: new Set(),
  refusedCode: null,
}));
const { getState, setState } = useCheckout;

useCart.subscribe(({ items }, { items: before }) =>
  setState(({ shortages, refusedCode }) => ({
    shortages: keepShortages(shortages, before, items),
    // It may apply to other items.
    refusedCode: items === before ? refusedCode : null,
  })),
);
useDiscountCode.subscribe(() => setState({ refusedCode: null }));

/**
 * Creates a checkout for what is in the cart and takes the visitor there. Must be called in a click:
 * browsers refuse a tab that is opened after an answer has arrived. Sold-out lines are left out, and a discount code
 * that was refused before.
 */
export async function checkOut(): Promise<void> {
  readStoredCart();
  const { items } = useCart.getState();
  if (items.length === 0 || getState().isLoading) return;
  setState({ problem: null });
  // With nothing else to buy, what was sold out is requested again.
  if (getBuyable(items, getState().shortages).length === 0) setState({ shortages: noShortages });
  if (navigator.onLine === false) {
    console.error("Checkout failed: the browser is offline");
    reportProblem(checkoutProblems.offline);
    return;
  }

  report({ outcome: "asked" });
  const tab = openWaitingTab();
  setState({ isLoading: true });
  try {
    const { code } = useDiscountCode.getState();
    const sentCode = code === getState().refusedCode ? null : code;
    const checkout = await createFor(getBuyable(items, getState().shortages), sentCode);
    if ("refused" in checkout) {
      tab?.close();
      report({ outcome: "refused", failure: checkout.refused.length > 0 ? "refused" : "discount" });
      if (checkout.refused.length > 0) {
        markShortLines(checkout.refused);
        reportProblem(checkoutProblems.refused);
      }
      if (checkout.isCodeRefused) setState({ refusedCode: sentCode });
      return;
    }
    if (checkout.shortLines.length > 0) {
      tab?.close();
      report({ outcome: "refused", failure: "stock" });
      setState({ problem: markShortLines(checkout.shortLines) });
      return;
    }
    if (checkout.isCodeRefused) {
      tab?.close();
      report({ outcome: "refused", failure: "discount" });
      setState({ refusedCode: sentCode });
      return;
    }
    // The visitor closed the waiting tab: canceled.
    if (tab?.closed) {
      report({ outcome: "canceled" });
      return;
    }
    report({ outcome: "opened" });
    storeCheckout(items, checkout);
    (tab ?? window).location.assign(withCampaign(checkout.checkoutUrl));
    closeCart();
  } catch (error) {
    tab?.close();
    report({ outcome: "refused", failure: toFailure(error) });
    reportProblem(toProblem(error));
  } finally {
    setState({ isLoading: false });
  }
}

/** Without an answer: a server that cannot be reached fails the checkout as well. */
function report(checkout: CheckoutReport): void {
  sendReport({ checkout });
}

function toFailure(error: unknown): CheckoutFailure {
  const isRefusal = error instanceof Error && error.name === "CheckoutRefused";
  return getFailureKind(error) ?? (isRefusal ? "refused" : "script");
}

function reportProblem(problem: CheckoutProblem): void {
  showToast(problem);
  setState({ problem });
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

async function createFor(items: CartItems, code: string | null) {
  const lines = items.map(
    ({ variantId, sellingPlan, quantity }): CheckoutLine => ({
      merchandiseId: variantId,
      sellingPlanId: sellingPlan?.id,
      quantity,
    }),
  );
  const [{ createCommerceClient }, { CheckoutRefused, createCheckout }] = await Promise.all([
    import("~/commerce/client"),
    import("~/commerce/operations/cart-create"),
  ]);
  try {
    return await createCheckout(createCommerceClient(getStorefront()), lines, code);
  } catch (error) {
    if (!(error instanceof CheckoutRefused)) throw error;
    const { lines: refused, isCodeRefused } = error;
    if (refused.length === 0 && !isCodeRefused) throw error;
    if (refused.length > 0) console.error("Checkout failed:", error);
    return { refused, isCodeRefused };
  }
}

function toProblem(error: unknown): CheckoutProblem {
  if (error instanceof CommerceError && error.kind === "payment-required") return paymentRequired;
  console.error("Checkout failed:", error);
  return checkoutProblems.failed;
}

/** Marks the lines in the cart, and returns what to say below it. */
function markShortLines(lines: readonly ShortLine[]): CheckoutProblem {
  const { items } = useCart.getState();
  const marked = lines.map((line) => [toKey(line), line] as const);
  // A line that was removed meanwhile is requested again when it is added again.
  const shortages = keepShortages(new Map([...getState().shortages, ...marked]), items, items);
  const refused = lines.filter(({ reason }) => reason === "plan").map(toKey);
  setState({ shortages, refusedPlans: new Set([...getState().refusedPlans, ...refused]) });
  // Take what is left at once. A sold-out line stays, with a note of what happened to it.
  for (const [key, { available }] of marked) {
    if (available > 0) changeCart((all) => lowerQuantity(all, key, available));
  }
  const isLeft = getBuyable(items, shortages).length > 0;
  return isLeft ? checkoutProblems.lessInStock : checkoutProblems.nothingLeft;
}

function toKey({ merchandiseId, sellingPlanId }: ShortLine): string {
  return toLineKey(merchandiseId, sellingPlanId);
}
