import { useSearchParams } from "react-router";
import { facts } from "~/content/facts";
import { reviews } from "~/content/reviews";
import { counted } from "~/lib/text";
import { reviewsOf, tabOf } from "./review-choice";
import { ReviewList } from "./review-list";
import { panelId, ReviewTabs, tabId } from "./review-tabs";

/** The tab stands in the address, so that the server shows it, and a link or a reload keeps it. */
export function ReviewSection() {
  const [search] = useSearchParams();
  const current = tabOf(search);
  const shown = reviewsOf(current);
  return (
    <section aria-labelledby="reviews" className="reviews wrap">
      <div className="reviews-head">
        <h2 id="reviews" className="heading-1">
          {reviews.length} of {facts.verifiedReviews} reviews
        </h2>
        <p role="status" className="tabular">
          Showing {counted(shown.length, "review")}
        </p>
      </div>
      <ReviewTabs current={current} />
      <div role="tabpanel" id={panelId} aria-labelledby={tabId(current)}>
        <ReviewList reviews={shown} />
      </div>
    </section>
  );
}
