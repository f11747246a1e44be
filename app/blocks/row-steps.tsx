import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { getScrollBehavior } from "~/lib/preferences";
import { IconButton } from "~/ui/button";
import { Icon } from "~/ui/icon";

/** Milliseconds without a scroll event after which a row has come to rest. */
const restMs = 120;
/** Browsers round scroll positions. */
const tolerancePx = 2;

export type Direction = 1 | -1;

type RowStepsOptions = {
  row: RefObject<HTMLElement | null>;
  /** Number of items of a row that starts again after its end, without the copies that follow them. */
  loopCount?: number;
  onScroll?: (row: HTMLElement) => void;
};

/**
 * Scrolls a row of equally wide items to the previous or next one. Quick presses add up: while the row
 * scrolls, a step starts where the last one leads. A row that comes to rest on a copy jumps to the item itself.
 */
export function useRowSteps({ row, loopCount, onScroll }: RowStepsOptions) {
  const targetPx = useRef<number | null>(null);
  const startedPx = useRef(0);
  const cancelRest = useRef(() => {});

  const handleScroll = useEffectEvent((element: HTMLElement) => onScroll?.(element));

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const rest = () => {
      const { current: target } = targetPx;
      const isAt = (px: number) => Math.abs(element.scrollLeft - px) <= tolerancePx;
      // A busy browser begins to scroll late.
      if (target !== null && isAt(startedPx.current) && !isAt(target)) {
        cancelRest.current = afterRest(rest);
        return;
      }
      targetPx.current = null;
      const lapPx = loopCount ? getOffsetPx(element, loopCount) : 0;
      if (lapPx > 0 && element.scrollLeft + tolerancePx >= lapPx)
        element.scrollTo({ left: element.scrollLeft - lapPx, behavior: "instant" });
    };
    const listener = () => {
      handleScroll(element);
      cancelRest.current();
      cancelRest.current = afterRest(rest);
    };
    // The visitor may have scrolled before the script arrived.
    if (element.scrollLeft > 0) listener();
    element.addEventListener("scroll", listener, { passive: true });
    return () => {
      element.removeEventListener("scroll", listener);
      cancelRest.current();
    };
  }, [row, loopCount]);

  /** Returns the index of the item that it scrolls to. `startPx` is for a row that moves on its own. */
  function goBy(direction: Direction, startPx = targetPx.current): number {
    const element = row.current;
    const stepPx = element ? getOffsetPx(element, 1) : 0;
    if (!element || stepPx === 0) return 0;
    // Until its first scroll event, the step would be taken for the rest after the last one.
    cancelRest.current();
    let fromPx = startPx ?? element.scrollLeft;
    if (loopCount) {
      fromPx %= loopCount * stepPx;
      if (direction < 0 && fromPx <= tolerancePx) fromPx += loopCount * stepPx;
    }
    const item =
      direction > 0
        ? Math.floor((fromPx + tolerancePx) / stepPx) + 1
        : Math.ceil((fromPx - tolerancePx) / stepPx) - 1;
    const maxPx = element.scrollWidth - element.clientWidth;
    targetPx.current = Math.max(0, Math.min(item * stepPx, maxPx));
    startedPx.current = fromPx;
    element.scrollTo({ left: fromPx, behavior: "instant" });
    element.scrollTo({ left: targetPx.current, behavior: getScrollBehavior() });
    return loopCount ? item % loopCount : item;
  }

  return goBy;
}

/** Returns a function that cancels it. The frame shows scroll events that a busy page has not dispatched yet. */
function afterRest(action: () => void): () => void {
  let frame = 0;
  const timer = window.setTimeout(() => {
    frame = requestAnimationFrame(action);
  }, restMs);
  return () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  };
}

/** Index of the item at the start of a row. */
export function getNearestItem(row: HTMLElement): number {
  const stepPx = getOffsetPx(row, 1);
  return stepPx === 0 ? 0 : Math.round(row.scrollLeft / stepPx);
}

/** Pixels from the first item of a row to another one; hidden items do not count. */
function getOffsetPx(row: HTMLElement, index: number): number {
  const items = [...row.children].filter((item) => item.getClientRects().length > 0);
  const [first, item] = [items[0], items[index]];
  return first && item ? item.getBoundingClientRect().left - first.getBoundingClientRect().left : 0;
}

type RowArrowsProps = {
  /** What an arrow leads to, for its name. */
  noun: string;
  onStep: (direction: Direction) => void;
  isAtStart?: boolean;
  isAtEnd?: boolean;
};

/** At either end the arrow uses `aria-disabled`, not `disabled`, so that it keeps focus. */
export function RowArrows({ noun, onStep, isAtStart, isAtEnd }: RowArrowsProps) {
  return ([-1, 1] as const).map((direction) => (
    <IconButton
      key={direction}
      aria-label={`${direction < 0 ? "Previous" : "Next"} ${noun}`}
      aria-disabled={direction < 0 ? isAtStart : isAtEnd}
      onClick={() => onStep(direction)}
      className="scroll-mt-20"
    >
      <Icon name={direction < 0 ? "arrow-left" : "arrow-right"} />
    </IconButton>
  ));
}
