import { type ReactElement, type ReactNode, useEffect, useRef, useState } from "react";
import { Icon } from "~/ui/icon";
import { keepMoving } from "./marquee-motion";
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
  /** Stands beside the controls, such as the section's heading. */
  head?: ReactNode;
  /** The row's top margin and the gap between items. */
  rowClass?: string;
};

/**
 * A row from window edge to window edge that moves by itself and never ends. Before and without
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

  useEffect(() => setLooping(true), []);
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
          <button type="button" onClick={() => setPaused(!isPaused)} className={pauseClass}>
            <Icon name={isPaused ? "play" : "pause"} size={18} />
            {isPaused ? "Play" : "Pause"}
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
        className={`${scrollClass} ${rowClass}`}
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

/** With reduced motion there is nothing to pause. */
const pauseClass = [
  "inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-control px-2 text-note font-medium",
  "motion-reduce:hidden",
].join(" ");

/** Snapping would pull a row that moves back to its items. */
const scrollClass = [
  "relative flex snap-row scroll-px-bleed overflow-x-auto overscroll-x-contain px-bleed",
  "scrollbar-none focus-visible:-outline-offset-2 motion-safe:data-[loops=true]:snap-none",
  "motion-safe:data-[loops=true]:transition-none",
].join(" ");
