import { Figures } from "~/blocks/figures";
import { besideHeroPicture, Hero } from "~/blocks/hero";
import { Picture } from "~/blocks/picture";
import strandBand from "~/content/generated/pictures/strand-band";
import { testimonialCopy, testimonialStats } from "~/content/proof/testimonials";
import { TestimonialsRest } from "./testimonials-rest";

export function TestimonialsPage() {
  return (
    <>
      <TestimonialsHero />
      <TestimonialsRest />
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
        picture={
          <Picture
            picture={strandBand}
            alt=""
            sizes="(min-width: 68.75rem) 80vw, (min-width: 45rem) 130vw, 200vw"
            priority
            className={`${besideHeroPicture} object-[90%_50%]`}
          />
        }
      />
      <div className="page-width pt-8 sm:pt-16">
        <Figures figures={testimonialStats} />
      </div>
    </>
  );
}
