import { Figures } from "~/blocks/figures";
import { Hero } from "~/blocks/hero";
import { Picture } from "~/blocks/picture";
import { facts } from "~/content/facts";
import strandBand from "~/content/generated/pictures/strand-band";
import { type VideoDiary, videoDiaries } from "~/content/proof/testimonial-tiles";
import { testimonialCopy, testimonialStats } from "~/content/proof/testimonials";
import { Heading, Lead } from "~/ui/heading";
import { ButtonLink, TextLink } from "~/ui/link";
import { Section } from "~/ui/section";
import { BeforeAfter, GalleryHead } from "./before-after";
import { ReviewSection } from "./review-section";

export function TestimonialsPage() {
  return (
    <>
      <TestimonialsHero />
      <ReviewSection />
      <BeforeAfter />
      <VideoDiaries />
      <Guarantee />
    </>
  );
}

function TestimonialsHero() {
  return (
    <>
      <Hero
        layout="beside"
        titleId="testimonials-title"
        titleSize="xl"
        title={
          <>
            Hair, in
            <br /> <em className="display-italic">their own</em> words
          </>
        }
        lead={testimonialCopy.lead}
        picture={strandBand}
        sizes="(min-width: 68.75rem) 80vw, (min-width: 45rem) 130vw, 200vw"
        pictureClass="object-[90%_50%]"
      />
      <div className="page-width pt-8 sm:pt-16">
        <Figures figures={testimonialStats} />
      </div>
    </>
  );
}

function Guarantee() {
  return (
    <Section
      aria-labelledby="guarantee"
      tone="inverse"
      className="grid grid-cols-1 gap-x-gutter gap-y-5 lg:grid-cols-[5fr_7fr] lg:items-end"
    >
      <p aria-hidden="true" className="font-display text-numeral">
        {facts.subscriptionGuaranteeDays}
      </p>
      <div>
        <Heading id="guarantee">
          {facts.subscriptionGuaranteeDays}-Day{" "}
          <span className="sm:whitespace-nowrap">Money-Back</span> Guarantee
        </Heading>
        <Lead>{testimonialCopy.guaranteeText}</Lead>
        <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
          <ButtonLink to="/shop">Shop Now</ButtonLink>
          <TextLink to="/refund">How refunds work</TextLink>
        </p>
      </div>
    </Section>
  );
}

/** No player without a film: a picture, a name, and what it will be about. */
function VideoDiaries() {
  return (
    <Section aria-labelledby="video-diaries">
      <GalleryHead id="video-diaries" title="Video diaries">
        Six women are going to film their routine. Our own pictures hold the place until the films
        are here; there is nothing to play yet.
      </GalleryHead>
      {/* On desktops the middle column hangs lower. */}
      <ul className="grid grid-cols-2 gap-x-3 gap-y-8 sm:grid-cols-3 sm:gap-x-gutter sm:gap-y-10 lg:gap-y-16">
        {videoDiaries.map((diary) => (
          <li key={diary.account} className="lg:nth-[3n+2]:relative lg:nth-[3n+2]:top-12">
            <VideoTile {...diary} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function VideoTile({ picture, account, followers, topic }: VideoDiary) {
  return (
    <figure>
      <Picture
        picture={picture}
        sizes="(min-width: 68.75rem) 405px, (min-width: 45rem) 30vw, 46vw"
        className="w-full rounded-picture"
      />
      <figcaption className="mt-4">
        <h3 className="font-medium">{topic}</h3>
        <p className="mt-1 text-sm wrap-anywhere text-muted">
          {account}
          <br />
          <span className="tabular">{followers} followers</span>
          <br />
          Film to come
        </p>
      </figcaption>
    </figure>
  );
}
