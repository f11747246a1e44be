import { lazy } from "react";
import { whenIdle } from "~/ui/scheduling";

/**
 * Loaded when the browser is idle: until then, and where it cannot be loaded, the page shows what the server has
 * written.
 */
async function loadRefillParts(): Promise<typeof import("./refill-parts")> {
  if (!import.meta.env.SSR) await whenIdle();
  return import("./refill-parts").catch(() => new Promise(() => {}));
}
export const RefillLine = lazy(async () => ({ default: (await loadRefillParts()).RefillLine }));
export const ScheduleFit = lazy(async () => ({ default: (await loadRefillParts()).ScheduleFit }));
