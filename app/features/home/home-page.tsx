import { Suspense } from "react";
import { facts } from "#brand/content/facts.ts";
import { homeCopy, type PainPoint, painPoints, pillars } from "#brand/content/home/home.ts";
import { homeHeadings } from "#brand/content/home/home-headings.ts";
import { supplementStatement } from "#brand/content/supplement-statement.ts";
import coilyBlack from "#brand/generated/images/coily-black.ts";
import homeBanner from "#brand/generated/images/home-banner.ts";
import homeHero from "#brand/generated/images/home-hero.ts";
import homeHeroPortrait from "#brand/generated/images/home-hero-portrait.ts";
import { PageLink } from "~/blocks/page-link";
import { Picture } from "~/blocks/picture";
import { useShowsRatings } from "~/blocks/star-rating";
import { useHasPage } from "~/commerce/pages";
import { useRoot } from "~/commerce/root";
import { imageSizes } from "~/lib/breakpoints";
import type { SiteImage } from "~/lib/site-image";
import { chooseTerms } from "~/product/subscription-terms";
import { Heading, Lead } from "~/ui/heading";
import { ButtonLink, CardLink, TextLink } from "~/ui/link";
import { Section, Split } from "~/ui/section";
import { getBestSellers, type HomeProducts } from "./best-sellers";
import { type NewestPost, NewestPosts } from "./newest-posts";
import { BestSellers, Categories } from "./offers";
import { OrderPromotion, SubscriptionPromotion } from "./promotion";
import { HairJourney } from "./routine";
import { Testimonials } from "./testimonials";

/** What the store did not send is `null`. */
type HomePageProps = {
  products: HomeProducts | null;
  posts: readonly NewestPost[] | null;
  /** Paths of the articles that home names and the store has. */
  articles: readonly string[];
};

/** Without the store, built-in cards stand in for products, and the blog is left out. */
export function HomePage({ products, posts, articles }: HomePageProps) {
  const missing = products?.missing ?? [];
  const { sellingPlans } = useRoot().storefront;
  const subscriptions = products ? products.subscriptions : chooseTerms(sellingPlans, null);
  const offers = getBestSellers(products, subscriptions !== null);
  return (
    <>
      <HomeHero />
      <PainPoints {...{ missing, articles }} />
      <Suspense>
        <Categories stocked={products?.stocked ?? null} />
        {offers.length > 0 && <BestSellers offers={offers} />}
        <Pillars />
        <Banner />
      </Suspense>
      <Suspense>
        {posts && <NewestPosts posts={posts} />}
        <Testimonials />
        <HairJourney />
        {subscriptions ? (
          <SubscriptionPromotion offers={offers} terms={subscriptions} />
        ) : (
          <OrderPromotion />
        )}
      </Suspense>
    </>
  );
}

/** The title covers the empty part of the image. */
function HomeHero() {
  const hasPage = useHasPage();
  return (
    <section
      aria-labelledby="home-title"
      className={`relative overflow-hidden bg-raised ${height}`}
    >
      <Picture
        image={homeHero}
        portrait={homeHeroPortrait}
        alt=""
        sizes="100vw"
        priority
        className="absolute inset-0 size-full object-cover object-[26%_100%] sm:object-[0_20%]"
      />
      <Scrim />
      <div className="page-width relative pt-8 pb-60 lg:pt-12">
        <Heading level={1} size="2xl" id="home-title">
          {homeCopy.title[0]}
          <br /> {homeCopy.title[1]}
          <br /> <em className="display-italic">{homeCopy.title[2]}</em>
        </Heading>
        <p className="mt-5 max-w-measure-xs text-lg lg:mt-8 lg:max-w-measure-sm">{homeCopy.hero}</p>
        <p className="mt-5 flex flex-wrap gap-3 lg:mt-8">
          {hasPage("/quiz") && (
            <ButtonLink to="/learn/quiz" className={halfOnPhones}>
              Take Hair Health Quiz
            </ButtonLink>
          )}
          <ButtonLink to="/shop" variant="secondary" className={halfOnPhones}>
            Shop Best Sellers
          </ButtonLink>
        </p>
        {useShowsRatings() && (
          <p className="mt-4 text-sm">
            {facts.averageRating} out of 5 from {facts.verifiedReviews} verified reviews
          </p>
        )}
      </div>
    </section>
  );
}

/** Something pale between the text and a photo that is dark there. */
function Scrim() {
  const images: readonly SiteImage[] = [homeHero, homeHeroPortrait];
  return images.some(({ needsScrim }) => needsScrim) && <div className="absolute inset-0 scrim" />;
}

/** The window's height below the header, within limits of the image's crop. */
const height =
  "min-h-[clamp(660px,100svh-var(--header),790px)] lg:min-h-[clamp(680px,100svh-var(--header),810px)]";

const halfOnPhones = "max-sm:grow max-sm:px-2 max-sm:text-note";

/** The text covers the empty left of the image; on phones it is above. */
function Banner() {
  return (
    <section aria-labelledby="banner" data-tone="raised" className="relative">
      <div className="page-width pt-12 pb-2 lg:absolute lg:inset-x-0 lg:pt-24">
        <Heading id="banner" className="lg:max-em-9">
          {homeHeadings.banner}
        </Heading>
        <p className="mt-4 max-w-measure-xs text-lg lg:mt-6">{homeCopy.banner}</p>
        <TextLink to="/shop" className="lg:mt-2">
          Shop all products
        </TextLink>
      </div>
      <Picture
        image={homeBanner}
        sizes={imageSizes({ base: "200vw", lg: "110vw" })}
        className="aspect-square w-full object-cover object-[90%_50%] sm:aspect-3/2 lg:aspect-auto lg:h-198 lg:object-[100%_60%]"
      />
    </section>
  );
}

type PainPointsProps = Pick<HomePageProps, "articles"> & { missing: readonly string[] };

/** Each row is one link. */
function PainPoints({ missing, articles }: PainPointsProps) {
  const hasPage = useHasPage();
  function leadOn({ to, withProduct, withArticle = "" }: PainPoint): string {
    const isSold = withProduct && !missing.includes(withProduct.handle);
    const path = articles.includes(withArticle) ? withArticle : isSold ? withProduct.to : to;
    return hasPage(path) ? path : "/shop";
  }
  return (
    <Section aria-labelledby="pain-points">
      <Split
        head={
          <div className="flex h-full flex-col">
            <Heading id="pain-points" className="max-w-96 lg:max-em-5">
              {homeHeadings.painPoints}
            </Heading>
            <div className="relative mt-12 flex-1 overflow-hidden rounded-picture bg-raised max-lg:hidden">
              <Picture
                image={coilyBlack}
                alt=""
                sizes="416px"
                className="absolute inset-0 size-full object-cover"
              />
            </div>
          </div>
        }
      >
        <ul className="border-t border-line lg:mt-2">
          {painPoints.map((point) => (
            <li
              key={point.title}
              className="group/card relative grid grid-cols-1 gap-x-gutter gap-y-1 border-b border-line py-3 sm:grid-cols-[3fr_4fr] sm:py-8 lg:py-12"
            >
              <Heading level={3} size="md">
                <CardLink to={leadOn(point)}>{point.title}</CardLink>
              </Heading>
              <p className="text-muted max-sm:text-note sm:mt-2">{point.text}</p>
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
            <Heading id="difference">{homeHeadings.difference}</Heading>
            <Lead>{homeCopy.pillars}</Lead>
            <PageLink to="/science" className="mt-auto self-start">
              Read Our Science
            </PageLink>
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
      {supplementStatement && (
        <p className="mt-16 border-t border-line pt-5 text-sm font-semibold text-muted">
          * {supplementStatement}
        </p>
      )}
    </Section>
  );
}
