import { AddButton } from "~/blocks/add-button";
import type { PersistedProduct } from "~/blocks/persisted-product";
import { ProductImage } from "~/blocks/product-image";
import type { Product } from "~/commerce/model";
import { addToCart } from "~/features/cart/add-to-cart";
import { formatPriceWithCode } from "~/lib/money";
import { Link } from "~/ui/link";

/** What the store says of a saved product today. */
export type Offer = Product | "gone" | "unknown";

type SavedLineProps = {
  product: PersistedProduct;
  offer: Offer;
  removeButtonId: string;
  onRemove: () => void;
  onFollow: () => void;
};

/** One saved product: as it was stored, until the store answers. */
export function SavedLine(props: SavedLineProps) {
  const { product, offer, removeButtonId, onRemove, onFollow } = props;
  const { title, handle, image } = typeof offer === "object" ? today(offer) : product;
  const isGone = offer === "gone";

  return (
    <li className="cart-line">
      <div className={`cart-line-picture ${isGone ? "opacity-50" : ""}`}>
        {image && (
          <ProductImage
            image={image}
            use="thumbnail"
            sizes="104px"
            alt=""
            className="size-full object-cover"
          />
        )}
      </div>
      <div className="cart-line-body">
        <div className="cart-line-words">
          <h3 className="cart-line-title">
            {isGone ? (
              title
            ) : (
              <Link to={`/products/${handle}`} onClick={onFollow}>
                {title}
              </Link>
            )}
          </h3>
          {isGone && <p className="cart-line-note">No longer in the shop.</p>}
          {typeof offer === "object" && <FirstVariant product={offer} />}
        </div>
        <div className="cart-line-actions">
          {typeof offer === "object" && <AddButton product={offer} onAdd={addToCart} />}
          <button
            type="button"
            id={removeButtonId}
            aria-label={`Remove ${title}`}
            onClick={onRemove}
            className="cart-remove"
          >
            Remove
          </button>
        </div>
      </div>
    </li>
  );
}

/** What Add puts into the cart, and its price. */
function FirstVariant({ product }: { product: Product }) {
  const [variant] = product.variants;
  const price = variant?.price ?? product.minPrice;
  const values = variant?.selectedOptions.map(({ value }) => value) ?? [];
  return (
    <>
      {price && <p className="cart-line-price tabular">{formatPriceWithCode(price)}</p>}
      <p className="cart-line-options">
        {values.filter((value) => value !== "Default Title").join(" · ")}
      </p>
    </>
  );
}

function today({ title, handle, images }: Product): PersistedProduct {
  return { title, handle, image: images[0] ?? null };
}
