import { facts } from "~/content/facts";
import { testimonialCopy } from "~/content/proof/testimonials";
import { buttonClass } from "~/ui/button";
import { Heading } from "~/ui/heading";
import { Lead } from "~/ui/lead";
import { Link } from "~/ui/link";
import { Section } from "~/ui/section";
import { TextLink } from "~/ui/text-link";
import { BeforeAfter } from "./before-after";
import { ReviewSection } from "./review-section";
import { VideoDiaries } from "./video-diaries";

/** Everything below the hero. */
export function TestimonialsRest() {
  return (
    <>
      <ReviewSection />
      <BeforeAfter />
      <VideoDiaries />
      <Guarantee />
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
          <Link to="/shop" className={buttonClass("primary")}>
            Shop Now
          </Link>
          <TextLink to="/refund">How refunds work</TextLink>
        </p>
      </div>
    </Section>
  );
}
