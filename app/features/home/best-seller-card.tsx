import { AddButton } from "~/blocks/add-button";
import { cardBadgeOf } from "~/blocks/card-badge";
import { Picture } from "~/blocks/picture";
import { ProductCard } from "~/blocks/product-card";
import { addToCart } from "~/features/cart/add-to-cart";
import { formatPrice } from "~/lib/money";
import { firstSentences } from "~/lib/text";
import { type Offer, pricesOf, titleOf } from "./offers";

/** Ratings are built in; everything else is the store's once it is known. */
export function BestSellerCard({ offer }: { offer: Offer }) {
  const { card, product } = offer;
  const { once, subscribed } = pricesOf(offer);
  return (
    <ProductCard
      handle={card.handle}
      title={titleOf(offer)}
      line={product ? firstSentences(product.description) : card.line}
      image={product?.images[0] ?? null}
      standIn={
        <Picture picture={card.picture} alt="" sizes={sizes} className="size-full object-cover" />
      }
      badge={product ? cardBadgeOf(product.tags) : "Best Seller"}
      price={once}
      rating={card.rating}
      reviews={card.reviews}
      note={`${formatPrice(subscribed)} with a subscription`}
      sizes={sizes}
      action={product && <AddButton product={product} onAdd={addToCart} />}
    />
  );
}

const sizes = "(min-width: 80rem) 411px, (min-width: 45rem) 30vw, 70vw";
