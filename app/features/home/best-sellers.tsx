import { Carousel } from "~/blocks/carousel";
import { usePaymentToast } from "~/blocks/use-payment-toast";
import type { Answer } from "~/commerce/answer";
import type { Product } from "~/commerce/model";
import { queryKeys } from "~/commerce/query-keys";
import { useAnswer } from "~/commerce/use-answer";
import { type BestSeller, bestSellers } from "~/content/best-sellers";
import { TextLink } from "~/ui/text-link";
import { BestSellerCard } from "./best-seller-card";

/** Three products by handle. The built-in cards stand in until the store answers, and if it does not. */
export function BestSellers({ products }: { products: Answer<Product[]> }) {
  const reading = useAnswer(products, queryKeys.products);
  usePaymentToast(reading);
  const known = reading.status === "ready" ? reading.value : [];
  const productOf = ({ handle }: BestSeller) => known.find((product) => product.handle === handle);

  return (
    <section aria-labelledby="best-sellers" className="wrap py-(--section)">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="best-sellers" className="heading-1">
          Best sellers
        </h2>
        <TextLink to="/shop">View All Products</TextLink>
      </div>
      <div className="mt-7 lg:mt-11">
        <Carousel
          items={bestSellers}
          keyOf={({ handle }) => handle}
          noun="product"
          gridClass="sm:grid sm:grid-cols-3 sm:gap-x-(--gutter)"
          render={(card) => <BestSellerCard card={card} product={productOf(card) ?? null} />}
        />
      </div>
    </section>
  );
}
