import { useEffect } from "react";
import { paymentRequired } from "~/commerce/errors";
import type { LoadState } from "~/commerce/use-load-result";
import { showToast } from "~/ui/toasts";

/** Reports HTTP 402 in a toast; the page then shows an empty list. Returns whether that happened. */
export function usePaymentToast(state: LoadState<unknown>): boolean {
  const failure = state.status === "failed" ? state.failure : null;
  useEffect(() => {
    if (failure?.kind === "payment-required") showToast(paymentRequired);
  }, [failure]);

  return failure?.kind === "payment-required";
}
