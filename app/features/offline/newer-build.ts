const reloadedKey = "shop-reloaded-at";
/** Milliseconds; two instances with different builds must not send a page to and fro. */
const pauseMs = 60_000;

/**
 * After a deployment a page may ask for a part whose file is gone. It then becomes a page of the newer
 * build by loading anew, once; the cart is in the storage. Where nothing is stored, it stays: a reload
 * would lose the cart. Returns what ends it.
 */
export function followNewerBuild(): () => void {
  const stop = new AbortController();
  addEventListener("vite:preloadError", () => void reloadIfOutdated(), { signal: stop.signal });
  return () => stop.abort();
}

async function reloadIfOutdated(): Promise<void> {
  if (!navigator.onLine || !(await isGone()) || !isFirstInAWhile()) return;
  location.reload();
}

/** Whether the server has forgotten the table of routes that this page began with. */
async function isGone(): Promise<boolean> {
  const table = Reflect.get(window, "__reactRouterManifest")?.url;
  if (typeof table !== "string") return false;
  try {
    // No GET, so that no cache answers in the server's place.
    return (await fetch(table, { method: "HEAD", cache: "no-store" })).status === 404;
  } catch {
    return false;
  }
}

function isFirstInAWhile(): boolean {
  try {
    const before = Number(sessionStorage.getItem(reloadedKey));
    sessionStorage.setItem(reloadedKey, String(Date.now()));
    return Date.now() - before > pauseMs;
  } catch {
    return false;
  }
}
