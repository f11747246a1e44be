import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { type ShouldRevalidateFunction, useRevalidator } from "react-router";
import { showToast } from "~/ui/toasts";
import { type CommerceFailure, paymentRequired } from "./errors";

export type LoadFailure = {
  kind: CommerceFailure;
  /** What the visitor reads. */
  message: string;
  /** Whether the same request may succeed later: false for a refused or unpaid one. */
  isTemporary: boolean;
};

/** What a loader got from the store. */
export type LoadResult<T> =
  | { status: "ready"; value: T }
  /** The document is rendered without the value, and the browser loads it again. */
  | { status: "pending" }
  | { status: "failed"; failure: LoadFailure };

/** Whether the same request may succeed later. */
export function isIncomplete(result: LoadResult<unknown>): boolean {
  if (result.status === "failed") return result.failure.isTemporary;
  return result.status === "pending";
}

/** The failure of a request that did not reach the shop's own server. */
export const unreachable: LoadFailure = {
  kind: "network",
  message: "The store could not be reached",
  isTemporary: true,
};

type Failed = { status: "failed"; failure: LoadFailure; retry: () => void };
export type LoadState<T> = { status: "loading" } | { status: "ready"; value: T } | Failed;

/** Milliseconds before the first automatic retry; doubled with each further one. */
const firstRetryMs = 5_000;
const maxRetryMs = 60_000;

/**
 * A loader's result for rendering. While it or one of `others` is incomplete, the route revalidates: at once for a
 * `pending` result, otherwise after growing pauses, and on `retry`.
 */
export function useLoadResult<T>(
  result: LoadResult<T>,
  ...others: LoadResult<unknown>[]
): LoadState<T> {
  const { revalidate, state } = useRevalidator();
  const [isRequested, setRequested] = useState(false);

  const load = useCallback(async () => {
    isRetrying = true;
    try {
      await revalidate();
    } finally {
      isRetrying = false;
    }
  }, [revalidate]);
  useAutomaticRetry([result, ...others], load);

  const retry = useCallback(() => {
    setRequested(true);
    load().finally(() => setRequested(false));
  }, [load]);

  const isRetried = isRequested && state === "loading";
  // Stable, so that it can be a prop of a lazy section.
  return useMemo(() => {
    if (result.status === "ready") return result;
    return result.status === "pending" || isRetried ? { status: "loading" } : { ...result, retry };
  }, [result, isRetried, retry]);
}

function useAutomaticRetry(results: LoadResult<unknown>[], load: () => void): void {
  const failures = useRef(0);
  const incomplete = results.find(isIncomplete);

  useEffect(() => {
    if (!incomplete) {
      failures.current = 0;
      return;
    }
    const isPending = incomplete.status === "pending";
    const pauseMs = isPending ? 0 : Math.min(maxRetryMs, firstRetryMs * 2 ** failures.current);
    if (!isPending) failures.current += 1;
    const timer = setTimeout(load, pauseMs);
    return () => clearTimeout(timer);
  }, [incomplete, load]);
}

let isRetrying = false;

/** For routes whose URL only filters data that is already loaded. */
export const revalidateOnRetry: ShouldRevalidateFunction = () => isRetrying;

/** For routes whose query only selects among data that is already loaded. */
export const revalidateOnNewParams: ShouldRevalidateFunction = ({ currentParams, nextParams }) =>
  isRetrying || Object.keys(nextParams).some((name) => currentParams[name] !== nextParams[name]);

/** Reports HTTP 402 in a toast; the page then shows an empty list. Returns whether that happened. */
export function usePaymentToast(state: LoadState<unknown>): boolean {
  const failure = state.status === "failed" ? state.failure : null;
  useEffect(() => {
    if (failure?.kind === "payment-required") showToast(paymentRequired);
  }, [failure]);

  return failure?.kind === "payment-required";
}
