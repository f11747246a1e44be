import { create } from "zustand";
import type { CheckoutFailure, CheckoutReport } from "~/commerce/checkout-report";
import type { PublicStorefront } from "~/commerce/context";
import { CommerceError, getFailureKind, paymentRequired } from "~/commerce/errors";
import type {
  Checkout,
  CheckoutLine,
  CheckoutRefused,
  Refusal,
  ShortLine,
} from "~/commerce/operations/cart-create";
import { type CheckoutProblem, checkoutProblems, ownHostRefusal } from "~/content/cart";
import { sendReport } from "~/lib/send-report";
import { dispatchStorefrontEvent } from "~/lib/storefront-events";
import { showToast } from "~/ui/toasts";
import { withCampaign } from "./attribution";
import { type CartItems, getQuantity, lowerQuantity, toLineKey } from "./cart-items";
import { changeCart, closeCart, readStoredCart, storeCheckout, useCart } from "./cart-store";
import { useDiscountCodes } from "./discount-code";
import { getBuyable, keepShortages, type Shortages } from "./shortages";

type CheckoutState = {
  /** A checkout is being created. */
  isLoading: boolean;
  /** Problem of the last attempt. */
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
export async function checkOut(storefront: PublicStorefront): Promise<void> {
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
  const refusedBefore = getState().refusedCodes;
  const codes = useDiscountCodes.getState().codes.filter((code) => !refusedBefore.includes(code));
  const lines = getBuyable(items, getState().shortages);
  const outcome = await requestCheckout(storefront, lines, codes);
  setState({ isLoading: false });
  if (outcome.kind !== "created") tab?.close();
  switch (outcome.kind) {
    case "created":
      // The visitor closed the waiting tab: canceled.
      if (tab?.closed) return report({ outcome: "canceled" });
      report({ outcome: "opened" });
      storeCheckout(items, outcome.checkout);
      (tab ?? window).location.assign(outcome.address);
      return closeCart();
    case "short": {
      report({ outcome: "refused", failure: "stock" });
      const problem = markShortLines(outcome.lines);
      dispatchStorefrontEvent("shopify:cart:error", {
        error: problem.title,
        code: "MAXIMUM_EXCEEDED",
      });
      return setState({ problem });
    }
    case "codes refused":
      report({ outcome: "refused", failure: "discount" });
      return setState({ refusedCodes: [...refusedBefore, ...outcome.codes] });
    case "refused": {
      const { lines, refusals, refusedCodes } = outcome.error;
      console.error("Checkout failed:", outcome.error);
      report({ outcome: "refused", failure: "refused" });
      if (lines.length > 0) markShortLines(lines);
      setState({ refusals, refusedCodes: [...refusedBefore, ...refusedCodes] });
      const problem = lines.length > 0 ? checkoutProblems.refused : checkoutProblems.failed;
      return reportProblem(problem, "INVALID");
    }
    case "failed":
      report({ outcome: "refused", failure: toFailure(outcome.error) });
      return reportProblem(toProblem(outcome.error));
  }
}

/** Without an answer: a server that cannot be reached fails the checkout as well. */
function report(checkout: CheckoutReport): void {
  sendReport({ checkout });
}

function toFailure(error: unknown): CheckoutFailure {
  return getFailureKind(error) ?? "script";
}

function reportProblem(
  problem: CheckoutProblem,
  code: "INVALID" | "SERVICE_UNAVAILABLE" = "SERVICE_UNAVAILABLE",
): void {
  dispatchStorefrontEvent("shopify:cart:error", { error: problem.title, code });
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

type Outcome =
  /** `address` is the checkout's, with the campaign of the visit. */
  | { kind: "created"; checkout: Checkout; address: string }
  /** The store has less of these lines than requested. */
  | { kind: "short"; lines: readonly ShortLine[] }
  /** The store takes the cart, without these discount codes. */
  | { kind: "codes refused"; codes: readonly string[] }
  | { kind: "refused"; error: CheckoutRefused }
  | { kind: "failed"; error: unknown };

/** Does not throw. */
async function requestCheckout(
  storefront: PublicStorefront,
  items: CartItems,
  codes: readonly string[],
): Promise<Outcome> {
  try {
    return await createFor(storefront, items, codes);
  } catch (error) {
    return { kind: "failed", error };
  }
}

async function createFor(
  storefront: PublicStorefront,
  items: CartItems,
  codes: readonly string[],
): Promise<Outcome> {
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
    const checkout = await createCheckout(createCommerceClient(storefront), lines, codes);
    const { shortLines, refusedCodes, checkoutUrl } = checkout;
    if (leadsToOwnHost(checkoutUrl, storefront)) {
      const refusals = [{ text: ownHostRefusal, line: null }];
      throw new CheckoutRefused(`The checkout is at the shop: ${checkoutUrl}`, { refusals });
    }
    if (shortLines.length > 0) return { kind: "short", lines: shortLines };
    if (refusedCodes.length > 0) return { kind: "codes refused", codes: refusedCodes };
    return { kind: "created", checkout, address: withCampaign(checkoutUrl) };
  } catch (error) {
    if (!(error instanceof CheckoutRefused)) throw error;
    const { refusedCodes } = error;
    const isOfCodes = refusedCodes.length > 0 && !error.lines.length && !error.refusals.length;
    return isOfCodes ? { kind: "codes refused", codes: refusedCodes } : { kind: "refused", error };
  }
}

/** Whether the address of a hosted store leads back to the shop, which has no such page. */
function leadsToOwnHost(checkoutUrl: string, { endpoint, siteUrl }: PublicStorefront): boolean {
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
