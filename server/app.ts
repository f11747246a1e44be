import { type Context, Hono } from "hono";
import { compress } from "hono/compress";
import { secureHeaders } from "hono/secure-headers";
import { type Budget, costs } from "./budget/budget.ts";
import { errorPage } from "./error-page.ts";
import type { Readiness } from "./monitoring/readiness.ts";
import { violationsPath } from "./policy-reports.ts";
import { type RenderPage, serverErrorPage } from "./render-page.ts";
import type { StaticFiles } from "./static-files.ts";
import { redirectToStore, ucpProfile } from "./store-links.ts";
import { clientAddress, type NodeEnvironment, readVisitor, visitorOrigin } from "./visitor.ts";

type AppParts = {
  /** Canonical origin of the shop. */
  siteUrl: string;
  /** The embedded commerce service; `null` when the store is elsewhere. */
  commerce: {
    fetch(request: Request, client: string): Promise<Response>;
    handles(path: string): boolean;
  } | null;
  /** Origin of a hosted store. */
  storeOrigin: string | null;
  newsletter: Hono<NodeEnvironment>;
  vitals: Hono<NodeEnvironment>;
  /** Takes the reports of the Content-Security-Policy. */
  violations: Hono;
  readiness: Readiness;
  /** Gets the address of each client but health checks. */
  noteAddress(address: string): void;
  /** Number of reverse proxies that append to `X-Forwarded-For`. */
  trustedProxies: number;
  budget: Budget;
  staticFiles: StaticFiles;
  /** Whether there are no press files: they are samples, and hidden. */
  hidesPressFiles: boolean;
  renderPage: RenderPage;
  logError(error: unknown): void;
};

export function createApp(parts: AppParts): Hono<NodeEnvironment> {
  const { budget, commerce, readiness, staticFiles, renderPage, trustedProxies } = parts;
  const app = new Hono<NodeEnvironment>();

  app.use(securityHeaders(parts.siteUrl), compress());
  app.use(async ({ req, env }, next) => {
    const hosts = env?.incoming?.headersDistinct.host ?? [];
    return (hosts.length > 1 ? refuseAddress() : refuseUnreadable(req.raw)) ?? next();
  });
  app.use(async (context, next) => {
    await next();
    // Clients must not reuse a connection to a process that is shutting down.
    if (readiness.endsConnections()) context.header("connection", "close");
  });

  app.get("/healthz", (context) => context.text("ok\n", 200, { "cache-control": "no-store" }));
  app.get("/readyz", () => readiness.respond());
  app.use((context, next) => {
    parts.noteAddress(clientAddress(context, trustedProxies));
    return next();
  });
  const runInBudget = <Result>(context: Context<NodeEnvironment>, work: () => Promise<Result>) =>
    budget.run(readVisitor(context, trustedProxies), costs.request, work);
  app.on("POST", ["/newsletter/*", "/vitals", violationsPath], runInBudget);
  app.route("/newsletter", parts.newsletter);
  app.route("/vitals", parts.vitals);
  app.route(violationsPath, parts.violations);

  app.use(async (context, next) => {
    const { raw, path } = context.req;
    if (!commerce?.handles(path)) return next();
    const request = atOrigin(visitorOrigin(raw, parts.siteUrl, trustedProxies), raw);
    const respond = () => commerce.fetch(request, clientAddress(context, trustedProxies));
    // A page has many images and videos, which are files.
    return path.startsWith("/cdn/") ? respond() : runInBudget(context, respond);
  });
  app.use(async ({ req }, next) => {
    if (parts.hidesPressFiles && new URL(req.url).pathname.startsWith("/press/")) return next();
    return staticFiles(req.raw) ?? next();
  });
  app.get(
    "*",
    (context) =>
      ucpProfile(context.req.path, parts) ??
      redirectToStore(new URL(context.req.url), parts) ??
      redirectToCanonical(context.req.raw) ??
      renderPage(context.req.raw, readVisitor(context, trustedProxies)),
  );
  app.all("*", refuseMethod);

  app.onError((error) => {
    parts.logError(error);
    return serverErrorPage();
  });
  return app;
}

/** Headers for responses that do not set their own. */
function securityHeaders(siteUrl: string) {
  return secureHeaders({
    overwrite: false,
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      frameAncestors: ["'none'"],
      baseUri: ["'none'"],
    },
    referrerPolicy: "strict-origin-when-cross-origin",
    // The shop navigates the tab in which the checkout opens.
    crossOriginOpenerPolicy: "same-origin-allow-popups",
    // Images of other origins are loaded without credentials.
    crossOriginEmbedderPolicy: "credentialless",
    permissionsPolicy: { camera: [], geolocation: [], microphone: [], payment: [], usb: [] },
    // Without `includeSubDomains`: other hosts of the domain are not the shop's.
    strictTransportSecurity: siteUrl.startsWith("https:") && "max-age=31536000",
    // Replaced by the Content-Security-Policy, or obsolete.
    xFrameOptions: false,
    xXssProtection: false,
    xDownloadOptions: false,
    xDnsPrefetchControl: false,
    xPermittedCrossDomainPolicies: false,
    originAgentCluster: false,
  });
}

/** Replaces the origin, with which the checkout URL begins: behind a proxy it differs from the visitor's. */
function atOrigin(origin: string, request: Request): Request {
  const url = new URL(request.url);
  return url.origin === origin ? request : new Request(origin + url.pathname + url.search, request);
}

/** URLs of the shop stay under 500. */
const maxAddressCharacters = 4096;

/** Responds to an invalid request; `null` for a valid one. */
function refuseUnreadable({ url, method }: Request): Response | null {
  const address = URL.parse(url);
  if (!address) return refuseAddress();
  if (address.pathname.length + address.search.length > maxAddressCharacters)
    return errorPage(414, "That link is too long", "Please go back and try a shorter one.");
  if (!isReadable(address.pathname))
    return errorPage(400, "That link doesn’t work", "It may have been cut off or mistyped.");
  // A `Request` with this method cannot be cloned.
  return method === "TRACE" ? refuseMethod() : null;
}

function refuseAddress(): Response {
  return errorPage(400, "We couldn’t read that request", "Its address isn’t valid.");
}

function refuseMethod(): Response {
  return errorPage(
    405,
    "That didn’t work",
    "This page can be read, but nothing can be sent to it.",
    { allow: "GET, HEAD" },
  );
}

/** As in `app/routes/redirect.tsx`: the location has the visitor's query. */
const inBrowserOnly = { "cache-control": "private, max-age=86400" };

/**
 * Redirects to the canonical URL: lower case but for a discount code, encoded only where a path has to be, without
 * double and trailing slashes. `null` when the URL is canonical.
 */
function redirectToCanonical({ url }: Request): Response | null {
  const { pathname, search } = new URL(url);
  const encoded = pathname
    // First, because `//host` would be a URL of another host.
    .replace(/\/{2,}/g, "/")
    .replace(/(?<=.)\/$/, "")
    .replace(/%[0-9a-f]{2}/gi, toCanonicalCharacter);
  const canonical = encoded.replace(
    /^(\/discount\/)?(.*)$/i,
    (_, prefix: string | undefined, rest: string) =>
      prefix ? prefix.toLowerCase() + rest : toLowerCase(rest),
  );
  if (canonical === pathname) return null;
  const headers = { location: canonical + search, ...inBrowserOnly };
  return new Response(null, { status: 308, headers });
}

/** Characters of a path: unreserved ones, sub-delimiters, `:` and `@` (RFC 3986, 3.3). */
const plainInPath = /[\w\-.~!$&'()*+,;=:@]/;

/** Canonical form of a percent-encoded byte. An encoded slash, percent sign or backslash stays encoded. */
function toCanonicalCharacter(byte: string): string {
  const character = String.fromCharCode(Number.parseInt(byte.slice(1), 16));
  return plainInPath.test(character) ? character : byte.toUpperCase();
}

/** Encoded bytes keep their capital letters. */
function toLowerCase(path: string): string {
  return path.replace(/%..|[A-Z]/g, (part) => (part.startsWith("%") ? part : part.toLowerCase()));
}

function isReadable(pathname: string): boolean {
  try {
    return !decodeURIComponent(pathname).includes("\0");
  } catch {
    return false;
  }
}
