import { data, type HeadersFunction, type RouterContextProvider } from "react-router";
import type { CommerceClient } from "./client";
import { requestContext } from "./context";
import { CommerceError, isRefused, type LoadFailure } from "./errors";

type Context = Readonly<RouterContextProvider>;
type Requests = Record<string, (client: CommerceClient) => Promise<unknown>>;
type Answers<Wanted extends Requests> = {
  [Name in keyof Wanted]: Awaited<ReturnType<Wanted[Name]>> | null;
} & { failure: LoadFailure | null };

/**
 * Sends several requests to the store at once. The result of a failed one is `null`, so that the page still renders,
 * and `failure` says why; of several failures, it is a temporary one if there is one.
 */
export async function load<Wanted extends Requests>(
  context: Context,
  wanted: Wanted,
): Promise<Answers<Wanted>> {
  const { client } = context.get(requestContext);
  const failures: LoadFailure[] = [];
  const answers = await Promise.all(
    Object.entries(wanted).map(async ([name, request]) => {
      try {
        return [name, await request(client)];
      } catch (error) {
        failures.push(toFailure(error));
        return [name, null];
      }
    }),
  );
  const failure = failures.find(({ isTemporary }) => isTemporary) ?? failures[0] ?? null;
  return { ...Object.fromEntries(answers), failure };
}

function toFailure(error: unknown): LoadFailure {
  if (!(error instanceof CommerceError)) throw error;
  const { kind, message } = error;
  return { kind, message, isTemporary: kind !== "payment-required" && !isRefused(error) };
}

/** The status and caching of a page whose content failed, or did not. */
export function responseFor(failure: LoadFailure | null): ResponseInit {
  return failure ? { status: 503, ...notCached } : {};
}

/** Headers of a page that is complete enough without what failed, but is cached only with it. */
export function cachedUnless(failure: LoadFailure | null): ResponseInit {
  return failure ? notCached : {};
}

/** The response to throw where a page cannot do without what failed; the route's error boundary shows it. */
export function unavailablePage(failure: LoadFailure) {
  return data(failure, responseFor(failure));
}

/** For the 404 page. Without the status for client navigations, which the browser would log as a failed request. */
export function respondNotFound(context: Context) {
  return context.get(requestContext).isDocument ? data(null, { status: 404 }) : null;
}

/** For a page that must not be cached. `redirect` writes into its argument: pass a copy. */
export const notCached = { headers: { "Cache-Control": "no-store" } } as const;

/** A page's response has the headers of its loader, also of what it throws. */
export const loaderHeaders: HeadersFunction = ({ loaderHeaders, errorHeaders }) =>
  errorHeaders ?? loaderHeaders;

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
