import { useRef, useState } from "react";
import { RowArrows, useRowSteps } from "~/blocks/row-steps";
import type { Product } from "~/commerce/model";
import { AddButton } from "~/features/cart/add-to-cart";
import { imageSizes } from "~/lib/breakpoints";
import { formatPriceWithCode } from "~/lib/money";
import { getProductPath } from "~/lib/paths";
import { firstSentences } from "~/lib/text";
import { Caution } from "~/product/caution";
import { toPersistedProduct } from "~/product/persisted-list";
import { Heart } from "~/product/product-card";
import { ProductFrame, ProductImage } from "~/product/product-image";
import { getCardBadge } from "~/product/tags";
import { formatUnitPrice } from "~/product/unit-price";
import { Grid } from "~/ui/grid";
import { Heading } from "~/ui/heading";
import { CardLink, textLinkVariants } from "~/ui/link";
import { Tag } from "~/ui/tag";

/** Products to scroll through; nothing when there are none. */
export function RelatedRail({ products }: { products: readonly Product[] }) {
  const rail = useRef<HTMLUListElement>(null);
  const [end, setEnd] = useState<"start" | "end" | null>("start");
  const goBy = useRowSteps({ row: rail, onScroll: (row) => setEnd(getEnd(row)) });

  if (products.length === 0) return null;
  return (
    <section aria-labelledby="related" className="pt-section">
      <Grid isAlwaysGrid className="page-width grid-cols-1 gap-y-6">
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
        <ul
          ref={rail}
          className="-mx-bleed flex snap-row scroll-px-bleed gap-4 overflow-x-auto px-bleed scrollbar-none lg:col-span-9 lg:ml-0 lg:gap-6 lg:scroll-px-0 lg:px-0"
        >
          {products.map((other) => (
            <li key={other.id} className="w-58 flex-none snap-start lg:w-75.5">
              <RelatedCard product={other} />
            </li>
          ))}
        </ul>
      </Grid>
    </section>
  );
}

function getEnd(row: HTMLElement): "start" | "end" | null {
  if (row.scrollLeft <= 1) return "start";
  return row.scrollLeft >= row.scrollWidth - row.clientWidth - 1 ? "end" : null;
}

/** A smaller card, whose Add link is always shown. */
function RelatedCard({ product }: { product: Product }) {
  const { handle, title, description, tags, images, minPrice, minUnitPrice: unit } = product;
  const price = minPrice && `from ${formatPriceWithCode(minPrice)}`;
  const badge = getCardBadge(tags);
  return (
    <article className="group/card relative flex h-full flex-col">
      <ProductFrame>
        <ProductImage
          image={images[0]}
          use="card"
          sizes={imageSizes({ base: "232px", lg: "302px" })}
        />
        {badge && <Tag variant="corner">{badge}</Tag>}
      </ProductFrame>
      <h3 dir="auto" className="mt-4 font-semibold">
        <CardLink to={getProductPath(handle)}>{title}</CardLink>
      </h3>
      <p dir="auto" className="mt-1 line-clamp-2 text-note text-muted">
        {firstSentences(description)}
      </p>
      <Caution isShort of={[handle]} className="mt-1" />
      <p className="mt-auto flex items-center justify-between gap-2 pt-1">
        <span className="tabular font-medium">
          {unit ? `${price}, ${formatUnitPrice(unit)}` : price}
        </span>
        <AddButton
          product={product}
          className={textLinkVariants({
            className:
              "relative px-1 text-note inactive:cursor-not-allowed inactive:text-muted noscript:hidden",
          })}
        />
      </p>
      <Heart product={toPersistedProduct(product)} className="absolute top-1 right-1" />
    </article>
  );
}
