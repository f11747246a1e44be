import { Carousel } from "~/blocks/carousel";
import type { Product } from "~/commerce/model";
import { QuizTile } from "./quiz-tile";
import { ShopCard } from "./shop-card";

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
