import { AddButton } from "~/blocks/add-button";
import { getCardBadge } from "~/blocks/badges";
import { Carousel } from "~/blocks/carousel";
import { ProductCard, type ProductCardProps } from "~/blocks/product-card";
import type { Product } from "~/commerce/model";
import { facts } from "~/content/facts";
import { addToCart } from "~/features/cart/add-to-cart";
import { firstSentences } from "~/lib/text";
import { QuizTile } from "./quiz-tile";

/** After the first row on a desktop; a shorter list goes without it. */
const tileAfter = 3;

/** Products whose pages are loaded ahead once their cards are seen: about 3 KB each. */
const maxPrefetched = 6;

export function ProductGrid({ products }: { products: readonly Product[] }) {
  const hasTile = products.length >= tileAfter;
  return (
    <Carousel
      items={products}
      getKey={(product) => product.id}
      noun="product"
      gridClass="sm:grid sm:grid-cols-2 sm:gap-x-gutter sm:gap-y-14 lg:grid-cols-3 lg:gap-y-18"
      insert={hasTile ? { before: tileAfter, element: <QuizTile key="quiz" /> } : null}
      render={(product, index) => (
        <ShopCard product={product} prefetch={index < maxPrefetched ? "viewport" : "intent"} />
      )}
    />
  );
}

type ShopCardProps = { product: Product; prefetch: ProductCardProps["prefetch"] };

function ShopCard({ product, prefetch }: ShopCardProps) {
  return (
    <ProductCard
      handle={product.handle}
      prefetch={prefetch}
      title={product.title}
      line={firstSentences(product.description)}
      image={product.images[0] ?? null}
      badge={getCardBadge(product.tags)}
      price={product.minPrice}
      isLowestPrice
      rating={facts.averageRating}
      reviews={facts.productReviews}
      sizes="(min-width: 80rem) 411px, (min-width: 68.75rem) 30vw, (min-width: 45rem) 45vw, 70vw"
      action={<AddButton product={product} onAdd={addToCart} />}
    />
  );
}
