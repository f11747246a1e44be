import {
  type ReactElement,
  type RefObject,
  Suspense,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useLocation } from "react-router";
import { getNearestItem, RowArrows, useRowSteps } from "./row-steps";

type CarouselProps = {
  /** Product cards with keys. */
  cards: readonly ReactElement[];
  /** The layout from tablets up, where nothing scrolls. */
  gridClass: string;
  /** An element with a key, placed before the item of this index from tablets up. */
  insert?: { before: number; element: ReactElement } | null;
  /** Whether Back restores the row's scroll position. One row a page may have it. */
  keepsPlace?: boolean;
};

/** How far a page's row was scrolled, by the key of the history's entry; the router keeps the window's place only. */
const places = new Map<string, number>();

/**
 * A row to swipe on phones, which starts again after its end, and a grid from tablets up. The two
 * copies at its end are inert: nothing in them can be focused or is read out.
 */
export function Carousel(props: CarouselProps) {
  const { cards, gridClass, insert, keepsPlace = false } = props;
  const row = useRef<HTMLUListElement>(null);
  const { key } = useLocation();
  useLayoutEffect(() => {
    const left = keepsPlace && places.get(key);
    if (left) row.current?.scrollTo({ left, behavior: "instant" });
  }, [key, keepsPlace]);
  const [hasCopies, setHasCopies] = useState(false);
  // An urgent update would hydrate all cards at once.
  useEffect(() => startTransition(() => setHasCopies(cards.length > 1)), [cards.length]);
  const items = cards.map((card) => (
    <li key={card.key} className={phoneItemClass}>
      {/* Hydrated one after another, so that a long list does not block. */}
      <Suspense>{card}</Suspense>
    </li>
  ));
  if (insert) items.splice(insert.before, 0, insert.element);
  return (
    <>
      <ul ref={row} className={`${phoneRowClass} ${gridClass}`}>
        {items}
        {hasCopies &&
          cards.slice(0, 2).map((card, index) => (
            <li
              key={`copy ${card.key}`}
              inert
              aria-hidden="true"
              className={`sm:hidden as-list:hidden ${index === 0 ? phoneItemClass : "flex-[0_0_78%]"}`}
            >
              {card}
            </li>
          ))}
      </ul>
      {cards.length > 1 && (
        <CarouselSteps
          row={row}
          count={cards.length}
          onScroll={(element) => keepsPlace && places.set(key, element.scrollLeft)}
        />
      )}
    </>
  );
}

const phoneRowClass =
  "-mx-edge flex snap-row scroll-px-edge gap-4 overflow-x-auto overscroll-x-contain px-edge scrollbar-none sm:mx-0 sm:grid sm:overflow-visible sm:px-0 max-sm:as-list:mx-0 max-sm:as-list:grid max-sm:as-list:grid-cols-2 max-sm:as-list:gap-y-8 max-sm:as-list:overflow-visible max-sm:as-list:px-0";
const phoneItemClass = "flex-[0_0_78%] snap-start";

type CarouselStepsProps = {
  row: RefObject<HTMLElement | null>;
  count: number;
  onScroll: (row: HTMLElement) => void;
};

/**
 * The number of the current item and arrows to its neighbors. A component of its own, so that a swipe
 * renders a number and not the items.
 */
function CarouselSteps({ row, count, onScroll }: CarouselStepsProps) {
  const [position, setPosition] = useState(0);
  const goBy = useRowSteps({
    row,
    loopCount: count,
    onScroll(element) {
      setPosition(getNearestItem(element) % count);
      onScroll(element);
    },
  });
  return (
    <div className="mt-4 flex items-center justify-between sm:hidden as-list:hidden">
      <p aria-live="polite" className="tabular text-muted">
        {`${position + 1} of ${count}`}
      </p>
      <div className="-mr-2.5 flex noscript:hidden">
        <RowArrows noun="product" onStep={goBy} />
      </div>
    </div>
  );
}
