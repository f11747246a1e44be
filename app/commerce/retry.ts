import { useEffect, useEffectEvent, useState } from "react";
import {
  type ShouldRevalidateFunction,
  type UIMatch,
  useLocation,
  useMatches,
  useRevalidator,
} from "react-router";
import { type Failure, paymentRequired } from "~/commerce/errors";
import { addQuery, withQuery } from "~/lib/paths";
import { showToast } from "~/ui/toasts";

/** Milliseconds before the first automatic retry; doubled with each further one. */
const firstPauseMs = 5_000;
const maxPauseMs = 60_000;

/** The match of the open page, whose loader says what failed (`respond` in `app/commerce/load.ts`). */
function usePageMatch() {
  return useMatches().at(-1) as UIMatch<{ failure?: Failure | null } | undefined> | undefined;
}

/** Why the open page lacks something; `null` for a whole one. */
export function useFailure(): Failure | null {
  return usePageMatch()?.loaderData?.failure ?? null;
}

/** Loads the open page again while it is incomplete, and says when the store is unpaid. */
export function useIncompletePage(): void {
  const loaderData = usePageMatch()?.loaderData;
  useAutoRetry(loaderData?.failure === "temporary");
  useEffect(() => {
    if (loaderData?.failure === "unpaid") showToast(paymentRequired);
  }, [loaderData]);
}

let isRetrying = false;

/** Whether the open page is loaded again. The router does not tell it from a step in the history at one address. */
export const isRetry = () => isRetrying;

/** Keeps the data of routes whose query selects among what is loaded already. */
export const revalidateByPath: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  isRetrying || currentUrl.pathname !== nextUrl.pathname;

/**
 * Returns a function that loads the open page again if the shop sends a whole one, and resolves to whether it did. It
 * asks first, because the router would replace the open page by an error.
 */
export function useRetry(): (signal?: AbortSignal) => Promise<boolean> {
  const { revalidate } = useRevalidator();
  const { pathname, search } = useLocation();
  const route = usePageMatch()?.id ?? "";

  return async (signal) => {
    // The router's own address, so that the browser keeps the response for it.
    const path = pathname.endsWith("/") ? `${pathname}_.data` : `${pathname}.data`;
    const address = addQuery(path + search, withQuery("", [["_routes", route]]));
    const response = await fetch(address, signal ? { signal } : {}).catch(() => null);
    const isWhole = response?.headers.has("X-Remix-Response") && response.status < 500;
    if (!isWhole || signal?.aborted) return false;
    isRetrying = true;
    await revalidate();
    isRetrying = false;
    return true;
  };
}

/**
 * Loads the open page again while it is incomplete: after growing pauses, and when the connection returns. Returns
 * whether the last attempt failed.
 * @param pauseMs before the first time
 */
export function useAutoRetry(isIncomplete: boolean, pauseMs = firstPauseMs): boolean {
  const retry = useRetry();
  const { key } = useLocation();
  /** The last attempt, and the entry of the history for which it was. */
  const [last, setLast] = useState({ key, nextPauseMs: pauseMs, hasFailed: false });

  const attempt = useEffectEvent(async (afterMs: number, signal: AbortSignal) => {
    const hasFailed = !(await retry(signal));
    if (signal.aborted) return;
    const doubledMs = Math.max(2 * afterMs, firstPauseMs);
    setLast({ key, nextPauseMs: Math.min(doubledMs, maxPauseMs), hasFailed });
  });
  useEffect(() => {
    if (!isIncomplete) return;
    const afterMs = last.key === key ? last.nextPauseMs : pauseMs;
    const stop = new AbortController();
    const { signal } = stop;
    const timer = setTimeout(() => attempt(afterMs, signal), afterMs);
    addEventListener("online", () => attempt(afterMs, signal), { signal });
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [isIncomplete, pauseMs, key, last]);

  return last.key === key && last.hasFailed;
}
