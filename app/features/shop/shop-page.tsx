import { FailureNotice } from "~/blocks/failure-notice";
import { categoryOf } from "~/blocks/product-category";
import { usePaymentToast } from "~/blocks/use-payment-toast";
import type { Answer } from "~/commerce/answer";
import type { Product } from "~/commerce/model";
import { queryKeys } from "~/commerce/query-keys";
import { useAnswer } from "~/commerce/use-answer";
import { categories } from "~/content/categories";
import { counted } from "~/lib/text";
import { CategoryBar } from "./category-bar";
import { NoProducts } from "./no-products";
import { ProductGrid } from "./product-grid";
import { ProductGridLoading } from "./product-grid-loading";
import { QuizStrip } from "./quiz-tile";
import { ShopHero } from "./shop-hero";

type ShopPageProps = { products: Answer<Product[]>; category: string | undefined };

export function ShopPage({ products, category = "all" }: ShopPageProps) {
  const reading = useAnswer(products, queryKeys.products);
  const isUnpaid = usePaymentToast(reading);
  const isKnown = categories.some(({ id }) => id === category);

  const shown = reading.status === "ready" ? productsIn(reading.value, category) : [];
  return (
    <>
      <ShopHero />
      <section aria-labelledby="products" className="relative scroll-mt-(--header)">
        <h2 id="products" className="sr-only">
          Products
        </h2>
        <CategoryBar selected={category} />
        <p role="status" className={`tabular text-stone ${countLine} ${countInBar}`}>
          {reading.status === "ready" && `Showing ${counted(shown.length, "product")}`}
          {reading.status === "loading" && "Loading products..."}
        </p>
        <div className="wrap pt-4 pb-12 sm:pt-8 sm:pb-18 lg:pt-12 lg:pb-(--section)">
          {reading.status === "loading" && <ProductGridLoading />}
          {reading.status === "failed" && !isUnpaid && (
            <FailureNotice
              title="The products could not be loaded."
              error={reading.error}
              onTryAgain={reading.tryAgain}
            />
          )}
          {(reading.status === "ready" || isUnpaid) && shown.length === 0 && (
            <NoProducts showAll={!isKnown || category !== "all"} />
          )}
          {shown.length > 0 && <ProductGrid key={category} products={shown} />}
        </div>
      </section>
      <QuizStrip />
    </>
  );
}

/** On the phone a line above the products; from desktops up it lies in the bar and sticks with it. */
const countLine = "wrap pt-4";
const countInBar = [
  "lg:pointer-events-none lg:sticky lg:top-[calc(var(--header)-1px)] lg:z-10 lg:-mt-17.5 lg:h-17.5",
  "lg:flex lg:items-center lg:justify-end lg:pt-0",
].join(" ");

function productsIn(products: readonly Product[], category: string): readonly Product[] {
  if (category === "all") return products;
  return products.filter(({ tags }) => categoryOf(tags) === category);
}
