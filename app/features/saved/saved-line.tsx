import { AddButton } from "~/blocks/add-button";
import type { PersistedProduct } from "~/blocks/persisted-product";
import { ProductLine } from "~/blocks/product-line";
import type { Product } from "~/commerce/model";
import { addToCart } from "~/features/cart/add-to-cart";
import { formatPriceWithCode } from "~/lib/money";

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
  const variant = typeof offer === "object" ? offer.variants[0] : undefined;
  const price = typeof offer === "object" ? (variant?.price ?? offer.minPrice) : null;
  const values = variant?.selectedOptions.map(({ value }) => value) ?? [];

  return (
    <ProductLine
      title={title}
      to={isGone ? null : `/products/${handle}`}
      onFollow={onFollow}
      image={image}
      isGone={isGone}
      // What "Add" puts into the cart, and its price.
      price={price && formatPriceWithCode(price)}
      options={values.filter((value) => value !== "Default Title").join(" · ")}
      note={isGone && "No longer in the shop."}
      removeButtonId={removeButtonId}
      onRemove={onRemove}
    >
      {typeof offer === "object" && <AddButton product={offer} onAdd={addToCart} />}
    </ProductLine>
  );
}

function today({ title, handle, images }: Product): PersistedProduct {
  return { title, handle, image: images[0] ?? null };
}
