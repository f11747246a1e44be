import { Fragment, type ReactNode, useRef, useState } from "react";
import { CarouselSteps } from "./carousel-steps";

type CarouselProps<Item> = {
  items: readonly Item[];
  keyOf: (item: Item) => string;
  render: (item: Item, index: number) => ReactNode;
  /** What one item is called, for the arrows' names. */
  noun: string;
  /** The layout from tablets up, where nothing scrolls. */
  gridClass: string;
  /** Stands among the items from tablets up, before the item of this index. */
  insert?: { before: number; element: ReactNode } | null;
};

/**
 * A row to swipe on phones, which starts again after its end, and a grid from tablets up. The two
 * copies that close the circle are inert: nothing in them can be focused or is read out.
 */
export function Carousel<Item>(props: CarouselProps<Item>) {
  const { items, keyOf, render, noun, gridClass, insert } = props;
  const row = useRef<HTMLUListElement>(null);
  const [isClosed, setClosed] = useState(false);
  return (
    <>
      <ul ref={row} className={`${rowOnPhones} ${gridClass}`}>
        {items.map((item, index) => (
          <Fragment key={keyOf(item)}>
            {insert?.before === index && insert.element}
            <li className={itemOnPhones}>{render(item, index)}</li>
          </Fragment>
        ))}
        {insert && insert.before >= items.length && insert.element}
        {isClosed &&
          items.slice(0, 2).map((item, index) => (
            <li
              key={`again ${keyOf(item)}`}
              inert
              aria-hidden="true"
              className={`sm:hidden ${index === 0 ? itemOnPhones : "flex-[0_0_78%]"}`}
            >
              {render(item, index)}
            </li>
          ))}
      </ul>
      {items.length > 1 && (
        <CarouselSteps
          row={row}
          count={items.length}
          noun={noun}
          closeCircle={() => setClosed(true)}
        />
      )}
    </>
  );
}

const itemOnPhones = "max-sm:flex-[0_0_78%] max-sm:snap-start";

const rowOnPhones = [
  "max-sm:-mx-(--edge) max-sm:flex max-sm:gap-4 max-sm:px-(--edge)",
  "max-sm:snap-x max-sm:snap-mandatory max-sm:scroll-px-(--edge) max-sm:overflow-x-auto",
  "max-sm:overscroll-x-contain max-sm:[scrollbar-width:none]",
].join(" ");
