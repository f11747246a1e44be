import { savesData } from "~/lib/saves-data";

/** When the browser has nothing else to do. Safari has no idle callback; a short timeout is close. */
export function whenIdle(options?: IdleRequestOptions): Promise<unknown> {
  return new Promise((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(resolve, options);
    else setTimeout(resolve, 200);
  });
}

/**
 * Loads scripts ahead of their use, one after the other, once the page is loaded and the browser is
 * idle. Not for a visitor who saves data; one that fails is loaded again when it is used.
 */
export async function loadWhenIdle(...loads: readonly (() => Promise<unknown>)[]): Promise<void> {
  if (savesData()) return;
  if (document.readyState !== "complete")
    await new Promise((resolve) => addEventListener("load", resolve, { once: true }));
  for (const load of loads) {
    await whenIdle();
    await load().catch(() => {});
  }
}
