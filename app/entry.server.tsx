import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, RouterContextProvider, ServerRouter } from "react-router";
import { createCommerceClient } from "~/commerce/client";
import { type LoadContextOptions, requestContext } from "~/commerce/context";
import { deferHydration } from "~/hydration/defer-hydration";

export { checkStore } from "~/store-check/check-store";

/** The context of all loaders; created for each request. */
export function createLoadContext(options: LoadContextOptions): RouterContextProvider {
  const { publicEndpoint, token, siteUrl, timeoutMs } = options;
  const { isDocument, sitePages, documentPolicy } = options;
  const context = new RouterContextProvider();
  context.set(requestContext, {
    isDocument,
    sitePages,
    documentPolicy,
    client: createCommerceClient({ ...options, totalMs: timeoutMs }),
    storefront: { endpoint: publicEndpoint, token, siteUrl },
  });
  return context;
}

/** Renders the whole document first, because the status and the Content-Security-Policy depend on it. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  let failure: unknown = null;
  const stream = await renderToReadableStream(
    <ServerRouter context={entryContext} url={request.url} />,
    {
      signal: request.signal,
      // Suspended parts are rendered in place, without an inline script that moves them.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        failure ??= error;
      },
    },
  );
  await stream.allReady;
  if (failure) throw failure;

  const rendered = await new Response(stream).text();
  const html = import.meta.env.DEV ? rendered : deferHydration(rendered);
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Security-Policy", loadContext.get(requestContext).documentPolicy(html));
  return new Response(html, { status, headers });
}
