import type { Review } from "~/content/reviews";
import { testimonialWords } from "~/content/testimonials";
import { ReviewCard } from "./review-card";

export function ReviewList({ reviews }: { reviews: readonly Review[] }) {
  if (reviews.length === 0) return <p className="no-reviews">{testimonialWords.noReviews}</p>;
  return (
    <ul className="review-list later">
      {reviews.map((review) => (
        <li key={review.id}>
          <ReviewCard review={review} />
        </li>
      ))}
    </ul>
  );
}
