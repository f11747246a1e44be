import { useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";

/** Milliseconds without a scroll event after which a swipe has come to rest. */
const restMs = 120;

/**
 * Keeps a row of equally wide items going round. `isClosed` asks for copies of the first items at
 * the end; when the row rests on a copy it jumps, unseen, to the item itself.
 */
export function useLoop(count: number) {
  const rail = useRef<HTMLUListElement>(null);
  const restTimer = useRef(0);
  const [position, setPosition] = useState(0);
  const [isClosed, setClosed] = useState(false);

  // A row that was swiped before its script had arrived stands somewhere already.
  const catchUp = useEffectEvent(() => {
    if (rail.current && rail.current.scrollLeft > 0) onScroll();
  });
  useEffect(() => catchUp(), []);

  function onScroll() {
    const row = rail.current;
    if (!row || count < 2) return;
    setClosed(true);
    setPosition(nearestItem(row) % count);
    window.clearTimeout(restTimer.current);
    restTimer.current = window.setTimeout(() => {
      if (nearestItem(row) >= count) jumpBy(row, -count);
    }, restMs);
  }

  function goBy(step: 1 | -1) {
    const row = rail.current;
    if (!row) return;
    flushSync(() => setClosed(true));
    const from = nearestItem(row);
    if (from === 0 && step === -1) jumpBy(row, count);
    row.scrollBy({ left: step * stepOf(row), behavior: smoothness() });
  }

  return { rail, position, isClosed, goBy, onScroll };
}

function nearestItem(row: HTMLElement): number {
  const step = stepOf(row);
  return step === 0 ? 0 : Math.round(row.scrollLeft / step);
}

function jumpBy(row: HTMLElement, items: number): void {
  row.scrollTo({ left: row.scrollLeft + items * stepOf(row), behavior: "instant" });
}

/** Pixels from one item to the next; hidden items between them count for nothing. */
function stepOf(row: HTMLElement): number {
  const [first, second] = [...row.children].filter((item) => item.getClientRects().length > 0);
  if (!first || !second) return 0;
  return second.getBoundingClientRect().left - first.getBoundingClientRect().left;
}

function smoothness(): ScrollBehavior {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
}
