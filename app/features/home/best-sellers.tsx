import { Carousel } from "~/blocks/carousel";
import { Picture } from "~/blocks/picture";
import { ProductCard } from "~/blocks/product-card";
import { getCardBadge } from "~/blocks/product-tags";
import { AddButton } from "~/features/cart/add-to-cart";
import { formatPrice } from "~/lib/money";
import { firstSentences } from "~/lib/text";
import { Heading } from "~/ui/heading";
import { TextLink } from "~/ui/link";
import { Section } from "~/ui/section";
import { getPrices, getTitle, type Offer } from "./offers";

export function BestSellers({ offers }: { offers: readonly Offer[] }) {
  return (
    <Section aria-labelledby="best-sellers" spacing="bottom">
      <div className="mb-8 flex flex-wrap items-baseline justify-between gap-x-6 border-t border-line pt-8 lg:mb-12">
        <Heading id="best-sellers" className="min-w-0">
          Best sellers
        </Heading>
        <TextLink to="/shop">View All Products</TextLink>
      </div>
      <Carousel
        gridClass="sm:grid-cols-3 sm:gap-x-gutter"
        cards={offers.map((offer) => <BestSellerCard key={offer.card.handle} offer={offer} />)}
      />
    </Section>
  );
}

/** Ratings are built in; everything else is the store's once it is known. */
function BestSellerCard({ offer }: { offer: Offer }) {
  const { card, product } = offer;
  const { once, subscribed } = getPrices(offer);
  return (
    <ProductCard
      handle={card.handle}
      title={getTitle(offer)}
      line={product ? firstSentences(product.description) : card.line}
      image={product?.images[0] ?? null}
      standIn={
        <Picture picture={card.picture} alt="" sizes={sizes} className="size-full object-cover" />
      }
      badge={product ? getCardBadge(product.tags) : "Best Seller"}
      price={once}
      rating={card.rating}
      reviews={card.reviews}
      note={`${formatPrice(subscribed)} with a subscription`}
      sizes={sizes}
      action={product && <AddButton product={product} />}
    />
  );
}

const sizes = "(min-width: 80rem) 411px, (min-width: 45rem) 30vw, 70vw";
