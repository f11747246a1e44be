import { useEffect } from "react";
import { CommerceError, paymentRequired } from "~/commerce/errors";
import type { Reading } from "~/commerce/use-answer";
import { showToast } from "~/ui/toasts";

/**
 * HTTP 402 is told by a toast and counts as an answer with nothing in it (specification, section 8).
 * Returns whether that is what happened.
 */
export function usePaymentToast({ status, ...rest }: Reading<unknown>): boolean {
  const error = "error" in rest ? rest.error : null;
  const isUnpaid = error instanceof CommerceError && error.kind === "payment-required";

  // biome-ignore lint/correctness/useExhaustiveDependencies: each failure is told once, not its kind
  useEffect(() => {
    if (isUnpaid) showToast(paymentRequired);
  }, [status, error]);

  return isUnpaid;
}
