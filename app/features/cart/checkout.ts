import { create } from "zustand";
import type { CheckoutFailure, CheckoutReport } from "~/commerce/checkout-report";
import { CommerceError, getFailureKind, paymentRequired } from "~/commerce/errors";
import type {
  Checkout,
  CheckoutLine,
  CheckoutRefused,
  Refusal,
  ShortLine,
} from "~/commerce/operations/cart-create";
import { getStorefront } from "~/commerce/storefront";
import { type CheckoutProblem, checkoutProblems, ownHostRefusal } from "~/content/cart";
import { sendReport } from "~/lib/send-report";
import { showToast } from "~/ui/toasts";
import { withCampaign } from "./attribution";
import { type CartItems, getQuantity, lowerQuantity, toLineKey } from "./cart-items";
import { changeCart, closeCart, readStoredCart, storeCheckout, useCart } from "./cart-store";
import { useDiscountCodes } from "./discount-code";
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
  /** What else the store said when it refused the last attempt. */
  refusals: readonly Refusal[];
  /** The discount codes that the last attempt was refused for. The next one goes without them. */
  refusedCodes: readonly string[];
};

const noShortages: Shortages = new Map();

export const useCheckout = create<CheckoutState>(() => ({
  isLoading: false,
  problem: null,
  shortages: noShortages,
  refusedPlans: new Set(),
  refusals: [],
  refusedCodes: [],
}));
const { getState, setState } = useCheckout;

useCart.subscribe(({ items }, { items: before }) =>
  setState(({ shortages, refusals, refusedCodes }) => ({
    shortages: keepShortages(shortages, before, items),
    // What the store said of a line is about its quantity.
    refusals: refusals.filter(
      ({ line }) => !line || getQuantity(items, toKey(line)) === getQuantity(before, toKey(line)),
    ),
    // They may apply to other items.
    refusedCodes: items === before ? refusedCodes : [],
  })),
);
useDiscountCodes.subscribe(() => setState({ refusedCodes: [] }));

/**
 * Creates a checkout for what is in the cart and takes the visitor there. Must be called in a click:
 * browsers refuse a tab that is opened after an answer has arrived. Sold-out lines are left out, and discount codes
 * that were refused before.
 */
export async function checkOut(): Promise<void> {
  readStoredCart();
  const { items } = useCart.getState();
  if (items.length === 0 || getState().isLoading) return;
  setState({ problem: null, refusals: [] });
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
    const before = getState().refusedCodes;
    const codes = useDiscountCodes.getState().codes.filter((code) => !before.includes(code));
    const checkout = await createFor(getBuyable(items, getState().shortages), codes);
    const refuseCodes = (refused: readonly string[]) =>
      setState({ refusedCodes: [...before, ...refused] });
    if (checkout instanceof Error) {
      tab?.close();
      const { lines, refusals, refusedCodes } = checkout;
      const isCodeOnly = lines.length + refusals.length === 0 && refusedCodes.length > 0;
      report({ outcome: "refused", failure: isCodeOnly ? "discount" : "refused" });
      if (!isCodeOnly) {
        console.error("Checkout failed:", checkout);
        if (lines.length > 0) markShortLines(lines);
        setState({ refusals });
        reportProblem(lines.length > 0 ? checkoutProblems.refused : checkoutProblems.failed);
      }
      refuseCodes(refusedCodes);
      return;
    }
    if (checkout.shortLines.length > 0) {
      tab?.close();
      report({ outcome: "refused", failure: "stock" });
      setState({ problem: markShortLines(checkout.shortLines) });
      return;
    }
    if (checkout.refusedCodes.length > 0) {
      tab?.close();
      report({ outcome: "refused", failure: "discount" });
      refuseCodes(checkout.refusedCodes);
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
  return getFailureKind(error) ?? "script";
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

/** Returns the refusal of a store that refuses the cart. */
async function createFor(
  items: CartItems,
  codes: readonly string[],
): Promise<Checkout | CheckoutRefused> {
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
    const checkout = await createCheckout(createCommerceClient(getStorefront()), lines, codes);
    if (!leadsToOwnHost(checkout.checkoutUrl)) return checkout;
    const refusals = [{ text: ownHostRefusal, line: null }];
    return new CheckoutRefused(`The checkout is at the shop: ${checkout.checkoutUrl}`, {
      refusals,
    });
  } catch (error) {
    if (error instanceof CheckoutRefused) return error;
    throw error;
  }
}

/** Whether the address of a hosted store leads back to the shop, which has no such page. */
function leadsToOwnHost(checkoutUrl: string): boolean {
  const { endpoint, siteUrl } = getStorefront();
  if (endpoint.startsWith("/")) return false;
  const { host } = new URL(checkoutUrl);
  return host === location.host || host === new URL(siteUrl).host;
}

function toProblem(error: unknown): CheckoutProblem {
  if (error instanceof CommerceError && error.kind === "payment-required") return paymentRequired;
  console.error("Checkout failed:", error);
  const failure = getFailureKind(error);
  return failure === "throttled" || failure === "rejected"
    ? checkoutProblems.busy
    : checkoutProblems.failed;
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

function toKey({ merchandiseId, sellingPlanId }: Omit<CheckoutLine, "quantity">): string {
  return toLineKey(merchandiseId, sellingPlanId);
}
