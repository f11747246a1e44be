import { AddButton } from "~/blocks/add-button";
import { cardBadgeOf } from "~/blocks/card-badge";
import { ProductCard } from "~/blocks/product-card";
import type { Product } from "~/commerce/model";
import type { BestSeller } from "~/content/best-sellers";
import { facts } from "~/content/facts";
import { addToCart } from "~/features/cart/add-to-cart";
import { discounted, formatPrice } from "~/lib/money";
import { firstSentences } from "~/lib/text";

type BestSellerCardProps = { card: BestSeller; product: Product | null };

/** Ratings are built in; everything else is the store's once it is known. */
export function BestSellerCard({ card, product }: BestSellerCardProps) {
  const price = product?.variants[0]?.price ?? product?.minPrice ?? card.price;
  const subscribed = discounted(price, facts.subscriptionDiscountPercent);
  return (
    <ProductCard
      handle={card.handle}
      title={product?.title ?? card.title}
      line={product ? firstSentences(product.description) : card.line}
      image={product?.images[0] ?? null}
      badge={product ? cardBadgeOf(product.tags) : "Best Seller"}
      price={price}
      rating={card.rating}
      reviews={card.reviews}
      note={`${formatPrice(subscribed)} with a subscription`}
      sizes="(min-width: 80rem) 411px, (min-width: 45rem) 30vw, 70vw"
      action={product && <AddButton product={product} onAdd={addToCart} />}
    />
  );
}
