import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { getScrollBehavior } from "~/lib/preferences";
import { iconButtonClass } from "~/ui/button";
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
  onRest?: (row: HTMLElement) => void;
};

/**
 * Scrolls a row of equally wide items to the previous or next one. Quick presses add up: while the row
 * scrolls, a step starts where the last one leads.
 */
export function useRowSteps({ row, loopCount, onScroll, onRest }: RowStepsOptions) {
  const targetPx = useRef<number | null>(null);

  const handleScroll = useEffectEvent((element: HTMLElement) => onScroll?.(element));
  const handleRest = useEffectEvent((element: HTMLElement) => {
    targetPx.current = null;
    onRest?.(element);
  });

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    let restTimer = 0;
    const listener = () => {
      handleScroll(element);
      clearTimeout(restTimer);
      restTimer = window.setTimeout(() => handleRest(element), restMs);
    };
    // The visitor may have scrolled before the script arrived.
    if (element.scrollLeft > 0) listener();
    element.addEventListener("scroll", listener, { passive: true });
    return () => {
      element.removeEventListener("scroll", listener);
      clearTimeout(restTimer);
    };
  }, [row]);

  /** Returns the index of the item that it scrolls to. `startPx` is for a row that moves by itself. */
  function goBy(direction: Direction, startPx = targetPx.current): number {
    const element = row.current;
    const stepPx = element ? getStepPx(element) : 0;
    if (!element || stepPx === 0) return 0;
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
    element.scrollTo({ left: fromPx, behavior: "instant" });
    element.scrollTo({ left: targetPx.current, behavior: getScrollBehavior() });
    return loopCount ? item % loopCount : item;
  }

  return goBy;
}

/** Index of the item at the start of a row. */
export function getNearestItem(row: HTMLElement): number {
  const stepPx = getStepPx(row);
  return stepPx === 0 ? 0 : Math.round(row.scrollLeft / stepPx);
}

export function jumpToItem(row: HTMLElement, item: number): void {
  row.scrollTo({ left: item * getStepPx(row), behavior: "instant" });
}

/** From one item to the next; hidden items do not count. */
function getStepPx(row: HTMLElement): number {
  const [first, second] = [...row.children].filter((item) => item.getClientRects().length > 0);
  if (!first || !second) return 0;
  return second.getBoundingClientRect().left - first.getBoundingClientRect().left;
}

type RowArrowsProps = {
  /** What an arrow leads to, for its name. */
  noun: string;
  onStep: (direction: Direction) => void;
  isAtStart?: boolean;
  isAtEnd?: boolean;
};

/** At an end an arrow is not `disabled`: it would lose the focus under the visitor's finger. */
export function RowArrows({ noun, onStep, isAtStart, isAtEnd }: RowArrowsProps) {
  return ([-1, 1] as const).map((direction) => (
    <button
      key={direction}
      type="button"
      aria-label={`${direction < 0 ? "Previous" : "Next"} ${noun}`}
      aria-disabled={direction < 0 ? isAtStart : isAtEnd}
      onClick={() => onStep(direction)}
      className={`${iconButtonClass} scroll-mt-20`}
    >
      <Icon name={direction < 0 ? "arrow-left" : "arrow-right"} />
    </button>
  ));
}
