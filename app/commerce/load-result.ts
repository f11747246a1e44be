import type { HeadersFunction, RouterContextProvider } from "react-router";
import type { CommerceClient } from "./client";
import { commerceContext, isDocumentContext } from "./context";
import { CommerceError, type CommerceFailure } from "./errors";
import { isWorthRetrying } from "./retry";

export type LoadFailure = {
  kind: CommerceFailure;
  /** A message of specification, section 8. */
  message: string;
  /** Whether the same request may succeed later: false for a refused or unpaid one. */
  isTemporary: boolean;
};

/**
 * What a loader got from the store:
 * - `pending`: the document is rendered without the answer, and the browser asks for it;
 * - `failed`: the store refused, or could not be reached for the data of a later navigation either.
 */
export type LoadResult<T> =
  | { status: "ready"; value: T }
  | { status: "pending" }
  | { status: "failed"; failure: LoadFailure };

/** Asks the store in a route's loader. A store that fails is data for the page, not an error page. */
export async function load<T>(
  context: Readonly<RouterContextProvider>,
  request: (client: CommerceClient) => Promise<T>,
): Promise<LoadResult<T>> {
  try {
    return { status: "ready", value: await request(context.get(commerceContext)) };
  } catch (error) {
    if (!(error instanceof CommerceError)) throw error;
    const isTemporary = isWorthRetrying(error) || error.kind === "timeout";
    if (isTemporary && context.get(isDocumentContext)) return { status: "pending" };
    const { kind, message } = error;
    return { status: "failed", failure: { kind, message, isTemporary } };
  }
}

/** The status and caching of a page whose content is this result. */
export function responseFor(result: LoadResult<unknown>): ResponseInit {
  if (result.status !== "ready") return { status: 503, ...notCached };
  return { status: result.value === null ? 404 : 200 };
}

/** Whether the same request may bring more later. */
export function isIncomplete(result: LoadResult<unknown>): boolean {
  if (result.status === "failed") return result.failure.isTemporary;
  return result.status === "pending";
}

/** For a page that is shown, but not kept for the next visitor. */
export const notCached = { headers: { "Cache-Control": "no-store" } } as const;

/** For a page that is whole without these results: shown, and kept only with all of them. */
export function cachedIfReady(...results: LoadResult<unknown>[]): ResponseInit {
  return results.every(({ status }) => status === "ready") ? {} : notCached;
}

/** A page's response has the headers of its loader. */
export const loaderHeaders: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
