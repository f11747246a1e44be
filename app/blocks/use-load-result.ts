import { startTransition, useEffect, useEffectEvent, useState } from "react";
import {
  type DataStrategyResult,
  type MiddlewareFunction,
  type ShouldRevalidateFunction,
  useLocation,
  useMatches,
  useRevalidator,
} from "react-router";
import { paymentRequired } from "~/commerce/errors";
import { isIncomplete, type LoadResult, unreachable } from "~/commerce/load-result";
import { showToast } from "~/ui/toasts";

export type WithRetry = { retry: () => void };

/** Milliseconds before the first automatic retry; doubled with each further one. */
const firstRetryMs = 5_000;
const maxRetryMs = 60_000;

/**
 * A loader's result for rendering. While it or one of `others` is incomplete, the route revalidates: at once for a
 * document's `pending` result, otherwise after growing pauses, and on `retry`.
 */
export function useLoadResult<T>(
  result: LoadResult<T>,
  ...others: LoadResult<unknown>[]
): LoadResult<T> & WithRetry {
  const { retry: revalidate, isRetrying } = useRetry();
  const [tries, setTries] = useState(0);
  const [isRequested, setRequested] = useState(false);

  async function load() {
    await revalidate();
    // An urgent update would hydrate everything below at once.
    startTransition(() => setTries((count) => count + 1));
  }

  async function retry() {
    setRequested(true);
    await load();
    setRequested(false);
  }

  const loadInBackground = useEffectEvent(load);
  const incomplete = [result, ...others].find(isIncomplete);
  const isFirst = tries === 0 && incomplete?.status === "pending";
  useEffect(() => {
    if (!incomplete) return startTransition(() => setTries(0));
    const pauseMs = isFirst ? 0 : Math.min(maxRetryMs, firstRetryMs * 2 ** Math.max(0, tries - 1));
    const timer = setTimeout(loadInBackground, pauseMs);
    return () => clearTimeout(timer);
  }, [incomplete, isFirst, tries]);

  const isLoading = result.status === "failed" && isRequested && isRetrying;
  return isLoading ? { status: "pending", retry } : { ...result, retry };
}

/** Loads the data of the open page again. It stays as it is if that fails. */
export function useRetry() {
  const { revalidate, state } = useRevalidator();
  const matches = useMatches();
  const { pathname, search } = useLocation();

  async function retry() {
    const data = new Map(matches.map(({ id, loaderData }) => [id, loaderData]));
    retrying = { path: pathname + search, data };
    try {
      await revalidate();
    } finally {
      retrying = null;
    }
  }
  return { retry, isRetrying: state === "loading" };
}

/** The page that a retry loads again, with the data that it shows meanwhile. */
let retrying: { path: string; data: ReadonlyMap<string, unknown> } | null = null;

/** For routes whose URL only filters data that is already loaded. */
export const revalidateOnRetry: ShouldRevalidateFunction = () => retrying !== null;

/** For routes whose query only selects among data that is already loaded. */
export const revalidateOnNewParams: ShouldRevalidateFunction = ({ currentParams, nextParams }) =>
  retrying !== null ||
  Object.keys(nextParams).some((name) => currentParams[name] !== nextParams[name]);

/**
 * Client middleware: a failed request leads to an error page only if a visitor asked for the page. A page that a
 * retry could not load keeps its data, of which what was pending has failed; a resource route's data is the failure.
 */
export const keepFailedData: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request },
  next,
) => {
  const results = await next();
  const { pathname, search } = new URL(request.url);
  const kept = retrying?.path === pathname + search ? retrying.data : null;
  for (const [id, { type, result }] of Object.entries(results)) {
    if (type === "data" || result instanceof Response) continue;
    if (pathname.startsWith("/resources/")) results[id] = { type: "data", result: notReached };
    else if (kept?.get(id) !== undefined)
      results[id] = { type: "data", result: failPending(kept.get(id)) };
  }
  return results;
};

const notReached: LoadResult<never> = { status: "failed", failure: unreachable };

/** A loader's data, in which no result is pending any more. */
function failPending(data: unknown): unknown {
  if (typeof data !== "object" || data === null) return data;
  const results = Object.entries(data).map(([name, value]: [string, unknown]) => [
    name,
    isPending(value) ? notReached : value,
  ]);
  return Object.fromEntries(results);
}

function isPending(value: unknown): boolean {
  return (
    typeof value === "object" && value !== null && "status" in value && value.status === "pending"
  );
}

/** Reports HTTP 402 in a toast; the page then shows an empty list. Returns whether that happened. */
export function usePaymentToast(result: LoadResult<unknown>): boolean {
  const failure = result.status === "failed" ? result.failure : null;
  useEffect(() => {
    if (failure?.kind === "payment-required") showToast(paymentRequired);
  }, [failure]);

  return failure?.kind === "payment-required";
}
