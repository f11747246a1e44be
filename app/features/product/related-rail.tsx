import { useRef, useState } from "react";
import { RowArrows, useRowSteps } from "~/blocks/row-steps";
import type { Product } from "~/commerce/model";
import { Heading } from "~/ui/heading";
import { Section } from "~/ui/section";
import { Split } from "~/ui/split";
import { RelatedCard } from "./related-card";

/** A rail that runs off the window's edge, so that more is evident. Left out while there is nothing. */
export function RelatedRail({ products }: { products: readonly Product[] }) {
  return products.length > 0 && <Rail products={products} />;
}

function Rail({ products }: { products: readonly Product[] }) {
  const row = useRef<HTMLUListElement>(null);
  const [end, setEnd] = useState<"start" | "end" | null>("start");
  const goBy = useRowSteps({
    row,
    onScroll({ scrollLeft, scrollWidth, clientWidth }) {
      if (scrollLeft <= 1) setEnd("start");
      else setEnd(scrollLeft >= scrollWidth - clientWidth - 1 ? "end" : null);
    },
  });
  return (
    <Section aria-labelledby="related" spacing="top">
      <Split
        ratio="3:9"
        head={
          <div className="flex h-full flex-col">
            <Heading id="related" size="md">
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
        }
      >
        <ul ref={row} className={railClass}>
          {products.map((other) => (
            <li key={other.id} className="w-58 shrink-0 snap-start lg:w-75.5">
              <RelatedCard product={other} />
            </li>
          ))}
        </ul>
      </Split>
    </Section>
  );
}

const railClass = [
  "-mr-bleed flex snap-x gap-4 overflow-x-auto scrollbar-none lg:gap-6",
  "max-lg:-ml-edge max-lg:scroll-px-edge max-lg:px-edge",
].join(" ");
