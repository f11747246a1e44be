import type { ReactNode } from "react";
import { Icon } from "~/ui/icon";
import "./marquee.css";
import { RowArrow } from "./row-arrow";
import { useMarquee } from "./use-marquee";

type MarqueeProps<Item> = {
  items: readonly Item[];
  keyOf: (item: Item) => string;
  render: (item: Item) => ReactNode;
  /** Names the region and, after the button's word, what is paused. */
  label: string;
  /** Pixels a second. */
  speed?: number;
  /** From left to right. */
  reverse?: boolean;
  /** What one item is called; with it there are arrows, and the place is announced. */
  noun?: string;
  /** Stands beside the controls, such as the section's heading. */
  head?: ReactNode;
};

/**
 * A row from window edge to window edge that moves by itself and never ends. Before and without
 * scripts, and with reduced motion, it is a row to scroll. The copies that close the circle are
 * inert. A page that makes it `lazyOnInteraction()` imports `marquee.css` itself.
 */
export function Marquee<Item>(props: MarqueeProps<Item>) {
  const { items, keyOf, render, label, speed = 40, reverse = false, noun, head } = props;
  const { row, laps, isPaused, place, togglePause, goBy } = useMarquee(
    items.length,
    reverse ? -speed : speed,
  );
  return (
    <section aria-label={label} className="marquee">
      <div className="marquee-head wrap">
        {head}
        <div className="marquee-controls">
          <button type="button" onClick={togglePause} className="marquee-pause">
            <Icon name={isPaused ? "play" : "pause"} size={18} />
            {isPaused ? "Play" : "Pause"}
            <span className="sr-only"> {label}</span>
          </button>
          {noun && items.length > 1 && (
            <>
              <RowArrow name="arrow-left" label={`Previous ${noun}`} onClick={() => goBy(-1)} />
              <RowArrow name="arrow-right" label={`Next ${noun}`} onClick={() => goBy(1)} />
              <p role="status" className="sr-only">
                {place !== null && `${noun} ${place + 1} of ${items.length}`}
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
        className="marquee-row"
        data-loops={laps.length > 0}
      >
        {items.map((item) => (
          <li key={keyOf(item)}>{render(item)}</li>
        ))}
        {laps.map((lap) =>
          items.map((item) => (
            <li key={`${lap} ${keyOf(item)}`} inert aria-hidden="true">
              {render(item)}
            </li>
          )),
        )}
      </ul>
    </section>
  );
}
