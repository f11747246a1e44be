import { useRef, useState } from "react";
import type { Product } from "~/commerce/model";
import { Icon } from "~/ui/icon";
import { RelatedCard } from "./related-card";

/** A rail that runs off the window's edge, so that more is evident. Left out while there is nothing. */
export function RelatedRail({ products }: { products: readonly Product[] }) {
  const rail = useRef<HTMLUListElement>(null);
  const [end, setEnd] = useState<"left" | "right" | null>("left");
  /** Where an arrow leads to, in pixels, while the rail is on its way there. */
  const heading = useRef<number | null>(null);
  const restTimer = useRef(0);

  if (products.length === 0) return null;

  function onScroll() {
    const row = rail.current;
    if (!row) return;
    const most = mostOf(row);
    if (row.scrollLeft <= 1) setEnd("left");
    else setEnd(row.scrollLeft >= most - 1 ? "right" : null);
    window.clearTimeout(restTimer.current);
    restTimer.current = window.setTimeout(() => {
      heading.current = null;
    }, restMs);
  }

  function goBy(step: 1 | -1) {
    const row = rail.current;
    const item = row?.firstElementChild;
    if (!row || !item) return;
    const from = heading.current ?? row.scrollLeft;
    const to = from + step * (item.clientWidth + gapPx);
    heading.current = Math.max(0, Math.min(to, mostOf(row)));
    row.scrollTo({ left: from, behavior: "instant" });
    row.scrollTo({ left: heading.current });
  }

  return (
    <section aria-labelledby="related" className="pt-(--section)">
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-6 lg:columns-12">
        <div className="flex flex-col items-start lg:col-span-3">
          <h2 id="related" className="heading-2 lg:max-w-65 lg:text-[3.25rem]">
            You May Also Like
          </h2>
          <div className="mt-auto gap-2 max-lg:hidden lg:flex noscript:hidden">
            <Arrow name="arrow-left" isAtEnd={end === "left"} onClick={() => goBy(-1)} />
            <Arrow name="arrow-right" isAtEnd={end === "right"} onClick={() => goBy(1)} />
          </div>
        </div>
        <ul ref={rail} onScroll={onScroll} className={railLook}>
          {products.map((other) => (
            <li key={other.id} className="w-58 shrink-0 snap-start lg:w-75.5">
              <RelatedCard product={other} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Milliseconds without a scroll event after which the rail has come to rest. */
const restMs = 120;
/** Between two cards where there are arrows. */
const gapPx = 24;

function mostOf(row: HTMLElement): number {
  return row.scrollWidth - row.clientWidth;
}

const railLook = [
  "flex snap-x gap-4 overflow-x-auto scroll-smooth [scrollbar-width:none]",
  "max-lg:-mx-(--edge) max-lg:px-(--edge) max-lg:scroll-px-(--edge)",
  "lg:col-start-4 lg:col-end-13 lg:gap-6 lg:bleed-right",
].join(" ");

type ArrowProps = { name: "arrow-left" | "arrow-right"; isAtEnd: boolean; onClick: () => void };

/** Not `disabled` at the end: focus would be lost under the visitor's finger. */
function Arrow({ name, isAtEnd, onClick }: ArrowProps) {
  return (
    <button
      type="button"
      aria-label={name === "arrow-left" ? "Previous products" : "Next products"}
      aria-disabled={isAtEnd}
      onClick={onClick}
      className="grid size-12 cursor-pointer place-items-center rounded-control border border-line-strong hover:border-ink aria-disabled:cursor-not-allowed aria-disabled:border-line aria-disabled:text-muted"
    >
      <Icon name={name} size={20} />
    </button>
  );
}
