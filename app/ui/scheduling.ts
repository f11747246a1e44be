import { savesData } from "~/lib/preferences";

/** Resolves after the next paint, so that what follows does not delay the response to a click. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    // A hidden page is not painted.
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });
}

/** A window that is not painted may never be idle, and what waits is a part of the page. */
const maxIdleWaitMs = 2_000;

/**
 * Resolves when the browser is idle, or has not been for two seconds; after a short timeout in Safari, which has no
 * `requestIdleCallback`.
 */
export function whenIdle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(resolve, { timeout: maxIdleWaitMs });
    else setTimeout(resolve, 200);
  });
}

/** Resolves when the page is loaded and the browser is idle. */
async function whenPageIdle(): Promise<void> {
  if (document.readyState !== "complete")
    await new Promise((resolve) => addEventListener("load", resolve, { once: true }));
  await whenIdle();
}

/** Preloads modules, one after another, while the browser is idle. Not with Save-Data. */
export async function loadWhenIdle(...loads: readonly (() => Promise<unknown>)[]): Promise<void> {
  if (savesData()) return;
  for (const load of loads) {
    await whenPageIdle();
    await load().catch(() => {});
  }
}

/** Calls `listener` when the page is restored from the back/forward cache; returns a function that stops it. */
export function onPageRestored(listener: () => void): () => void {
  const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && listener();
  addEventListener("pageshow", onPageShow);
  return () => removeEventListener("pageshow", onPageShow);
}
