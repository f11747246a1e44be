/** Reloads the page when a part of it that is loaded on demand is gone with its build. */
export function reloadOnMissingPart(): void {
  addEventListener("vite:preloadError", () => void reloadIfOutdated());
}

let isReloading = false;

/** Whether the page is being reloaded into a newer build. */
export function isReloadingBuild(): boolean {
  return isReloading;
}

/** Key of the builds that were reloaded, in session storage. */
const reloadedKey = "shop-reloaded";

/**
 * Reloads the page if a newer build was deployed. Each build reloads once, and only where session storage works.
 * Resolves to whether it does.
 */
export async function reloadIfOutdated(): Promise<boolean> {
  const manifest: unknown = Reflect.get(window, "__reactRouterManifest")?.url;
  if (!navigator.onLine || typeof manifest !== "string") return false;
  try {
    // Bypasses caches.
    const { status } = await fetch(manifest, { method: "HEAD", cache: "no-store" });
    const reloaded = sessionStorage.getItem(reloadedKey) ?? "";
    if (status !== 404 || reloaded.includes(manifest)) return false;
    sessionStorage.setItem(reloadedKey, `${reloaded} ${manifest}`);
    isReloading = true;
    location.reload();
    return true;
  } catch {
    // The visitor is offline, or there is no storage.
    return false;
  }
}
