import { useEffect } from "react";
import { loadToasts, showToast } from "~/ui/toasts";
import { reportOffline } from "./network-failures";

/** Reports slow scripts and lost connections. Used in the footer, so that no page loads this script at first. */
export function useConnectionToasts() {
  useEffect(() => {
    // Before the first toast, which may report that there is no connection.
    loadToasts();
    const stop = new AbortController();
    // Before React handles the event.
    const options = { capture: true, signal: stop.signal };
    reportSlowPress(options);
    stayWhenOffline(options);
    return () => stop.abort();
  }, []);
}

/** A press without visible effect for this time is slow. */
const slowMs = 3_000;

/** A button that was pressed before it was hydrated (`app/hydration/early-input.ts`). */
const held = "[data-pressed]";

const openingDialog = '[aria-haspopup="dialog"][aria-expanded="true"]';

/** Shows a toast when the script for a pressed button, or for the dialog that it opens, loads slowly. */
function reportSlowPress(options: AddEventListenerOptions): void {
  const watch = (pressed: Element | null) =>
    setTimeout(() => {
      const isOpening = pressed?.matches(openingDialog) && !document.querySelector("dialog[open]");
      if (!isOpening && !pressed?.matches(held)) return;
      showToast({
        title: "Still loading",
        description: "What you pressed happens as soon as this part of the page is here.",
      });
    }, slowMs);

  const onClick = ({ target }: MouseEvent) =>
    watch(target instanceof Element ? target.closest("button") : null);
  addEventListener("click", onClick, options);
  // Pressed before this listener was registered.
  watch(document.querySelector(`${openingDialog}, ${held}`));
}

/** Events that start a prefetch; React derives `mouseenter` from the first. */
const prefetchEvents = ["mouseout", "mouseover", "focusin", "touchstart"] as const;

/**
 * Prevents navigation and prefetch while offline: React Router reloads the page when a route's script cannot be
 * loaded, and the browser would show its own error. Shows a toast instead.
 */
function stayWhenOffline(options: AddEventListenerOptions): void {
  for (const type of prefetchEvents) addEventListener(type, preventPrefetch, options);
  addEventListener("click", stayHere, options);
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
