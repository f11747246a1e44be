/** Milliseconds after a manual scroll until the row moves again. */
const restMs = 600;
/** A frame that took longer, as after a hidden tab, counts as this. */
const maxFrameMs = 64;
/** Browsers round what they scroll to. */
const tolerancePx = 2;

/**
 * Scrolls a row of `count` items and their copies in a loop; at speed 0 it only wraps around. Pauses on
 * hover, focus, touch, manual scroll, out of view and with reduced motion. Returns a cleanup function.
 */
export function keepMoving(row: HTMLElement, count: number, pxPerSecond: number): () => void {
  const end = new AbortController();
  const holds = new Set<string>(["out of view"]);
  let left = row.scrollLeft;
  let frame = 0;
  let lastMs = 0;
  let restTimer = 0;

  function hold(reason: string, isHeld: boolean) {
    if (isHeld) holds.add(reason);
    else holds.delete(reason);
    cancelAnimationFrame(frame);
    if (holds.size > 0) return;
    left = row.scrollLeft;
    lastMs = 0;
    frame = requestAnimationFrame(move);
  }

  function move(nowMs: number) {
    const ms = lastMs === 0 ? 0 : Math.min(nowMs - lastMs, maxFrameMs);
    lastMs = nowMs;
    left = wrapAround(left + (ms / 1000) * pxPerSecond, getLapPx(row, count));
    row.scrollLeft = left;
    frame = requestAnimationFrame(move);
  }

  function onScroll() {
    if (holds.size === 0 && Math.abs(row.scrollLeft - left) <= tolerancePx) return;
    hold("by hand", true);
    clearTimeout(restTimer);
    restTimer = window.setTimeout(() => {
      const wrapped = wrapAround(row.scrollLeft, getLapPx(row, count));
      if (wrapped !== row.scrollLeft) row.scrollTo({ left: wrapped, behavior: "instant" });
      hold("by hand", false);
    }, restMs);
  }

  const on = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    listener: (event: HTMLElementEventMap[Name]) => void,
  ) => row.addEventListener(name, listener, { passive: true, signal: end.signal });

  on("scroll", onScroll);
  on("pointerover", ({ pointerType }) => hold("pointer", pointerType !== "touch"));
  on("pointerleave", () => hold("pointer", false));
  on("touchstart", () => hold("touch", true));
  on("touchend", ({ touches }) => hold("touch", touches.length > 0));
  on("touchcancel", () => hold("touch", false));
  on("focusin", ({ target }) =>
    hold("focus", target instanceof Element && target.matches(":focus-visible")),
  );
  on("focusout", () => hold("focus", false));

  const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
  const applyPreference = () => hold("reduced motion", reducedMotion.matches || pxPerSecond === 0);
  reducedMotion.addEventListener("change", applyPreference, { signal: end.signal });
  applyPreference();

  const seen = new IntersectionObserver(([entry]) =>
    hold("out of view", entry?.isIntersecting !== true),
  );
  seen.observe(row);

  return () => {
    end.abort();
    seen.disconnect();
    cancelAnimationFrame(frame);
    clearTimeout(restTimer);
  };
}

/** Number of copies of the items that fill the window while the row loops. */
export function getCopyCount(row: HTMLElement, count: number): number {
  const lastRight = row.children[count - 1]?.getBoundingClientRect().right ?? 0;
  const width = lastRight - getLeft(row.children[0]);
  return width > 0 ? Math.ceil(row.clientWidth / width) + 1 : 0;
}

/** The equivalent position within the first lap, at least 1 px from its start. */
function wrapAround(left: number, lap: number): number {
  if (lap <= 0) return left;
  if (left < 1) return left + lap;
  return left >= lap + 1 ? left - lap : left;
}

/** Pixels from an item to its copy. */
function getLapPx(row: HTMLElement, count: number): number {
  return getLeft(row.children[count]) - getLeft(row.children[0]);
}

function getLeft(item: Element | undefined): number {
  return item?.getBoundingClientRect().left ?? 0;
}
