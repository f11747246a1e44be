import { ProductImage } from "~/blocks/product-image";
import type { ArticleTeaser, Product } from "~/commerce/model";
import { formatPrice } from "~/lib/money";
import { Marked } from "./marked";
import type { Hit } from "./search-index";

/** What is seen of a product that was found; in the dialog as an option, on the page as a row. */
export function ProductHit({ hit }: { hit: Hit<Product> }) {
  const { images, minPrice } = hit.item;
  return (
    <>
      <span className="hit-picture">
        {images[0] && <ProductImage image={images[0]} use="thumbnail" sizes="104px" alt="" />}
      </span>
      <span className="hit-words">
        <HitTitle hit={hit} />
        <HitLine hit={hit} />
        {minPrice && <span className="hit-price tabular">from {formatPrice(minPrice)}</span>}
      </span>
    </>
  );
}

export function ArticleHit({ hit }: { hit: Hit<ArticleTeaser> }) {
  return (
    <span className="hit-words">
      <HitTitle hit={hit} />
      <HitLine hit={hit} />
    </span>
  );
}

function HitTitle({ hit }: { hit: Hit<unknown> }) {
  return (
    <span className="hit-title">
      <Marked parts={hit.title} />
    </span>
  );
}

function HitLine({ hit: { line, topic } }: { hit: Hit<unknown> }) {
  return (
    <>
      {line.length > 0 && (
        <span className="hit-line">
          <Marked parts={line} />
        </span>
      )}
      {topic && (
        <span className="hit-line">
          Topic: <Marked parts={topic} />
        </span>
      )}
    </>
  );
}
