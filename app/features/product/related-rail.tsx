import { useRef, useState } from "react";
import { RowArrows, useRowSteps } from "~/blocks/row-steps";
import type { Product } from "~/commerce/model";
<<<<<<< HEAD
import { Heading } from "~/ui/heading";
import { Section } from "~/ui/section";
import { Split } from "~/ui/split";
=======
import { iconButtonClass } from "~/ui/button";
import { Heading } from "~/ui/heading";
import { Icon } from "~/ui/icon";
>>>>>>> f076d6a (search, shop, product: style by utilities)
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
<<<<<<< HEAD
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
=======
    <section aria-labelledby="related" className="pt-section">
      <div className="page-width grid gap-6 lg:grid-cols-12 lg:gap-x-gutter">
        <div className="flex flex-col items-start lg:col-span-3">
          <Heading size="md" id="related">
            You May Also Like
          </Heading>
          <div className="mt-auto gap-2 max-lg:hidden lg:flex noscript:hidden">
            <Arrow name="arrow-left" isAtEnd={end === "left"} onClick={() => goBy(-1)} />
            <Arrow name="arrow-right" isAtEnd={end === "right"} onClick={() => goBy(1)} />
          </div>
        </div>
        <ul ref={rail} onScroll={onScroll} className={railClass}>
>>>>>>> f076d6a (search, shop, product: style by utilities)
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

<<<<<<< HEAD
const railClass = [
  "-mr-bleed flex snap-x gap-4 overflow-x-auto scrollbar-none lg:gap-6",
  "max-lg:-ml-edge max-lg:scroll-px-edge max-lg:px-edge",
].join(" ");
=======
/** Milliseconds without a scroll event after which the rail has come to rest. */
const restMs = 120;
/** Between two cards where there are arrows. */
const gapPx = 24;

function mostOf(row: HTMLElement): number {
  return row.scrollWidth - row.clientWidth;
}

const railClass = [
  "flex min-w-0 snap-x gap-4 overflow-x-auto scroll-smooth [scrollbar-width:none]",
  "max-lg:-mx-edge max-lg:scroll-px-edge max-lg:px-edge",
  "lg:-mr-bleed lg:col-span-9 lg:gap-6",
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
      className={`${iconButtonClass} border border-line-strong hover:border-ink`}
    >
      <Icon name={name} size={20} />
    </button>
  );
}
>>>>>>> f076d6a (search, shop, product: style by utilities)
