/**
 * The shop's service worker: what a visitor saw stays readable without a network, and says that it is
 * a copy. Served as `/service-worker.js`; see docs/decisions/093.
 */
import { cacheNames, offlinePath, type PageMessage } from "../cache-names";
import { pageAnswer } from "./page-answer";
import { kindOf, kindOfFile, pageKey } from "./request-kind";
import { type FetchEvent, scope } from "./scope";
import { keepFiles, keepPictures, keptOrFetched, renewPage, sweep } from "./shelf";

/** Written in by the build: what drawers and messages need, which load late or never. */
declare const __PRECACHED__: readonly string[];

const { origin } = scope.location;

scope.addEventListener("install", (event) => event.waitUntil(precache()));

scope.addEventListener("activate", (event) =>
  event.waitUntil(
    Promise.all([
      // The browser asks for a page while it still starts the worker.
      scope.registration.navigationPreload?.enable(),
      scope.clients.claim(),
      sweep(__PRECACHED__),
    ]),
  ),
);

scope.addEventListener("fetch", (event) => {
  const answer = answerTo(event);
  if (answer) event.respondWith(answer);
});

scope.addEventListener("message", (event) => {
  if (isPageMessage(event.data)) event.waitUntil(hear(event.data));
});

function answerTo(event: FetchEvent): Promise<Response> | null {
  const { request } = event;
  const later = (work: Promise<unknown>) => event.waitUntil(work);
  switch (kindOf(request, origin)) {
    case "page":
      return pageAnswer(event);
    case "file":
      return keptOrFetched(cacheNames.files, request, later);
    case "picture":
      return keptOrFetched(cacheNames.pictures, readable(request), later);
    default:
      return null;
  }
}

/** A picture of another origin, asked for in the way that lets it be kept. */
function readable(request: Request): Request {
  const isOurs = new URL(request.url).origin === origin;
  return isOurs ? request : new Request(request.url, { mode: "cors", credentials: "omit" });
}

async function precache(): Promise<void> {
  if (Reflect.get(navigator, "connection")?.saveData) return;
  await Promise.allSettled([keepFiles(__PRECACHED__), renewPage(offlinePath)]);
}

async function hear(message: PageMessage): Promise<void> {
  if (message.kind === "take over") {
    // Another page may be one of the older build, and its worker keeps that build's files.
    const open = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
    if (open.length === 1) await scope.skipWaiting();
    return;
  }
  const key = pageKey(new URL(message.page, origin));
  const ours = message.files.filter((path) => path.startsWith("/"));
  await Promise.allSettled([
    key === null ? null : renewPage(key),
    keepFiles(ours.filter((path) => kindOfFile(path) === "file")),
    keepPictures(ours.filter((path) => kindOfFile(path) === "picture")),
  ]);
}

function isPageMessage(data: unknown): data is PageMessage {
  return typeof data === "object" && data !== null && "kind" in data;
}
