import { Hono } from "hono";
import { compress } from "hono/compress";
import { secureHeaders } from "hono/secure-headers";
import { type NodeEnvironment, visitorAddress } from "./client-address.ts";
import type { CommerceService } from "./commerce-endpoint.ts";
import type { Readiness } from "./monitoring/readiness.ts";
import { redirectToCanonical, refuseMethod, refuseUnreadable } from "./refuse-request.ts";
import { brokenPage, type RenderPage } from "./render-page.ts";
import type { StaticFiles } from "./static-files.ts";
import { visitorOrigin } from "./visitor-origin.ts";

export type AppParts = {
  /** Canonical origin of the shop. */
  siteUrl: string;
  /** Whether visitors reach the shop by https. */
  isHttps: boolean;
  /** The embedded commerce service; `null` when the store is elsewhere. */
  commerce: (CommerceService & { handles(pathname: string): boolean }) | null;
  newsletter: Hono<NodeEnvironment>;
  webhook: Hono;
  vitals: Hono;
  readiness: Readiness;
  /** How many proxies in front add to `X-Forwarded-For`; with one, its forwarded host is used. */
  trustedProxies: number;
  staticFiles: StaticFiles;
  renderPage: RenderPage;
  logError(error: unknown): void;
};

/** The whole shop as one function from a web-standard request to a response. */
export function createApp(parts: AppParts): Hono<NodeEnvironment> {
  const { commerce, readiness, staticFiles, renderPage, trustedProxies } = parts;
  const app = new Hono<NodeEnvironment>();

  app.use(securityHeaders(parts.isHttps), compress());
  app.use(async ({ req }, next) => refuseUnreadable(req.raw) ?? next());
  app.use(async (context, next) => {
    await next();
    // Clients send nothing more on a connection to a process that ends.
    if (readiness.isDraining()) context.header("connection", "close");
  });

  app.get("/healthz", (context) => context.text("ok\n", 200, { "cache-control": "no-store" }));
  app.get("/readyz", () => readiness.respond());
  app.route("/newsletter", parts.newsletter);
  app.route("/vitals", parts.vitals);
  app.route("/hooks/commerce", parts.webhook);

  app.use(async ({ req }, next) => {
    if (!commerce?.handles(new URL(req.url).pathname)) return next();
    return commerce.fetch(atOrigin(visitorOrigin(req.raw, parts), req.raw));
  });
  app.use(async ({ req }, next) => staticFiles(req.raw) ?? next());
  app.get(
    "*",
    (context) =>
      redirectToCanonical(context.req.raw) ??
      renderPage(context.req.raw, visitorAddress(context, trustedProxies)),
  );
  app.all("*", refuseMethod);

  app.onError((error) => {
    parts.logError(error);
    return brokenPage();
  });
  return app;
}

/** What the responses do not say themselves. */
function securityHeaders(isHttps: boolean) {
  return secureHeaders({
    overwrite: false,
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      frameAncestors: ["'none'"],
      baseUri: ["'none'"],
    },
    referrerPolicy: "strict-origin-when-cross-origin",
    // The checkout opens in a tab, which the shop must still be able to send to its address.
    crossOriginOpenerPolicy: "same-origin-allow-popups",
    // Pictures of other origins load, without credentials.
    crossOriginEmbedderPolicy: "credentialless",
    permissionsPolicy: { camera: [], geolocation: [], microphone: [], payment: [], usb: [] },
    // A year, and this host alone: other names of the domain are not the shop's.
    strictTransportSecurity: isHttps && "max-age=31536000",
    // Replaced by the policy, or for browsers that no longer exist.
    xFrameOptions: false,
    xXssProtection: false,
    xDownloadOptions: false,
    xDnsPrefetchControl: false,
    xPermittedCrossDomainPolicies: false,
    originAgentCluster: false,
  });
}

/** The checkout URL begins with the origin of the request, which behind a proxy is not the one in its URL. */
function atOrigin(origin: string, request: Request): Request {
  const url = new URL(request.url);
  return url.origin === origin ? request : new Request(origin + url.pathname + url.search, request);
}
