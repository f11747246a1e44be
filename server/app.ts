import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { clientAddress, visitorAddress } from "./client-address.ts";
import type { CommerceService } from "./commerce-endpoint.ts";
import { compressed } from "./compression.ts";
import type { Readiness } from "./monitoring/readiness.ts";
import { type Newsletter, newsletterPath } from "./newsletter/newsletter.ts";
import { askedBy, type FindReady, responseOf } from "./ready-answer.ts";
import { brokenPage, type RenderPage } from "./render-page.ts";
import {
  correctCase,
  refuseMalformedAddress,
  refuseOtherMethods,
  refuseProxyMethods,
} from "./request-guard.ts";
import { type DocumentRules, withSecurityHeaders } from "./response-headers.ts";
import type { StaticFiles } from "./static-files.ts";
import { visitorOrigin } from "./visitor-origin.ts";
import { type Webhook, webhookPath } from "./webhook/webhook.ts";

export type AppParts = {
  /** Canonical origin of the shop. */
  siteUrl: string;
  documents: DocumentRules;
  /** The embedded commerce service; `null` when the store is elsewhere. */
  commerce: (CommerceService & { handles(pathname: string): boolean }) | null;
  newsletter: Newsletter;
  webhook: Webhook;
  /** Whether this process should get visitors. */
  readiness: Readiness;
  /** Takes the web vitals that browsers measure. */
  vitals: Hono;
  /** How many proxies in front add to `X-Forwarded-For`; the forwarded host is believed if there is one. */
  trustedProxies: number;
  /** What is in memory, with all its headers. */
  findReady: FindReady;
  staticFiles: Pick<StaticFiles, "refuse">;
  renderPage: RenderPage;
  logError(error: unknown): void;
};

/** What Node's listener knows of a request beside the request; nothing where there is no socket. */
type ShopEnvironment = { Bindings: Partial<HttpBindings> };

/** The whole shop as one function from a web-standard request to a response, read from top to bottom. */
export function createApp(parts: AppParts): Hono<ShopEnvironment> {
  const { documents, commerce, staticFiles, renderPage, logError } = parts;
  const { newsletter } = parts;
  const app = new Hono<ShopEnvironment>();

  const sourceOf = ({ req, env }: Context<ShopEnvironment>) =>
    [
      env?.incoming?.socket.remoteAddress,
      req.header("x-forwarded-for") ?? null,
      parts.trustedProxies,
    ] as const;

  app.use(async (context, next) => {
    const ready = parts.findReady(askedBy(context.req.raw));
    if (ready) return responseOf(ready);
    await next();
    const secured = await withSecurityHeaders(context.res, documents);
    replaceResponse(context, await compressed(context.req.raw, secured));
  });

  app.get("/healthz", (context) => context.text("ok\n", 200, { "cache-control": "no-store" }));

  app.get("/readyz", () => parts.readiness.answer());

  app.all(newsletterPath, (context) =>
    newsletter(context.req.raw, clientAddress(...sourceOf(context))),
  );

  app.route("/vitals", parts.vitals);

  app.all(webhookPath, ({ req }) => parts.webhook(req.raw));

  app.use(async (context, next) => {
    const request = context.req.raw;
    const refused = refuseProxyMethods(request);
    if (refused) return refused;
    const isCommerce = commerce?.handles(new URL(request.url).pathname);
    if (commerce && isCommerce)
      return commerce.fetch(atOrigin(visitorOrigin(request, parts), request));
    return refuseMalformedAddress(request) ?? staticFiles.refuse(request) ?? next();
  });

  app.all("*", (context) => {
    const request = context.req.raw;
    const refused = refuseOtherMethods(request) ?? correctCase(request);
    return refused ?? renderPage(request, visitorAddress(...sourceOf(context)));
  });

  app.onError((error) => {
    logError(error);
    return brokenPage();
  });
  return app;
}

/** The checkout URL begins with the origin of the request, which behind a proxy is not the one in its first lines. */
function atOrigin(origin: string, request: Request): Request {
  const url = new URL(request.url);
  return url.origin === origin ? request : new Request(origin + url.pathname + url.search, request);
}

/** Hono merges the headers of the response it holds into a new one; this one is already whole. */
function replaceResponse(context: Context, response: Response): void {
  context.res = undefined;
  context.res = response;
}
