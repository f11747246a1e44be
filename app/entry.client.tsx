import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

/** Of the builds that were reloaded, in session storage. */
const reloadedKey = "shop-reloaded";

addEventListener("vite:preloadError", () => void reloadIfOutdated());

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});

/**
 * Reloads the page when a script of its build cannot be loaded because a newer build was deployed. React Router
 * does the same for routes. Each build reloads once, and only where session storage works.
 */
async function reloadIfOutdated(): Promise<void> {
  const manifest: unknown = Reflect.get(window, "__reactRouterManifest")?.url;
  if (!navigator.onLine || typeof manifest !== "string") return;
  try {
    // Not from a cache.
    const { status } = await fetch(manifest, { method: "HEAD", cache: "no-store" });
    const reloaded = sessionStorage.getItem(reloadedKey) ?? "";
    if (status !== 404 || reloaded.includes(manifest)) return;
    sessionStorage.setItem(reloadedKey, `${reloaded} ${manifest}`);
    location.reload();
  } catch {
    // Offline or no storage: the caller of `import()` reports the failure.
  }
}
