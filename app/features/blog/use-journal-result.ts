import { useEffect } from "react";
import type { LoadResult } from "~/commerce/load-result";
import { type LoadState, useLoadResult, usePaymentToast } from "~/commerce/use-load-result";

/** `useLoadResult` that also reports a failure in the console and HTTP 402 in a toast. */
export function useJournalResult<T>(
  noun: "article" | "blog posts",
  result: LoadResult<T>,
  ...others: LoadResult<unknown>[]
): LoadState<T> {
  const state = useLoadResult(result, ...others);
  usePaymentToast(state);
  const message = state.status === "failed" ? state.failure.message : null;
  useEffect(() => {
    if (message !== null) console.error(`Error loading ${noun}`, message);
  }, [noun, message]);
  return state;
}
