import { Carousel } from "~/blocks/carousel";
import type { Product } from "~/commerce/model";
import { facts } from "~/content/facts";
import { AddButton } from "~/features/cart/add-to-cart";
import { pictureSizes } from "~/lib/breakpoints";
import { firstSentences } from "~/lib/text";
import { insteadOfProduct } from "~/product/named-products";
import { ProductCard } from "~/product/product-card";
import { getCardBadge } from "~/product/tags";
import { ButtonLink } from "~/ui/link";
import type { NearestProducts } from "./nearest-products";
import { RetakeButton } from "./routine-steps";

type NoMatchProps = { nearest: NearestProducts | null; onRetake: () => void };

/** In place of a routine, where the store has none of its products: what it has of the category that fits. */
export function NoMatch({ nearest, onRetake }: NoMatchProps) {
  return (
    <div className="mt-8 pb-section @desktop:mt-12">
      {nearest && (
        <Carousel
          gridClass="sm:grid-cols-3 sm:gap-x-gutter"
          cards={nearest.products.map((product) => (
            <CategoryProduct key={product.id} product={product} />
          ))}
        />
      )}
      <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-2">
        <ButtonLink to={nearest?.category.path ?? insteadOfProduct.to} variant="secondary">
          {nearest ? `Shop ${nearest.category.label}` : insteadOfProduct.label}
        </ButtonLink>
        <RetakeButton onRetake={onRetake} />
      </p>
    </div>
  );
}

function CategoryProduct({ product }: { product: Product }) {
  return (
    <ProductCard
      handle={product.handle}
      title={product.title}
      line={firstSentences(product.description)}
      image={product.images[0] ?? null}
      badge={getCardBadge(product.tags)}
      price={product.minPrice}
      isLowestPrice
      rating={facts.averageRating}
      reviews={facts.productReviews}
      sizes={pictureSizes({ base: "70vw", sm: "30vw", xl: "411px" })}
      action={<AddButton product={product} />}
    />
  );
}
