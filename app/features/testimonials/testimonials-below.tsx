import { facts } from "~/content/facts";
import { supplementStatement } from "~/content/site";
import { testimonialWords } from "~/content/testimonials";
import { buttonClass } from "~/ui/button";
import { Link } from "~/ui/link";
import { TextLink } from "~/ui/text-link";
import { ComparedSwatches } from "./compared-swatches";
import { ReviewSection } from "./review-section";
import { VideoDiaries } from "./video-diaries";

/** Everything below the hero. */
export function TestimonialsBelow() {
  return (
    <>
      <ReviewSection />
      <div className="review-notes wrap">
        <p>{testimonialWords.typical}</p>
        <p>
          <strong>{supplementStatement}</strong>
        </p>
      </div>
      <ComparedSwatches />
      <VideoDiaries />
      <Guarantee />
    </>
  );
}

function Guarantee() {
  return (
    <section aria-labelledby="guarantee" data-tone="inverse" className="guarantee">
      <div className="wrap">
        <p aria-hidden="true" className="guarantee-figure">
          {facts.subscriptionGuaranteeDays}
        </p>
        <div>
          <h2 id="guarantee" className="heading-1">
            {facts.subscriptionGuaranteeDays}-Day <span>Money-Back</span> Guarantee
          </h2>
          <p className="guarantee-text">{testimonialWords.guaranteeText}</p>
          <p className="guarantee-ways">
            <Link to="/shop" className={buttonClass("primary")}>
              Shop Now
            </Link>
            <TextLink to="/refund">How refunds work</TextLink>
          </p>
        </div>
      </div>
    </section>
  );
}
