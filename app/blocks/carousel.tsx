import { Fragment, type ReactNode } from "react";
import { Icon } from "~/ui/icon";
import { useLoop } from "./use-loop";

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
  const { rail, position, isClosed, goBy, onScroll } = useLoop(items.length);
  return (
    <>
      <ul ref={rail} onScroll={onScroll} className={`${railOnPhones} ${gridClass}`}>
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
        <div className="mt-4 flex items-center justify-between sm:hidden">
          <p aria-live="polite" className="tabular text-stone">
            {position + 1} of {items.length}
          </p>
          <div className="-mr-2.5 flex noscript:hidden">
            <Arrow name="arrow-left" label={`Previous ${noun}`} onClick={() => goBy(-1)} />
            <Arrow name="arrow-right" label={`Next ${noun}`} onClick={() => goBy(1)} />
          </div>
        </div>
      )}
    </>
  );
}

const itemOnPhones = "max-sm:flex-[0_0_78%] max-sm:snap-start";

const railOnPhones = [
  "max-sm:-mx-(--edge) max-sm:flex max-sm:gap-4 max-sm:px-(--edge)",
  "max-sm:snap-x max-sm:snap-mandatory max-sm:scroll-px-(--edge) max-sm:overflow-x-auto",
  "max-sm:overscroll-x-contain max-sm:[scrollbar-width:none]",
].join(" ");

type ArrowProps = { name: "arrow-left" | "arrow-right"; label: string; onClick: () => void };

function Arrow({ name, label, onClick }: ArrowProps) {
  return (
    <button type="button" aria-label={label} onClick={onClick} className="icon-button">
      <Icon name={name} />
    </button>
  );
}
