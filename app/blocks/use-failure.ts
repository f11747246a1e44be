import { useEffect } from "react";
import { isUnpaid, type LoadFailure, paymentRequired } from "~/commerce/errors";
import { showToast } from "~/ui/toasts";
import { useRetry } from "./retry";

/** Reports why the open page lacks something, and loads it again while that may help. Returns what a button calls. */
export function useFailure(failure: LoadFailure | null): () => Promise<void> {
  usePaymentToast(failure);
  return useRetry(failure?.isTemporary ?? false);
}

/** The one message that names the store's provider (rule 34 in docs/rules.md). */
export function usePaymentToast(failure: LoadFailure | null): void {
  useEffect(() => {
    if (isUnpaid(failure)) showToast(paymentRequired);
  }, [failure]);
}
