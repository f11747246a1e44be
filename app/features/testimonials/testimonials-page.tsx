import { facts } from "#brand/content/facts.ts";
import { reviews } from "#brand/content/proof/reviews.ts";
import {
  hairSwatches,
  testimonialCopy,
  testimonialGuarantee,
  testimonialStats,
  videoDiaries,
} from "#brand/content/proof/testimonials.ts";
import silverBand from "#brand/generated/images/silver-band.ts";
import { Figures } from "~/blocks/figures";
import { Hero } from "~/blocks/hero";
import { Picture } from "~/blocks/picture";
import { usePromisesSubscriptions } from "~/commerce/promises-subscriptions";
import { useShown } from "~/commerce/root";
import { imageSizes } from "~/lib/breakpoints";
import { Heading, Lead } from "~/ui/heading";
import { ButtonLink, TextLink } from "~/ui/link";
import { Section } from "~/ui/section";
import { ReviewSection } from "./review-section";

type TestimonialsPageProps = {
  /** The handles of products that the store lacks. */
  missing: readonly string[];
};

export function TestimonialsPage({ missing }: TestimonialsPageProps) {
  const hasReviews = useShown(reviews).length > 0;
  return (
    <>
      <Hero
        layout="beside"
        titleId="testimonials-title"
        titleSize="xl"
        title={
          hasReviews ? (
            <>
              Hair, in
              <br /> <em className="display-italic">their own</em> words
            </>
          ) : (
            <>
              Hair, before
              <br /> <em className="display-italic">and after</em>
            </>
          )
        }
        lead={hasReviews ? testimonialCopy.lead : testimonialCopy.leadWithoutReviews}
        image={silverBand}
        sizes={imageSizes({ base: "200vw", sm: "130vw", lg: "80vw" })}
        imageClass="-scale-x-100 object-[10%_50%]"
      />
      <Figures
        figures={testimonialStats}
        className={`page-width pt-8 sm:pt-16 ${hasReviews ? "" : "pb-section"}`}
      />
      {hasReviews && <ReviewSection missing={missing} />}
      <BeforeAfter />
      <VideoDiaries />
      <Guarantee />
    </>
  );
}

/** Rendered swatches, because there are no photographs that may be shown. The text says so. */
function BeforeAfter() {
  return (
    <Section aria-labelledby="before-and-after" tone="raised">
      <GalleryHead
        id="before-and-after"
        title="Before and after, in swatches"
        text={testimonialCopy.swatches}
      />
      <ul className={tilesClass}>
        {hairSwatches.map(({ image, hair, lookAt }) => (
          <li key={hair}>
            <figure>
              <Picture image={image} sizes={tileSizes} className="w-full rounded-picture" />
              <figcaption className="mt-2">
                <p className="grid grid-cols-2 text-center text-sm text-muted">
                  <span>Before</span> <span>After</span>
                </p>
                <h3 className="mt-2 font-medium">{hair}</h3>
                <p className="text-sm text-muted">{lookAt}</p>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Images in place of films, so there is no player. */
function VideoDiaries() {
  const diaries = useShown(videoDiaries);
  if (diaries.length === 0) return null;
  return (
    <Section aria-labelledby="video-diaries">
      <GalleryHead id="video-diaries" title="Video diaries" text={testimonialCopy.diaries} />
      <ul className={tilesClass}>
        {diaries.map(({ image, account, followers, topic }) => (
          <li key={account}>
            <figure>
              <Picture
                image={image}
                sizes={tileSizes}
                className="aspect-8/5 w-full rounded-picture object-cover"
              />
              <figcaption className="mt-2">
                <h3 className="font-medium">{topic}</h3>
                <p className="mt-1 text-sm wrap-anywhere text-muted">
                  {account}
                  <br />
                  <span className="tabular">{followers} followers</span>
                </p>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const tilesClass =
  "grid grid-cols-2 max-narrow:grid-cols-1 gap-x-3 gap-y-6 sm:grid-cols-3 sm:gap-x-gutter sm:gap-y-10";
const tileSizes = imageSizes({ base: "46vw", sm: "30vw", lg: "405px" });

/** The heading of a grid of images and, beside it on desktops, what the images are. */
function GalleryHead({ id, title, text }: { id: string; title: string; text: string }) {
  return (
    <div className="mb-8 grid gap-x-gutter gap-y-4 lg:grid-cols-[6fr_5fr] lg:items-end">
      <Heading id={id}>{title}</Heading>
      <p className="max-w-measure-md">{text}</p>
    </div>
  );
}

function Guarantee() {
  const { withSubscriptions, withoutSubscriptions } = testimonialGuarantee;
  const text = usePromisesSubscriptions() ? withSubscriptions : withoutSubscriptions;
  const days = facts.subscriptionGuaranteeDays;
  return (
    <Section
      aria-labelledby="guarantee"
      tone="inverse"
      className="grid grid-cols-1 gap-x-gutter gap-y-5 lg:grid-cols-[5fr_7fr] lg:items-end"
    >
      <p aria-hidden="true" className="font-display text-numeral">
        {days}
      </p>
      <div>
        <Heading id="guarantee">
          {days}-Day <span className="sm:whitespace-nowrap">Money-Back</span> Guarantee
        </Heading>
        <Lead>{text}</Lead>
        <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
          <ButtonLink to="/shop">Shop Now</ButtonLink>
          <TextLink to="/refund">How refunds work</TextLink>
        </p>
      </div>
    </Section>
  );
}
