import { data, type RouterContextProvider } from "react-router";
import type { CommerceClient } from "./client";
import { requestContext } from "./context";
import { CommerceError, toFailure } from "./errors";

/** What the store sent, or why it did not. */
export type Loaded<T> = { value: T; error: null } | { value: null; error: CommerceError };

/** Asks the store. Of a failed request the page still renders. */
export async function load<T>(
  context: Readonly<RouterContextProvider>,
  request: (client: CommerceClient) => Promise<T>,
): Promise<Loaded<T>> {
  try {
    return { value: await request(context.get(requestContext).client), error: null };
  } catch (error) {
    if (error instanceof CommerceError) return { value: null, error };
    throw error;
  }
}

/** The data of a page, with `failure`; with an error the status is 503, and the page is not stored. */
export function respond<Page extends object>(
  page: Page,
  error: CommerceError | null,
  init: ResponseInit = {},
) {
  const failure = error && toFailure(error);
  return data({ ...page, failure }, failure ? { ...init, status: 503 } : init);
}

/** Headers of a response that must not be stored. `redirect` writes into its argument: pass a copy. */
export const notStored = { "Cache-Control": "no-store" } as const;

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
