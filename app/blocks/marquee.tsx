import {
  type ReactElement,
  type ReactNode,
  startTransition,
  useEffect,
  useRef,
  useState,
} from "react";
import { Icon } from "~/ui/icon";
import { type Direction, RowArrows, useRowSteps } from "./row-steps";

type MarqueeProps = {
  /** Elements with keys. */
  items: readonly ReactElement[];
  /** Names the region and, after the button's word, what is paused. */
  label: string;
  /** From left to right. */
  reverse?: boolean;
  /** What one item is called; with it there are arrows, and the position is announced. */
  noun?: string;
  /** Shown beside the controls, such as the section's heading. */
  head?: ReactNode;
  /** The row's top margin and the gap between items. */
  rowClass?: string;
};

/**
 * A row from window edge to window edge that moves on its own and never ends. Before and without
 * scripts, and with reduced motion, it is a row to scroll. The copies after its items are inert.
 */
export function Marquee(props: MarqueeProps) {
  const { items, label, reverse = false, noun, head } = props;
  const { rowClass = "mt-8 gap-gutter lg:mt-16" } = props;
  const row = useRef<HTMLUListElement>(null);
  const [isLooping, setLooping] = useState(false);
  const [isPaused, setPaused] = useState(false);
  /** The item that an arrow led to; null before the first press. */
  const [position, setPosition] = useState<number | null>(null);
  const goToNeighbor = useRowSteps({ row, loopCount: items.length });
  const velocity = reverse ? -pxPerSecond : pxPerSecond;

  useEffect(() => startTransition(() => setLooping(true)), []);
  useEffect(() => {
    if (row.current && isLooping && !isPaused)
      return keepMoving(row.current, items.length, velocity);
  }, [items.length, isLooping, isPaused, velocity]);

  function goBy(direction: Direction) {
    setPaused(true);
    setPosition(goToNeighbor(direction, isPaused ? undefined : row.current?.scrollLeft));
  }

  return (
    <section aria-label={label}>
      <div className="page-width flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        {head}
        <div className="-mr-2.5 ml-auto flex items-center noscript:hidden">
          {/* With reduced motion there is nothing to pause. */}
          <button
            type="button"
            onClick={() => setPaused(!isPaused)}
            className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-control px-2 text-note font-medium motion-reduce:hidden"
          >
            <Icon name={isPaused ? "play" : "pause"} size={18} />
            <span>{isPaused ? "Play" : "Pause"}</span>
            <span className="sr-only"> {label}</span>
          </button>
          {noun && (
            <>
              <RowArrows noun={noun} onStep={goBy} />
              <p role="status" className="sr-only">
                {position !== null && `${noun} ${position + 1} of ${items.length}`}
              </p>
            </>
          )}
        </div>
      </div>
      <ul
        ref={row}
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
        tabIndex={0}
        // Snapping would pull a row that moves back to its items.
        className={`relative flex snap-row scroll-px-bleed overflow-x-auto overscroll-x-contain px-bleed scrollbar-none focus-visible:-outline-offset-2 motion-safe:data-[loops=true]:snap-none motion-safe:data-[loops=true]:transition-none ${rowClass}`}
        data-loops={isLooping}
      >
        {laps.slice(0, isLooping ? laps.length : 1).map((lap) =>
          items.map((item) => (
            <li
              key={`${lap} ${item.key}`}
              inert={lap > 0}
              aria-hidden={lap > 0 || undefined}
              className="flex-none snap-start"
            >
              {item}
            </li>
          )),
        )}
      </ul>
    </section>
  );
}

const pxPerSecond = 40;

/** The items and their copies. Three laps beside the first one fill the widest window. */
const laps = [0, 1, 2, 3];

/** Milliseconds after a manual scroll until the row moves again. */
const restMs = 600;
/** A frame that took longer, as after a hidden tab, counts as this. */
const maxFrameMs = 64;
/** Browsers round what they scroll to. */
const tolerancePx = 2;

/**
 * Scrolls a row of `count` items and their copies in a loop, by `velocity` px a second. Pauses on hover, focus, touch,
 * manual scroll, out of view and with reduced motion. Returns a cleanup function.
 */
function keepMoving(row: HTMLElement, count: number, velocity: number): () => void {
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
      left = wrapAround(left + (ms / 1000) * velocity, getLeft(copy) - getLeft(item));
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
