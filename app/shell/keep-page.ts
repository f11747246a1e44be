/**
 * Keeps the open page when there is no connection. It depends on four behaviors of React Router, each with a test in
 * `tests/e2e/keep-page.spec.ts`:
 *
 * 1. A route's script that cannot be loaded reloads the page, which without a connection leaves it for the browser's
 *    own error. `loadRouteModule`:
 *    https://github.com/remix-run/react-router/blob/main/packages/react-router/lib/dom/ssr/routeModules.ts
 * 2. The navigation that waits for that script never ends, but a later one replaces it, and the router never loads that
 *    route again. `loadLazyRouteProperty`:
 *    https://github.com/remix-run/react-router/blob/main/packages/react-router/lib/router/router.ts
 * 3. A link prefetches its route's script, with the same reload, from React's handlers of pointer and focus.
 *    `usePrefetchBehavior`:
 *    https://github.com/remix-run/react-router/blob/main/packages/react-router/lib/dom/ssr/components.tsx
 * 4. A link starts its navigation in React's click handler, not in a listener that is called earlier. `useLinkClickHandler`:
 *    https://github.com/remix-run/react-router/blob/main/packages/react-router/lib/dom/lib.tsx
 */
import { hasModifier } from "~/ui/link";
import { showToast } from "~/ui/toasts";
import { isReloadingBuild, reloadIfOutdated } from "./newer-build";

/** Call it before the router starts. */
export function keepPage(): void {
  // Runs before React handles the event.
  for (const type of prefetchEvents) addEventListener(type, preventPrefetch, true);
  addEventListener("click", onClick, true);
  // Safari before 26.2 and Firefox before 147 lack it: there only the listeners above keep the page.
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

/** Prevents the reload by the router, unless there is a newer build. */
function onNavigate(event: NavigateEvent): void {
  if (event.navigationType !== "reload" || event.userInitiated || isReloadingBuild()) return;
  event.preventDefault();
  hasRouteFailed = true;
  reloadIfOutdated().then((reloads) => {
    if (!reloads) dispatchEvent(new Event(routeFailure));
  });
}

/** Events that start a prefetch; React derives `mouseenter` from the first. */
const prefetchEvents = ["mouseout", "mouseover", "focusin", "touchstart"] as const;

function preventPrefetch(event: Event): void {
  const entered = event.type === "mouseout" ? (event as MouseEvent).relatedTarget : event.target;
  if (!navigator.onLine && linkToOtherPage(entered)) event.stopPropagation();
}

function onClick(event: MouseEvent): void {
  const link = linkToOtherPage(event.target);
  if (!link || hasModifier(event) || event.button !== 0 || event.defaultPrevented) return;
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

/** Tabs, filters and categories show other parts of what a page has; a search needs the server. */
function isPartOfPage({ pathname, search }: HTMLAnchorElement): boolean {
  const isList = (path: string) => path.split("/")[1] === "shop";
  if (isList(pathname) && isList(location.pathname)) return true;
  const isSearch = pathname === "/search" && search !== location.search;
  return pathname === location.pathname && !isSearch;
}
