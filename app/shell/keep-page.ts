import { showToast } from "~/ui/toasts";

/**
 * Keeps the open page when there is no connection. React Router reloads the page when it cannot load the script of a
 * route that a link leads to or prefetches, and the browser would show its own error instead. Call it before the
 * router starts.
 */
export function keepPage(): void {
  // Before React handles the event.
  for (const type of prefetchEvents) addEventListener(type, preventPrefetch, true);
  addEventListener("click", onClick, true);
  addEventListener("vite:preloadError", () => void reloadIfOutdated());
  // Not in Safari before 26.2 and Firefox before 147, where only the listeners above keep the page.
  window.navigation?.addEventListener("navigate", onNavigate);
}

/** Calls `listener` when a route's script could not be loaded and the page stayed; returns a function that stops it. */
export function onRouteFailure(listener: () => void): () => void {
  addEventListener(routeFailure, listener);
  return () => removeEventListener(routeFailure, listener);
}

export function reportOffline(retry: () => void): void {
  showToast({
    title: "You’re offline",
    description: "This page needs a connection. Your cart is saved.",
    action: { label: "Try Again", onSelect: retry },
  });
}

const routeFailure = "shop:route-failure";

/** The router never finishes loading a route that failed once, so links are left to the browser then. */
let hasRouteFailed = false;

let isReloading = false;

/** Prevents the reload by the router, unless there is a newer build. */
function onNavigate(event: NavigateEvent): void {
  if (event.navigationType !== "reload" || event.userInitiated || isReloading) return;
  event.preventDefault();
  hasRouteFailed = true;
  reloadIfOutdated().then((reloads) => {
    if (!reloads) dispatchEvent(new Event(routeFailure));
  });
}

/** Of the builds that were reloaded, in session storage. */
const reloadedKey = "shop-reloaded";

/**
 * Reloads the page when a script of its build cannot be loaded because a newer build was deployed. Each build reloads
 * once, and only where session storage works.
 */
async function reloadIfOutdated(): Promise<boolean> {
  const manifest: unknown = Reflect.get(window, "__reactRouterManifest")?.url;
  if (!navigator.onLine || typeof manifest !== "string") return false;
  try {
    // Not from a cache.
    const { status } = await fetch(manifest, { method: "HEAD", cache: "no-store" });
    const reloaded = sessionStorage.getItem(reloadedKey) ?? "";
    if (status !== 404 || reloaded.includes(manifest)) return false;
    sessionStorage.setItem(reloadedKey, `${reloaded} ${manifest}`);
    isReloading = true;
    location.reload();
    return true;
  } catch {
    // Offline or no storage.
    return false;
  }
}

/** Events that start a prefetch; React derives `mouseenter` from the first. */
const prefetchEvents = ["mouseout", "mouseover", "focusin", "touchstart"] as const;

function preventPrefetch(event: Event): void {
  const entered = event.type === "mouseout" ? (event as MouseEvent).relatedTarget : event.target;
  if (!navigator.onLine && linkToOtherPage(entered)) event.stopPropagation();
}

function onClick(event: MouseEvent): void {
  const link = linkToOtherPage(event.target);
  const hasKey = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (!link || hasKey || event.button !== 0 || event.defaultPrevented) return;
  if (!navigator.onLine) {
    event.preventDefault();
    event.stopPropagation();
    reportOffline(() => link.click());
  } else if (hasRouteFailed) {
    event.stopPropagation();
  }
}

/** The link around an element, if it leads in the same tab to what the open page does not have. */
function linkToOtherPage(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link || link.origin !== location.origin) return null;
  if (link.target || link.hasAttribute("download")) return null;
  return isPartOfPage(link) ? null : link;
}

/** Tabs, filters and categories show other parts of what a page has; a search asks the server. */
function isPartOfPage({ pathname, search }: HTMLAnchorElement): boolean {
  const isList = (path: string) => path.split("/")[1] === "shop";
  if (isList(pathname) && isList(location.pathname)) return true;
  const isSearch = pathname === "/search" && search !== location.search;
  return pathname === location.pathname && !isSearch;
}
