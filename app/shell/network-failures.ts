import type { DataStrategyResult, MiddlewareFunction } from "react-router";
import { unreachable } from "~/commerce/load-result";
import { showToast } from "~/ui/toasts";

/**
 * Keeps the open page when data cannot be fetched, instead of React Router's error page. A fetcher of a resource
 * route gets the failure as data. An offline navigation stays pending until the next one.
 */
export const keepOpenPage: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request },
  next,
) => {
  const results = await next();
  const failed = Object.entries(results).filter(([, { type }]) => type === "error");
  if (failed.length === 0) return results;
  if (new URL(request.url).pathname.startsWith("/resources/")) {
    const result = { status: "failed", failure: unreachable };
    for (const [id] of failed) results[id] = { type: "data", result };
    return results;
  }
  if (navigator.onLine || !failed.some(([, { result }]) => result instanceof TypeError))
    return results;
  reportOffline(() => location.assign(request.url));
  return new Promise(() => {});
};

export function reportOffline(retry: () => void): void {
  showToast({
    title: "You are offline",
    description: "This page needs a connection. Your cart is kept.",
    action: { label: "Try again", onSelect: retry },
  });
}
