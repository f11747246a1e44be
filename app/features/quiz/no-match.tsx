import { categories } from "#brand/content/categories.ts";
import { routineProducts } from "#brand/content/quiz/quiz-routine.ts";
import type { Product } from "~/commerce/model";
import { AddButton } from "~/features/cart/add-to-cart";
import { imageSizes } from "~/lib/breakpoints";
import { insteadOfProduct } from "~/product/named-products";
import { ProductCard, toCardContent } from "~/product/product-card";
import { getProductCategory } from "~/product/tags";
import { getFirstAvailableVariant } from "~/product/variants";
import { ButtonLink } from "~/ui/link";
import type { Recommendation } from "./recommendations";
import { RetakeButton } from "./retake-button";

type NoMatchProps = { nearest: NearestProducts | null; onRetake: () => void };

/** Shown instead of a routine when the store has none of its products: those that it has in the closest category. */
export function NoMatch({ nearest, onRetake }: NoMatchProps) {
  return (
    <div className="mt-8 pb-section">
      {nearest && (
        <ul className="-mx-edge flex snap-row scroll-px-edge gap-4 overflow-x-auto overscroll-x-contain px-edge scrollbar-none sm:mx-0 sm:grid sm:grid-cols-3 sm:gap-x-gutter sm:overflow-visible sm:px-0">
          {nearest.products.map((product) => (
            <li key={product.id} className="flex-[0_0_78%] snap-start">
              <CategoryProduct product={product} />
            </li>
          ))}
        </ul>
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
      card={toCardContent(product)}
      sizes={imageSizes({ base: "70vw", sm: "30vw", xl: "411px" })}
      action={<AddButton product={product} />}
    />
  );
}

/** Products of one of the shop's categories. */
export type NearestProducts = {
  category: (typeof categories)[number];
  products: readonly Product[];
};

const maxShown = 3;

/**
 * Products for a store that has none of the recommended ones: those of the category of the first recommendation, or
 * else of the next; products that can be bought come first. `null` when no category has any.
 */
export function findNearest(
  recommendations: readonly Recommendation[],
  catalog: readonly Product[],
): NearestProducts | null {
  for (const { productHandle } of recommendations) {
    const id = routineProducts[productHandle]?.category;
    const category = categories.find((candidate) => candidate.id === id);
    const fitting = catalog.filter(({ tags }) => getProductCategory(tags) === id);
    const products = fitting
      .sort((a, b) => Number(isForSale(b)) - Number(isForSale(a)))
      .slice(0, maxShown);
    if (category && products.length > 0) return { category, products };
  }
  return null;
}

function isForSale(product: Product): boolean {
  return getFirstAvailableVariant(product)?.availableForSale === true;
}
