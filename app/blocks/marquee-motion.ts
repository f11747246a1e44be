/** Milliseconds after a manual scroll until the row moves again. */
const restMs = 600;
/** A frame that took longer, as after a hidden tab, counts as this. */
const maxFrameMs = 64;
/** Browsers round what they scroll to. */
const tolerancePx = 2;

/**
 * Scrolls a row of `count` items and their copies in a loop. Pauses on hover, focus, touch, manual scroll, out of view
 * and with reduced motion. Returns a cleanup function.
 */
export function keepMoving(row: HTMLElement, count: number, pxPerSecond: number): () => void {
  const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
  // After a touch, a row matches `:hover` until something else is touched.
  const canHover = matchMedia("(hover: hover)");
  const end = new AbortController();
  const [item, copy] = [row.children[0], row.children[count]];
  let left = row.scrollLeft;
  let isTouched = false;
  let wasHeld = false;
  let frame = 0;
  let lastMs = 0;
  let scrolledMs = -restMs;

  function isHeld(nowMs: number): boolean {
    const { activeElement } = document;
    return (
      isTouched ||
      reducedMotion.matches ||
      nowMs - scrolledMs < restMs ||
      (canHover.matches && row.matches(":hover")) ||
      (row.contains(activeElement) && activeElement?.matches(":focus-visible") === true)
    );
  }

  function move(nowMs: number) {
    const ms = Math.min(nowMs - lastMs, maxFrameMs);
    lastMs = nowMs;
    if (Math.abs(row.scrollLeft - left) > (wasHeld ? 0 : tolerancePx)) scrolledMs = nowMs;
    wasHeld = isHeld(nowMs);
    if (wasHeld) left = row.scrollLeft;
    else {
      left = wrapAround(left + (ms / 1000) * pxPerSecond, getLeft(copy) - getLeft(item));
      row.scrollLeft = left;
    }
    frame = requestAnimationFrame(move);
  }

  for (const type of ["touchstart", "touchend", "touchcancel"] as const) {
    const listener = ({ touches }: TouchEvent) => {
      isTouched = touches.length > 0;
    };
    row.addEventListener(type, listener, { passive: true, signal: end.signal });
  }

  const seen = new IntersectionObserver(([entry]) => {
    cancelAnimationFrame(frame);
    if (entry?.isIntersecting) frame = requestAnimationFrame(move);
  });
  seen.observe(row);

  return () => {
    end.abort();
    seen.disconnect();
    cancelAnimationFrame(frame);
  };
}

function getLeft(item: Element | undefined): number {
  return item?.getBoundingClientRect().left ?? 0;
}

/** The equivalent position within the first lap, at least 1 px from its start. */
function wrapAround(left: number, lap: number): number {
  if (left < 1) return left + lap;
  return left >= lap + 1 ? left - lap : left;
}
