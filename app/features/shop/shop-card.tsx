import { AddButton } from "~/blocks/add-button";
import { cardBadgeOf } from "~/blocks/card-badge";
import { ProductCard, type ProductCardProps } from "~/blocks/product-card";
import type { Product } from "~/commerce/model";
import { facts } from "~/content/facts";
import { addToCart } from "~/features/cart/add-to-cart";
import { firstSentences } from "~/lib/text";

type ShopCardProps = { product: Product; prefetch: ProductCardProps["prefetch"] };

export function ShopCard({ product, prefetch }: ShopCardProps) {
  return (
    <ProductCard
      handle={product.handle}
      prefetch={prefetch}
      title={product.title}
      line={firstSentences(product.description)}
      image={product.images[0] ?? null}
      badge={cardBadgeOf(product.tags)}
      price={product.minPrice}
      isLowestPrice
      rating={facts.averageRating}
      reviews={facts.productReviews}
      sizes="(min-width: 80rem) 411px, (min-width: 68.75rem) 30vw, (min-width: 45rem) 45vw, 70vw"
      action={<AddButton product={product} onAdd={addToCart} />}
    />
  );
}
