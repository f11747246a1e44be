import { useEffect } from "react";
import { useLoadResult, usePaymentToast, type WithRetry } from "~/blocks/use-load-result";
import type { LoadResult } from "~/commerce/load-result";

/** `useLoadResult` that also reports a failure in the console and HTTP 402 in a toast. */
export function useBlogResult<T>(
  noun: "article" | "blog posts",
  result: LoadResult<T>,
  ...others: LoadResult<unknown>[]
): LoadResult<T> & WithRetry {
  const state = useLoadResult(result, ...others);
  usePaymentToast(state);
  const message = state.status === "failed" ? state.failure.message : null;
  useEffect(() => {
    if (message !== null) console.error(`Error loading ${noun}`, message);
  }, [noun, message]);
  return state;
}
