import { copyTime } from "~/lib/copy-time";

/**
 * A link usually asks the store for what changes on the page. Without a network the worker has whole
 * pages, so links open those. Returns what ends it.
 */
export function openPagesWhole(): () => void {
  const stop = new AbortController();
  addEventListener(
    "click",
    (event) => {
      const isCut = !navigator.onLine || copyTime() !== null;
      const address = isCut ? addressOf(event) : null;
      if (address === null) return;
      event.preventDefault();
      location.assign(address);
    },
    // Before the router hears of it.
    { capture: true, signal: stop.signal },
  );
  return () => stop.abort();
}

/** Of the page that a press leads to; `null` where it opens a tab, saves a file or stays on the page. */
function addressOf(event: MouseEvent): string | null {
  const hasKey = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || hasKey || event.button !== 0 || event.defaultPrevented) return null;
  if (link.origin !== location.origin || link.target || link.hasAttribute("download")) return null;
  const isHere = link.pathname === location.pathname && link.search === location.search;
  return isHere ? null : link.href;
}
