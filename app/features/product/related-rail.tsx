import { useRef, useState } from "react";
import { RowArrows, useRowSteps } from "~/blocks/row-steps";
import type { Product } from "~/commerce/model";
import { Heading } from "~/ui/heading";
import { RelatedCard } from "./related-card";

/** A rail that runs off the window's edge, so that more is evident. Left out while there is nothing. */
export function RelatedRail({ products }: { products: readonly Product[] }) {
  const rail = useRef<HTMLUListElement>(null);
  const [end, setEnd] = useState<"start" | "end" | null>("start");
  const goBy = useRowSteps({ row: rail, onScroll: (row) => setEnd(getEnd(row)) });

  if (products.length === 0) return null;
  return (
    <section aria-labelledby="related" className="pt-section">
      <div className="page-width grid grid-cols-1 gap-6 lg:grid-cols-12 lg:gap-x-gutter">
        <div className="flex flex-col items-start lg:col-span-3">
          <Heading size="md" id="related">
            You May Also Like
          </Heading>
          <div className="mt-auto -ml-2.5 max-lg:hidden noscript:hidden">
            <RowArrows
              noun="products"
              onStep={goBy}
              isAtStart={end === "start"}
              isAtEnd={end === "end"}
            />
          </div>
        </div>
        <ul ref={rail} className={railClass}>
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

function getEnd(row: HTMLElement): "start" | "end" | null {
  if (row.scrollLeft <= 1) return "start";
  return row.scrollLeft >= row.scrollWidth - row.clientWidth - 1 ? "end" : null;
}

const railClass = [
  "flex snap-x gap-4 overflow-x-auto scrollbar-none",
  "max-lg:-mx-edge max-lg:scroll-px-edge max-lg:px-edge lg:-mr-bleed lg:col-span-9 lg:gap-6",
].join(" ");
