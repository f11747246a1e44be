import { founder } from "#brand/content/about/founder.ts";
import { aboutCopy, brandClaims, founderNote, values } from "#brand/content/about/our-story.ts";
import { facts } from "#brand/content/facts.ts";
import { reviews } from "#brand/content/proof/reviews.ts";
import { certifications } from "#brand/content/standards.ts";
import aboutHero from "#brand/generated/images/about-hero.ts";
import { Hero } from "~/blocks/hero";
import { PageLink } from "~/blocks/page-link";
import { useShowsRatings } from "~/blocks/star-rating";
import { useHasPage } from "~/commerce/pages";
import { useShown } from "~/commerce/root";
import { useShownLinks } from "~/commerce/shown-links";
import { imageSizes } from "~/lib/breakpoints";
import { Grid } from "~/ui/grid";
import { Heading, Lead } from "~/ui/heading";
import { ButtonLink } from "~/ui/link";
import { Section, SplitSection } from "~/ui/section";

/** The footer links to `#science`, `#standards` and `#certifications`. */
export function AboutPage() {
  const hasPage = useHasPage();
  const showsFounder = useShownLinks([{ to: "/about/founder", sample: founder.sample }]).length > 0;
  const showsRatings = useShowsRatings();
  return (
    <>
      <Hero
        layout="cover"
        tone="raised"
        titleId="about-title"
        title={<span className="block sm:max-em-8 lg:max-em-5">{aboutCopy.title}</span>}
        lead={aboutCopy.lead}
        image={aboutHero}
        sizes={imageSizes({ base: "116vw", sm: "100vw" })}
        imageClass="object-[90%_50%]"
      />
      <BrandClaims />
      {showsFounder && <FounderNote />}
      <Values />
      <Certifications />
      <Section aria-labelledby="about-close-title" spacing="bottom">
        <div className="items-center gap-10 border-y border-line py-10 lg:grid lg:grid-cols-[5fr_3fr_auto]">
          <Heading size="md" id="about-close-title">
            {aboutCopy.close}
          </Heading>
          {showsRatings && (
            <p className="mt-3 text-muted lg:my-0">
              {facts.averageRating} out of 5 stars, from {facts.verifiedReviews} verified reviews.
            </p>
          )}
          <p className="mt-6 flex flex-wrap gap-3 lg:col-start-3 lg:mt-0">
            <ButtonLink to="/shop">Shop All Products</ButtonLink>
            {useShown(reviews).length > 0 && hasPage("/proof/testimonials") && (
              <ButtonLink to="/proof/testimonials" variant="secondary">
                Read the Reviews
              </ButtonLink>
            )}
          </p>
        </div>
      </Section>
    </>
  );
}

function BrandClaims() {
  return (
    <SplitSection
      id="science"
      titleId="claims-title"
      title={
        <>
          <span className="inline-block">Science-backed</span> beauty
        </>
      }
      head={
        <>
          <Lead className="mt-4">{aboutCopy.claims}</Lead>
          <PageLink to="/science" className="mt-3">
            Read Our Science
          </PageLink>
        </>
      }
    >
      <dl className="lg:mt-2 lg:border-b lg:border-line">
        {brandClaims.map(({ claim, meaning }) => (
          <div
            key={claim}
            className="border-t border-line py-5 lg:grid lg:grid-cols-7 lg:gap-x-gutter lg:py-8"
          >
            <dt className="mb-2 font-display text-display-sm lg:col-span-3">{claim}</dt>
            <dd className="max-w-measure-lg lg:col-span-4">{meaning}</dd>
          </div>
        ))}
      </dl>
    </SplitSection>
  );
}

function FounderNote() {
  return (
    <Section tone="raised" aria-label="A note from the founder">
      <figure>
        <blockquote className="max-em-14 display-italic text-display-lg text-primary">
          <p className="text-balance">{founderNote.quote}</p>
        </blockquote>
        <Grid as="figcaption" className="mt-8 items-start lg:mt-16">
          <p className="lg:col-span-4">
            <b className="font-semibold">{founder.name}</b>
            <span className="block text-muted">{founder.role}</span>
          </p>
          <p className="mt-4 max-w-measure-md lg:col-span-5 lg:col-start-6 lg:mt-0">
            {founderNote.text}
          </p>
          <PageLink to="/about/founder" className="lg:col-span-2 lg:-mt-2 lg:justify-self-end">
            Read her story
          </PageLink>
        </Grid>
      </figure>
    </Section>
  );
}

function Values() {
  return (
    <Section id="standards" aria-labelledby="values-title" tone="inverse">
      <Heading size="md" id="values-title" className="mb-10 max-w-measure-xs text-muted lg:mb-16">
        {aboutCopy.standards}
      </Heading>
      <ol className="text-muted">
        {values.map(({ name, text, price }) => (
          <Grid
            as="li"
            isAlwaysGrid
            key={name}
            className="gap-y-3 border-t border-line pt-5 pb-8 sm:grid-cols-5 lg:items-baseline lg:pt-8 lg:pb-12"
          >
            <Heading
              level={3}
              className="text-ink sm:col-span-2 sm:row-span-2 lg:col-span-5 lg:row-span-1"
            >
              {name}
            </Heading>
            <p className="sm:col-span-3 lg:col-span-4">{text}</p>
            <p className="sm:col-span-3 lg:pl-6">
              <b className="block font-medium text-ink">What it costs us</b> {price}
            </p>
          </Grid>
        ))}
      </ol>
    </Section>
  );
}

function Certifications() {
  return (
    <Section id="certifications" aria-labelledby="certifications-title">
      <div className="items-baseline justify-between gap-10 lg:flex">
        <Heading id="certifications-title">{aboutCopy.label}</Heading>
        <PageLink to="/science#certifications">How to check each one</PageLink>
      </div>
      <ul className="mt-8 grid grid-cols-[repeat(auto-fit,minmax(min(15rem,100%),1fr))] gap-x-gutter gap-y-8 lg:mt-16">
        {certifications.map(({ name, text }) => (
          <li key={name} className="border-t border-ink pt-4">
            <Heading level={3} size="sm" className="mb-2">
              {name}
            </Heading>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
