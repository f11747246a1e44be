import { data, type HeadersFunction, type RouterContextProvider } from "react-router";
import type { CommerceClient } from "./client";
import { requestContext } from "./context";
import { CommerceError, isRefused } from "./errors";
import type { LoadResult } from "./load-result";

/** Calls the store in a route's loader. A failure is returned as data, so that the page still renders. */
export async function load<T>(
  context: Readonly<RouterContextProvider>,
  request: (client: CommerceClient) => Promise<T>,
): Promise<LoadResult<T>> {
  const { client, isDocument } = context.get(requestContext);
  try {
    return { status: "ready", value: await request(client) };
  } catch (error) {
    if (!(error instanceof CommerceError)) throw error;
    const isTemporary = error.kind !== "payment-required" && !isRefused(error);
    // The browser loads what is pending at once, and a store that takes us for a robot must be left alone for a while.
    if (isTemporary && isDocument && error.status !== 430) return { status: "pending" };
    const { kind, message } = error;
    return { status: "failed", failure: { kind, message, isTemporary } };
  }
}

/** The status and caching of a page whose content is this result. */
export function responseFor(result: LoadResult<unknown>): ResponseInit {
  if (result.status !== "ready") return { status: 503, ...notCached };
  return { status: result.value === null ? 404 : 200 };
}

/** For the 404 page. Without the status for client navigations, which the browser would log as a failed request. */
export function respondNotFound(context: Readonly<RouterContextProvider>) {
  return context.get(requestContext).isDocument ? data(null, { status: 404 }) : null;
}

/** For a page that must not be cached. `redirect` writes into its argument: pass a copy. */
export const notCached = { headers: { "Cache-Control": "no-store" } } as const;

/** For a page that renders without these results, but is cached only with all of them. */
export function cachedIfReady(...results: LoadResult<unknown>[]): ResponseInit {
  return results.every(({ status }) => status === "ready") ? {} : notCached;
}

/** A page's response has the headers of its loader. */
export const loaderHeaders: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** For a feed or sitemap whose content the store did not send. */
export function unavailable(): Response {
  return new Response("This file is not available right now.\n", {
    status: 503,
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "no-store",
      "Retry-After": "600",
    },
  });
}
