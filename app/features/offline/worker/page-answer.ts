import { offlinePath } from "../cache-names";
import { pageKey } from "./request-kind";
import { type FetchEvent, scope } from "./scope";
import { keepPage, keptPage } from "./shelf";

/** Milliseconds after which a copy is better than waiting on; the page still arrives, for the next time. */
const patienceMs = 4_000;

/**
 * The network's answer, whatever it says; a copy only where there is none, or none in time. A page of
 * which there is no copy gives way to the one that says so.
 */
export async function pageAnswer(event: FetchEvent): Promise<Response> {
  const url = new URL(event.request.url);
  const key = pageKey(url);
  const network = askNetwork(event);
  if (key !== null && !isPrefetch(event.request)) event.waitUntil(keepLater(key, network));
  event.waitUntil(network.catch(() => {}));

  const inTime = await Promise.race([network.catch(() => null), nothingAfter(patienceMs)]);
  if (inTime) return inTime;
  return (key !== null && (await keptPage(key))) || network.catch(() => insteadOf(url));
}

async function askNetwork({ preloadResponse, request }: FetchEvent): Promise<Response> {
  return (await preloadResponse) ?? fetch(request);
}

/** Copied before anybody reads it: a body is read once. */
async function keepLater(key: string, network: Promise<Response>): Promise<void> {
  const answer = await network.then(
    (response) => response.clone(),
    () => null,
  );
  if (answer) await keepPage(key, answer);
}

async function insteadOf(url: URL): Promise<Response> {
  const { origin } = scope.location;
  const page = await keptPage(offlinePath);
  if (!page) return Response.error();
  // By its own address, or its script would take it for the page that was wanted.
  return url.pathname === offlinePath
    ? page
    : Response.redirect(`${origin}${offlinePath}#${url.pathname}${url.search}`);
}

/** A page that a browser asks for in case, which nobody has seen yet. */
function isPrefetch({ headers }: Request): boolean {
  return /prefetch/.test(headers.get("sec-purpose") ?? "");
}

function nothingAfter(ms: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), ms));
}
