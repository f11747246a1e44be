import { useSearchParams } from "react-router";
import { facts } from "~/content/facts";
import { type Review, reviews } from "~/content/proof/reviews";
import { testimonialCopy } from "~/content/proof/testimonials";
import { supplementStatement } from "~/content/site";
import { counted } from "~/lib/text";
import { Heading } from "~/ui/heading";
import { Section } from "~/ui/section";
import { ReviewCard } from "./review-card";
import { getReviews, getTab } from "./review-choice";
import { panelId, ReviewTabs, tabId } from "./review-tabs";

/** The tab stands in the address, so that the server shows it, and a link or a reload keeps it. */
export function ReviewSection() {
  const [search] = useSearchParams();
  const current = getTab(search);
  const shown = getReviews(current);
  return (
    <Section aria-labelledby="reviews">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <Heading id="reviews">
          {reviews.length} of {facts.verifiedReviews} reviews
        </Heading>
        <p role="status" className="tabular text-muted">
          Showing {counted(shown.length, "review")}
        </p>
      </div>
      <ReviewTabs current={current} />
      <div role="tabpanel" id={panelId} aria-labelledby={tabId(current)}>
        <ReviewList reviews={shown} />
      </div>
      <div className="mt-8 max-w-measure-lg space-y-2 text-sm">
        <p>{testimonialCopy.typical}</p>
        <p className="font-semibold">{supplementStatement}</p>
      </div>
    </Section>
  );
}

export function ReviewList({ reviews }: { reviews: readonly Review[] }) {
  if (reviews.length === 0)
    return <p className="py-12 font-display text-display-sm">{testimonialCopy.noReviews}</p>;
  return (
    <ul className="grid gap-x-gutter sm:grid-cols-2 lg:grid-cols-3 lg:gap-x-16">
      {reviews.map((review) => (
        <li key={review.id} className="border-b border-line pt-7 pb-9 lg:py-10">
          <ReviewCard review={review} />
        </li>
      ))}
    </ul>
  );
}
