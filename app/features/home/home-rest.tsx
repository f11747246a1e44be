import type { JournalPost } from "~/blocks/journal-post";
import { Picture } from "~/blocks/picture";
import { usePaymentToast } from "~/blocks/use-payment-toast";
import type { LoadResult } from "~/commerce/load-result";
import type { Product } from "~/commerce/model";
import { useLoadResult } from "~/commerce/use-load-result";
import homeBanner from "~/content/generated/pictures/home-banner";
import strandBand from "~/content/generated/pictures/strand-band";
import { painPoints, pillars } from "~/content/home/home-copy";
import { supplementStatement } from "~/content/site";
import { CardLink } from "~/ui/card-link";
import { Heading } from "~/ui/heading";
import { Lead } from "~/ui/lead";
import { Section } from "~/ui/section";
import { Split } from "~/ui/split";
import { TextLink } from "~/ui/text-link";
import { BestSellers } from "./best-sellers";
import { Categories } from "./categories";
import { HairJourney } from "./hair-journey";
import { Journal } from "./journal";
import { getOffers } from "./offers";
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
      <div className="page-width pt-12 pb-2 lg:absolute lg:inset-x-0 lg:pt-24">
        <Heading id="banner" className="lg:max-w-[9em]">
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
        className="aspect-square w-full object-cover object-[90%_50%] sm:aspect-3/2 lg:aspect-auto lg:h-198 lg:object-[100%_60%]"
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
            <Heading id="pain-points" className="max-w-96 lg:max-w-[5em]">
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
        <ul className="border-t border-line lg:mt-2">
          {painPoints.map(({ title, text, to }) => (
            <li
              key={title}
              className="group/card relative grid grid-cols-1 gap-x-gutter gap-y-2 border-b border-line py-5 sm:grid-cols-[3fr_4fr] sm:py-8 lg:py-12"
            >
              <Heading level={3} size="md">
                <CardLink to={to}>{title}</CardLink>
              </Heading>
              <p className="text-muted sm:mt-2">{text}</p>
            </li>
          ))}
        </ul>
      </Split>
    </Section>
  );
}

function Pillars() {
  return (
    <Section aria-labelledby="difference" tone="inverse">
      <Split
        ratio="5:6"
        head={
          <div className="flex h-full flex-col">
            <Heading id="difference">The difference is small print, set large.</Heading>
            <Lead>Four things we hold ourselves to. Each comes with a figure you can check.</Lead>
            <TextLink to="/science" className="mt-auto self-start">
              Read Our Science
            </TextLink>
          </div>
        }
      >
        <dl className="grid gap-x-gutter gap-y-8 sm:grid-cols-2 lg:mt-2 lg:gap-y-16">
          {pillars.map(({ name, figure, unit, text }) => (
            <div key={name} className="border-t border-line pt-5 lg:pt-6">
              <dt className="font-medium">{name}</dt>
              <dd className="mt-4 text-muted sm:max-w-measure-xs lg:mt-8">
                <span className="mb-3 block font-display text-figure text-ink lg:mb-5">
                  {figure}
                  {unit && <small className="ml-2 text-display-sm">{unit}</small>}
                </span>{" "}
                {text}
              </dd>
            </div>
          ))}
        </dl>
      </Split>
      <p className="mt-16 border-t border-line pt-5 text-sm font-semibold text-muted">
        * {supplementStatement}
      </p>
    </Section>
  );
}
