import type { JournalPost } from "~/blocks/journal-post";
import { Picture } from "~/blocks/picture";
import { usePaymentToast } from "~/blocks/use-payment-toast";
import type { LoadResult } from "~/commerce/load-result";
import type { Product } from "~/commerce/model";
import { useLoadResult } from "~/commerce/use-load-result";
import homeBanner from "~/content/generated/pictures/home-banner";
import strandBand from "~/content/generated/pictures/strand-band";
import { painPoints } from "~/content/home/home-copy";
import { CardLink } from "~/ui/card-link";
import { Heading } from "~/ui/heading";
import { Section } from "~/ui/section";
import { Split } from "~/ui/split";
import { TextLink } from "~/ui/text-link";
import { BestSellers } from "./best-sellers";
import { Categories } from "./categories";
import { HairJourney } from "./hair-journey";
import { Journal } from "./journal";
import { getOffers } from "./offers";
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

/** The products stand at the right, the text on the picture's empty wall; on phones above it. */
function Banner() {
  return (
    <section aria-labelledby="banner" data-tone="raised" className="relative">
      <div className="page-width pt-14 pb-2 lg:absolute lg:inset-x-0 lg:pt-24">
        <Heading id="banner" className="lg:max-w-[10em]">
          One shelf, morning to night.
        </Heading>
        <p className="mt-4 max-w-measure-xs text-lg lg:mt-6">
          Capsules at breakfast, a wash, a drop of oil, a mask while you sleep.
        </p>
        <TextLink to="/shop" className="lg:mt-2">
          Shop the shelf
        </TextLink>
      </div>
      <Picture
        picture={homeBanner}
        sizes="(width < 68.75rem) 200vw, 110vw"
        className="aspect-square w-full object-cover object-[95%_50%] sm:aspect-3/2 lg:aspect-auto lg:h-198 lg:object-[100%_60%]"
      />
    </section>
  );
}

/** What a visitor sees, and one plain answer each; a whole row is a link. */
function PainPoints() {
  return (
    <Section aria-labelledby="pain-points">
      <Split
        head={
          <div className="flex h-full flex-col">
            <Heading id="pain-points" className="max-w-96 lg:max-w-[5.2em]">
              What do you see in the brush?
            </Heading>
            <div className="relative mt-12 flex-1 overflow-hidden rounded-picture bg-raised max-lg:hidden">
              <Picture
                picture={strandBand}
                alt=""
                sizes="1500px"
                className="absolute -top-15 -right-22 w-375 max-w-none"
              />
            </div>
          </div>
        }
      >
        <ul className="border-t border-line lg:mt-2.5">
          {painPoints.map(({ title, text, to }) => (
            <li
              key={title}
              className="group/card relative grid grid-cols-1 gap-x-gutter gap-y-2 border-b border-line py-5 sm:grid-cols-[3fr_4fr] sm:py-8 lg:py-12"
            >
              <Heading level={3} size="md">
                <CardLink to={to}>{title}</CardLink>
              </Heading>
              <p className="text-muted sm:mt-1.5">{text}</p>
            </li>
          ))}
        </ul>
      </Split>
    </Section>
  );
}
