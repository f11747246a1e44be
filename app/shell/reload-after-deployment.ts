const reloadedKey = "shop-reloaded";

/**
 * Reloads a page whose build is gone from the server, when it needs a script of that build: without
 * it, a button whose script comes on demand would stay dead. React Router does the same for routes.
 * Each build reloads once, and only where session storage, and with it the stored cart, works.
 */
export function reloadAfterDeployment(): void {
  addEventListener("vite:preloadError", () => void reloadIfOutdated());
}

async function reloadIfOutdated(): Promise<void> {
  const manifest: unknown = Reflect.get(window, "__reactRouterManifest")?.url;
  if (!navigator.onLine || typeof manifest !== "string") return;
  try {
    // HEAD, because a cache must not answer for the server.
    const { status } = await fetch(manifest, { method: "HEAD", cache: "no-store" });
    const reloaded = sessionStorage.getItem(reloadedKey) ?? "";
    if (status !== 404 || reloaded.includes(manifest)) return;
    sessionStorage.setItem(reloadedKey, `${reloaded} ${manifest}`);
    location.reload();
  } catch {
    // Offline, or nothing may be stored: whoever asked for the script reports the failure.
  }
}
