import { AddButton } from "~/blocks/add-button";
import { ProductImage } from "~/blocks/product-image";
import type { Product } from "~/commerce/model";
import { addToCart } from "~/features/cart/add-to-cart";
import { formatPrice } from "~/lib/money";
import { sentencesOf } from "~/lib/text";
import { buttonClass } from "~/ui/button";
import { Link } from "~/ui/link";

type BundleRowProps = { product: Product; isFirst: boolean };

/** One box, as wide as the page: its picture, what it holds, and the two ways on. */
export function BundleRow({ product, isFirst }: BundleRowProps) {
  const { handle, title, description, images, minPrice } = product;
  const sentences = sentencesOf(description);
  const contents = sentences.find((sentence) => sentence.startsWith("Contains "));
  const [image] = images;
  return (
    <article aria-labelledby={handle} className="bundle">
      <div className="bundle-picture">
        {image && (
          <ProductImage
            image={image}
            use="stage"
            sizes="(min-width: 68.75rem) 628px, (min-width: 45rem) 48vw, 100vw"
            alt=""
            priority={isFirst}
          />
        )}
      </div>
      <div className="bundle-words">
        <h2 id={handle}>
          <Link to={`/products/${handle}`}>{title}</Link>
        </h2>
        <p>{sentences[0]}</p>
        {contents && <p className="bundle-contents">{contents}</p>}
        {minPrice && <p className="tabular bundle-price">{formatPrice(minPrice)}</p>}
        <div className="bundle-ways">
          <AddButton product={product} onAdd={addToCart} />
          <Link to={`/products/${handle}`} className={buttonClass("secondary", "small")}>
            View<span className="sr-only"> {title}</span>
          </Link>
        </div>
      </div>
    </article>
  );
}
