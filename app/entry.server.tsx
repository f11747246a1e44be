import { renderToReadableStream } from "react-dom/server";
import {
  createContext,
  type EntryContext,
  RouterContextProvider,
  ServerRouter,
} from "react-router";
import { createCommerceClient } from "~/commerce/client";
import { type LoadContextOptions, requestContext } from "~/commerce/context";
import { toMarkdown } from "~/features/discovery/to-markdown";
import { deferHydration } from "~/hydration/defer-hydration";
import { acceptsMarkdown, markdownType } from "~/lib/accept";
import type { DocumentOptions } from "~/lib/document-options";
import { NonceContext } from "~/lib/nonce";
import { getShownProducts, hasHideableSamples } from "~/site/samples";

const documentContext = createContext<DocumentOptions>();

/** What loaders and the rendering of a document know; created for each request. */
export function createLoadContext(
  { store, hasOwnProducts, ...request }: LoadContextOptions,
  document: DocumentOptions,
): RouterContextProvider {
  const hasSellingPlans = request.storefront.sellingPlans === "on";
  const context = new RouterContextProvider();
  context.set(documentContext, document);
  context.set(requestContext, {
    ...request,
    // Without any, no text speaks of them.
    showsSamples: request.showsSamples && hasHideableSamples,
    products: getShownProducts(hasOwnProducts, request.showsSamples),
    client: createCommerceClient({ ...store, hasSellingPlans }),
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
  // It marks the scripts that the shop writes. Cached for all visitors, a page cannot keep it: the policy has hashes.
  const nonce = crypto.randomUUID();
  let failure: unknown = null;
  const stream = await renderToReadableStream(
    <NonceContext value={nonce}>
      <ServerRouter context={entryContext} url={request.url} nonce={nonce} />
    </NonceContext>,
    {
      nonce,
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
  headers.append("Vary", "Accept");
  if (acceptsMarkdown(request)) {
    headers.set("Content-Type", `${markdownType}; charset=utf-8`);
    const { storefront } = loadContext.get(requestContext);
    return new Response(toMarkdown(rendered, storefront.siteUrl), { status, headers });
  }
  const { getPolicy, onUndeferred } = loadContext.get(documentContext);
  const deferred = import.meta.env.DEV ? rendered : deferHydration(rendered);
  if (deferred === null) onUndeferred();
  const marked = deferred ?? rendered;
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Security-Policy", getPolicy(marked, nonce));
  return new Response(marked.replaceAll(` nonce="${nonce}"`, ""), { status, headers });
}
