import { copyTime } from "~/lib/copy-time";
import { trustedScriptUrl } from "~/lib/trusted-types";
import { whenIdle } from "~/ui/when-idle";
import type { PageMessage } from "./cache-names";

/** The worker that serves, if the browser has one and lets it in. */
let active: Promise<ServiceWorker | null> | null = null;

/** Registers the worker, once the page is loaded and the browser idle; not while one develops. */
export function startWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator) || savesData()) return;
  active ??= whenLoadedAndIdle()
    .then(register)
    .catch(() => null);
}

/** Tells the worker which page is open, so that it keeps it and what it is made of. */
export async function tellWorker(page: string): Promise<void> {
  const worker = await active;
  if (!worker || copyTime() !== null || !navigator.onLine) return;
  await whenLoadedAndIdle();
  send(worker, { kind: "seen", page, files: loadedFiles() });
}

async function register(): Promise<ServiceWorker | null> {
  const address = trustedScriptUrl("/service-worker.js");
  const { waiting } = await navigator.serviceWorker.register(address);
  if (waiting && copyTime() === null) await handOver(waiting);
  return (await navigator.serviceWorker.ready).active;
}

/** Milliseconds after which the older worker goes on: another page still needs it. */
const handOverMs = 3_000;

/** Meanwhile nothing is asked of the older worker; a browser lets it go when it has nothing to do. */
async function handOver(newer: ServiceWorker): Promise<void> {
  send(newer, { kind: "take over" });
  await new Promise<void>((resolve) => {
    newer.addEventListener("statechange", () => resolve(), { once: true });
    setTimeout(resolve, handOverMs);
  });
}

function send(worker: ServiceWorker, message: PageMessage): void {
  worker.postMessage(message);
}

/** What the page has loaded of the shop's own; the browser still has it. */
function loadedFiles(): string[] {
  const ours = performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === location.origin);
  return [...new Set(ours.map(({ pathname, search }) => pathname + search))];
}

/** She asked for as little as possible to be loaded. */
function savesData(): boolean {
  return Boolean(Reflect.get(Reflect.get(navigator, "connection") ?? {}, "saveData"));
}

async function whenLoadedAndIdle(): Promise<void> {
  if (document.readyState !== "complete")
    await new Promise((resolve) => addEventListener("load", resolve, { once: true }));
  await whenIdle({ timeout: 2_000 });
}
