import { reportOffline } from "./network-failures";

/** Events that start a prefetch; React derives `mouseenter` from the first. */
const prefetchEvents = ["mouseout", "mouseover", "focusin", "touchstart"] as const;

/**
 * Prevents navigation and prefetch while offline: React Router reloads the page when a route's script cannot be
 * loaded, and the browser would show its own error. Shows a toast instead. Returns a function that stops it.
 */
export function stayWhenOffline(): () => void {
  const stop = new AbortController();
  // Before React handles the event.
  const options = { capture: true, signal: stop.signal };
  for (const type of prefetchEvents) addEventListener(type, preventPrefetch, options);
  addEventListener("click", stayHere, options);
  return () => stop.abort();
}

function preventPrefetch(event: Event): void {
  const entered = event.type === "mouseout" ? (event as MouseEvent).relatedTarget : event.target;
  if (unreachableLink(entered)) event.stopPropagation();
}

function stayHere(event: MouseEvent): void {
  const link = unreachableLink(event.target);
  const hasKey = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (!link || hasKey || event.button !== 0 || event.defaultPrevented) return;
  event.preventDefault();
  event.stopPropagation();
  reportOffline(() => link.click());
}

/** The link around an element, if it leads to another page in the same tab and the browser is offline. */
function unreachableLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = !navigator.onLine && target instanceof Element ? target.closest("a") : null;
  if (!link || link.origin !== location.origin) return null;
  if (link.target || link.hasAttribute("download")) return null;
  const isHere = link.pathname === location.pathname && link.search === location.search;
  return isHere ? null : link;
}
