import { Carousel } from "~/blocks/carousel";
import { TextLink } from "~/ui/text-link";
import { BestSellerCard } from "./best-seller-card";
import type { Offer } from "./offers";

export function BestSellers({ offers }: { offers: readonly Offer[] }) {
  return (
    <section aria-labelledby="best-sellers" className="wrap pb-(--section)">
      <div className="home-head">
        <h2 id="best-sellers" className="heading-1">
          Best sellers
        </h2>
        <TextLink to="/shop">View All Products</TextLink>
      </div>
      <div className="mt-7 lg:mt-11">
        <Carousel
          items={offers}
          keyOf={({ card }) => card.handle}
          noun="product"
          gridClass="sm:grid sm:grid-cols-3 sm:gap-x-(--gutter)"
          render={(offer) => <BestSellerCard offer={offer} />}
        />
      </div>
    </section>
  );
}
