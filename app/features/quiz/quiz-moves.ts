let isMoving = false;

/**
 * Notes the browser's Back and Forward while a page holds the dialog. Its entries share the page's
 * address, and to the router that would be a wish to load the page again behind it.
 */
export function watchQuizMoves(): () => void {
  const stop = new AbortController();
  function note() {
    isMoving = true;
    // The router asks its routes before the next task.
    setTimeout(() => {
      isMoving = false;
    });
  }
  // Before the router's own listener.
  addEventListener("popstate", note, { capture: true, signal: stop.signal });
  return () => stop.abort();
}

/** Whether the router is following the Back or Forward button; for a route's `shouldRevalidate`. */
export function isQuizMove(): boolean {
  return isMoving;
}
