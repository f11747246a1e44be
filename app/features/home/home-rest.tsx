import { usePaymentToast } from "~/blocks/use-payment-toast";
import type { LoadResult } from "~/commerce/load-result";
import type { Product } from "~/commerce/model";
import { useLoadResult } from "~/commerce/use-load-result";
import { Banner } from "./banner";
import { BestSellers } from "./best-sellers";
import { Categories } from "./categories";
import { HairJourney } from "./hair-journey";
import { Journal, type JournalPost } from "./journal";
import { getOffers } from "./offers";
import { PainPoints } from "./pain-points";
import { Pillars } from "./pillars";
import { RoutineSteps } from "./routine-steps";
import { ScienceTeaser } from "./science-teaser";
import { SubscriptionPromotion } from "./subscription-promotion";
import { Testimonials } from "./testimonials";

type HomeRestProps = { products: LoadResult<Product[]>; posts: LoadResult<JournalPost[]> };

/** Everything below the first screen. Built-in cards stand in for the store, the journal is left out. */
export function HomeRest({ products, posts }: HomeRestProps) {
  const catalogue = useLoadResult(products, posts);
  usePaymentToast(catalogue);
  const offers = getOffers(catalogue.status === "ready" ? catalogue.value : []);
  return (
    <>
      <PainPoints />
      <Categories />
      <BestSellers offers={offers} />
      <Pillars />
      <Banner />
      <ScienceTeaser />
      <RoutineSteps />
      {posts.status === "ready" && <Journal posts={posts.value} />}
      <Testimonials />
      <HairJourney />
      <SubscriptionPromotion offers={offers} />
    </>
  );
}
