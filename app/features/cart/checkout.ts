import { create } from "zustand";
import { type CheckoutProblem, checkoutProblems, ownHostRefusal } from "#brand/content/cart.ts";
import type { CheckoutReport } from "~/commerce/checkout-report";
import { createCommerceClient } from "~/commerce/client";
import type { PublicStorefront } from "~/commerce/context";
import { CommerceError, getFailureKind, paymentRequired } from "~/commerce/errors";
import {
  type Checkout,
  type CheckoutLine,
  CheckoutRefused,
  createCheckout,
  type Refusal,
  type ShortLine,
} from "~/commerce/operations/cart-create";
import { sendReport } from "~/lib/send-report";
import { type CartErrorCode, dispatchStorefrontEvent } from "~/lib/storefront-events";
import { showToast } from "~/ui/toasts";
import { withCampaign } from "./attribution";
import { type CartItems, getQuantity, lowerQuantity, toLineKey } from "./cart-items";
import { changeCart, closeCart, readStoredCart, storeCheckout, useCart } from "./cart-store";
import { useDiscountCodes } from "./discount-code";
import { getBuyable, keepShortages, type Shortages } from "./shortages";

type Attempt =
  /** Also after a checkout that was opened or canceled. */
  | { state: "none" }
  | { state: "creating" }
  /** `refusals` is what else the store said when it refused the cart. */
  | { state: "failed"; problem: CheckoutProblem; refusals: readonly Refusal[] };

type CheckoutState = {
  /** The last attempt to check out. */
  attempt: Attempt;
  /** The lines of which the store had less than requested. */
  shortages: Shortages;
  /** Keys of the lines with a plan that the store has refused. Cached catalogs still offer it. */
  refusedPlans: ReadonlySet<string>;
  /** The discount codes that the last attempt was refused for. The next one goes without them. */
  refusedCodes: readonly string[];
  /** Why, in the store's own words. */
  codeReasons: readonly string[];
};

const noCheckout: CheckoutState = {
  attempt: { state: "none" },
  shortages: new Map(),
  refusedPlans: new Set(),
  refusedCodes: [],
  codeReasons: [],
};
export const useCheckout = create(() => noCheckout);
const { getState, setState } = useCheckout;

export function useIsCreatingCheckout(): boolean {
  return useCheckout(({ attempt }) => attempt.state === "creating");
}

/** Forgets the attempt in one state, if that is the last one. */
export function endAttempt(state: Attempt["state"]): void {
  if (getState().attempt.state === state) setState({ attempt: noCheckout.attempt });
}

useCart.subscribe(({ items }, { items: before }) => {
  if (items === before) return;
  const { attempt, shortages } = getState();
  // Codes may apply to other items.
  setState({ shortages: keepShortages(shortages, before, items), refusedCodes: [] });
  if (attempt.state !== "failed") return;
  // What the store said of a line is about its quantity.
  const isSame = (key: string) => getQuantity(items, key) === getQuantity(before, key);
  const refusals = attempt.refusals.filter(({ line }) => !line || isSame(toKey(line)));
  setState({ attempt: { ...attempt, refusals } });
});
useDiscountCodes.subscribe(() => setState({ refusedCodes: [] }));

/**
 * Creates a checkout for what is in the cart and takes the visitor there. Must be called in a click:
 * browsers refuse a tab that is opened after an answer has arrived. Sold-out lines are left out, and discount codes
 * that were refused before.
 */
export async function checkOut(storefront: PublicStorefront): Promise<void> {
  readStoredCart();
  const { items } = useCart.getState();
  if (items.length === 0 || getState().attempt.state === "creating") return;
  if (navigator.onLine === false) {
    console.error("Checkout failed: the browser is offline");
    return fail(checkoutProblems.offline, "SERVICE_UNAVAILABLE");
  }

  report({ outcome: "asked" });
  const tab = openWaitingTab();
  setState({ attempt: { state: "creating" } });
  // With nothing else to buy, what was sold out is requested again.
  if (getBuyable(items, getState().shortages).length === 0)
    setState({ shortages: noCheckout.shortages });
  const { shortages, refusedCodes } = getState();
  const codes = useDiscountCodes.getState().codes.filter((code) => !refusedCodes.includes(code));
  const answer = await requestCheckout(storefront, getBuyable(items, shortages), codes);
  setState({ attempt: noCheckout.attempt });
  if (answer.kind !== "created") tab?.close();
  // A code that was refused may have been replaced meanwhile.
  const refuseCodes = (refused: readonly string[], codeReasons: readonly string[] = []) =>
    setState({ refusedCodes: [...refusedCodes, ...refused], codeReasons });
  switch (answer.kind) {
    case "created":
      // The visitor closed the waiting tab: canceled.
      if (tab?.closed) return report({ outcome: "canceled" });
      report({ outcome: "opened" });
      storeCheckout(items, answer.checkout);
      (tab ?? window).location.assign(withCampaign(answer.checkout.checkoutUrl));
      return closeCart();
    case "short":
      report({ outcome: "refused", failure: "stock" });
      // Said below the lines that it is about, without a toast.
      return setFailed(markShortLines(answer.lines), "MAXIMUM_EXCEEDED");
    case "codes refused":
      report({ outcome: "refused", failure: "discount" });
      return refuseCodes(answer.codes, answer.reasons);
    case "refused": {
      const { lines, refusals } = answer.error;
      console.error("Checkout failed:", answer.error);
      report({ outcome: "refused", failure: "refused" });
      if (lines.length > 0) markShortLines(lines);
      refuseCodes(answer.error.refusedCodes);
      const problem = lines.length > 0 ? checkoutProblems.refused : checkoutProblems.failed;
      return fail(problem, "INVALID", refusals);
    }
    case "failed":
      report({ outcome: "refused", failure: getFailureKind(answer.error) ?? "script" });
      return fail(toProblem(answer.error), "SERVICE_UNAVAILABLE");
  }
}

/** Without an answer: a server that cannot be reached fails the checkout as well. */
function report(checkout: CheckoutReport): void {
  sendReport({ checkout });
}

function fail(problem: CheckoutProblem, code: CartErrorCode, refusals?: readonly Refusal[]): void {
  showToast(problem);
  setFailed(problem, code, refusals);
}

function setFailed(
  problem: CheckoutProblem,
  code: CartErrorCode,
  refusals: readonly Refusal[] = [],
): void {
  dispatchStorefrontEvent("shopify:cart:error", { error: problem.title, code });
  setState({ attempt: { state: "failed", problem, refusals } });
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

type Answer =
  | { kind: "created"; checkout: Checkout }
  /** The store has less of these lines than requested. */
  | { kind: "short"; lines: readonly ShortLine[] }
  /** The store takes the cart, without these discount codes. */
  | { kind: "codes refused"; codes: readonly string[]; reasons?: readonly string[] }
  | { kind: "refused"; error: CheckoutRefused }
  | { kind: "failed"; error: unknown };

/** Does not throw. */
async function requestCheckout(
  storefront: PublicStorefront,
  items: CartItems,
  codes: readonly string[],
): Promise<Answer> {
  const lines = items.map(
    ({ variantId, sellingPlan, quantity }): CheckoutLine => ({
      merchandiseId: variantId,
      sellingPlanId: sellingPlan?.id,
      quantity,
    }),
  );
  try {
    const checkout = await createCheckout(createCommerceClient(storefront), lines, codes);
    const { shortLines, refusedCodes, codeReasons: reasons, checkoutUrl } = checkout;
    if (leadsToOwnHost(checkoutUrl, storefront)) {
      const refusals = [{ text: ownHostRefusal, line: null }];
      const message = `The checkout is at the shop: ${checkoutUrl}`;
      return { kind: "refused", error: new CheckoutRefused(message, { refusals }) };
    }
    if (shortLines.length > 0) return { kind: "short", lines: shortLines };
    if (refusedCodes.length > 0) return { kind: "codes refused", codes: refusedCodes, reasons };
    return { kind: "created", checkout };
  } catch (error) {
    if (!(error instanceof CheckoutRefused)) return { kind: "failed", error };
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

const unpaid: CheckoutProblem = {
  title: checkoutProblems.failed.title,
  description: `${checkoutProblems.failed.description} ${paymentRequired.title}. ${paymentRequired.description}`,
};

function toProblem(error: unknown): CheckoutProblem {
  if (error instanceof CommerceError && error.kind === "payment-required") return unpaid;
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
