import { useEffect, useEffectEvent, useState } from "react";
import {
  type DataStrategyResult,
  type MiddlewareFunction,
  type ShouldRevalidateFunction,
  useLocation,
  useMatches,
  useRevalidator,
} from "react-router";
import { unreachable } from "~/commerce/errors";

/** Milliseconds before the first automatic retry; doubled with each further one. */
const firstPauseMs = 5_000;
const maxPauseMs = 60_000;

/**
 * Loads the open page again while it is incomplete: after growing pauses, and when the connection returns. Returns a
 * function that does so at once.
 * @param pauseMs before the first time
 */
export function useRetry(isIncomplete: boolean, pauseMs = firstPauseMs): () => Promise<void> {
  const { revalidate, state } = useRevalidator();
  const { pathname, search, key } = useLocation();
  const isErrorPage = useMatches().at(-1)?.loaderData === undefined;
  /** The pause after an attempt, and the entry of the history to which it applies. */
  const [next, setNext] = useState({ key, pauseMs });

  async function retry() {
    const attempt = { address: pathname + search };
    if (!isErrorPage) current = attempt;
    await revalidate();
    // A navigation may have interrupted it, and the next attempt begun.
    if (current === attempt) current = null;
  }

  const retryInBackground = useEffectEvent(async (afterMs: number) => {
    await retry();
    // Sets a new object: an attempt that ends before it is rendered changes no state of the router.
    setNext({ key, pauseMs: Math.min(Math.max(2 * afterMs, firstPauseMs), maxPauseMs) });
  });
  useEffect(() => {
    if (!isIncomplete || state !== "idle") return;
    // A navigation interrupts the attempt before it.
    const afterMs = next.key === key ? next.pauseMs : pauseMs;
    const stop = new AbortController();
    const timer = setTimeout(() => retryInBackground(afterMs), afterMs);
    addEventListener("online", () => void retryInBackground(afterMs), stop);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [isIncomplete, pauseMs, state, key, next]);

  return retry;
}

/** The attempt to load a page again. The router does not tell it from a step in the history. */
let current: { address: string } | null = null;

export function isRetry({ pathname, search }: URL): boolean {
  return pathname + search === current?.address;
}

/** Keeps the data of routes whose query selects among what is loaded already. */
export const revalidateByPath: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname || isRetry(nextUrl);

/**
 * Client middleware: what a retry cannot load stays as it is, and a resource that cannot be loaded is a failure like
 * the store's. The router would show the error page in place of the open one.
 */
export const keepData: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request },
  next,
) => {
  const results = await next();
  const url = new URL(request.url);
  for (const [id, { type, result }] of Object.entries(results)) {
    if (type === "data" || result instanceof Response) continue;
    if (url.pathname.startsWith("/resources/"))
      results[id] = { type: "data", result: { failure: unreachable } };
    // The router keeps the data of a route without a result.
    else if (isRetry(url)) delete results[id];
  }
  return results;
};
