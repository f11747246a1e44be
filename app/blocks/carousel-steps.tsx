import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { RowArrow } from "./row-arrow";

/** Milliseconds without a scroll event after which a swipe has come to rest. */
const restMs = 120;

type CarouselStepsProps = {
  row: RefObject<HTMLElement | null>;
  /** How many items the row has, without copies. */
  count: number;
  noun: string;
  /** Asks for copies of the first items at the row's end. */
  closeCircle: () => void;
};

/**
 * Says which item of a row is there, leads to its neighbours and keeps the row going round: when it
 * rests on a copy it jumps, unseen, to the item itself. A component of its own, so that a swipe
 * renders a number and not the items.
 */
export function CarouselSteps({ row, count, noun, closeCircle }: CarouselStepsProps) {
  const [position, setPosition] = useState(0);
  /** The item that an arrow leads to while the row is on its way there. */
  const heading = useRef<number | null>(null);
  const restTimer = useRef(0);

  const onScroll = useEffectEvent(() => {
    const element = row.current;
    if (!element) return;
    closeCircle();
    setPosition(nearestItem(element) % count);
    window.clearTimeout(restTimer.current);
    restTimer.current = window.setTimeout(() => {
      heading.current = null;
      const item = nearestItem(element);
      if (item >= count) jumpTo(element, item - count);
    }, restMs);
  });

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    // A row that was swiped before its script had arrived stands somewhere already.
    if (element.scrollLeft > 0) onScroll();
    const listener = () => onScroll();
    element.addEventListener("scroll", listener, { passive: true });
    return () => {
      element.removeEventListener("scroll", listener);
      window.clearTimeout(restTimer.current);
    };
  }, [row]);

  function goBy(step: 1 | -1) {
    const element = row.current;
    if (!element) return;
    flushSync(closeCircle);
    const from = (heading.current ?? nearestItem(element)) % count;
    const start = from === 0 && step === -1 ? count : from;
    heading.current = start + step;
    jumpTo(element, start);
    element.scrollTo({ left: heading.current * stepOf(element), behavior: smoothness() });
  }

  return (
    <div className="mt-4 flex items-center justify-between sm:hidden">
      <p aria-live="polite" className="tabular text-muted">
        {position + 1} of {count}
      </p>
      <div className="-mr-2.5 flex noscript:hidden">
        <RowArrow name="arrow-left" label={`Previous ${noun}`} onClick={() => goBy(-1)} />
        <RowArrow name="arrow-right" label={`Next ${noun}`} onClick={() => goBy(1)} />
      </div>
    </div>
  );
}

function nearestItem(row: HTMLElement): number {
  const step = stepOf(row);
  return step === 0 ? 0 : Math.round(row.scrollLeft / step);
}

function jumpTo(row: HTMLElement, item: number): void {
  row.scrollTo({ left: item * stepOf(row), behavior: "instant" });
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
