import { Marked } from "~/blocks/marked";
import { ProductImage } from "~/blocks/product-image";
import type { ArticleTeaser, Product } from "~/commerce/model";
import { formatPrice } from "~/lib/money";
import type { Hit } from "./search-index";

/** Products left, articles right; whichever is alone takes more of the width. */
export const resultsClass = "grid grid-cols-1 gap-x-gutter gap-y-7 lg:grid-cols-12";
export const productsClass = "lg:col-span-8 lg:only:col-span-9";
export const articlesClass = "lg:col-span-4 lg:only:col-span-9";

/** The link around a hit. */
export const hitClass = "-mx-2 flex gap-4 rounded-control px-2 py-3 hover:bg-raised";

type ProductHitProps = { hit: Hit<Product>; isLarge?: boolean };

/** What is shown of a product that was found: in the dialog as an option, on the page as a large row. */
export function ProductHit({ hit, isLarge = false }: ProductHitProps) {
  const { images, minPrice } = hit.item;
  return (
    <>
      <span className={`${pictureClass} ${isLarge ? "w-20 lg:w-24" : "w-16"}`}>
        {images[0] && (
          <ProductImage
            image={images[0]}
            use="thumbnail"
            sizes="104px"
            alt=""
            className="size-full object-cover"
          />
        )}
      </span>
      <span className={textClass}>
        <HitText hit={hit} isLarge={isLarge} />
        {minPrice && (
          <span className="mt-1 block text-note font-medium tabular">
            from {formatPrice(minPrice)}
          </span>
        )}
      </span>
    </>
  );
}

const pictureClass = "aspect-4/5 flex-none self-start overflow-hidden rounded-thumb bg-raised";
const textClass = "min-w-0 flex-1 wrap-anywhere";

export function ArticleHit({ hit }: { hit: Hit<ArticleTeaser> }) {
  return (
    <span className={textClass}>
      <HitText hit={hit} isLarge={false} />
    </span>
  );
}

function HitText({ hit, isLarge }: { hit: Hit<unknown>; isLarge: boolean }) {
  const { title, line, topic } = hit;
  return (
    <>
      <span
        className={`block text-balance ${isLarge ? "font-display text-display-xs" : "font-semibold"}`}
      >
        <Marked parts={title} />
      </span>
      {line.length > 0 && (
        <span className={lineClass}>
          <Marked parts={line} />
        </span>
      )}
      {topic && (
        <span className={lineClass}>
          Topic: <Marked parts={topic} />
        </span>
      )}
    </>
  );
}

const lineClass = "mt-0.5 line-clamp-2 text-note text-muted";
