import { ReviewCard } from "~/blocks/review-card";
import type { Review } from "~/content/proof/reviews";
import { testimonialCopy } from "~/content/proof/testimonials";
import { getProductPath } from "~/lib/paths";
import { TextLink } from "~/ui/link";

type ReviewListProps = {
  reviews: readonly Review[];
  /** The handles of products that the store lacks. */
  missing: readonly string[];
};

export function ReviewList({ reviews, missing }: ReviewListProps) {
  if (reviews.length === 0)
    return <p className="py-12 font-display text-display-sm">{testimonialCopy.noReviews}</p>;
  return (
    <ul className="grid gap-x-gutter sm:grid-cols-2 lg:grid-cols-3 lg:gap-x-16">
      {reviews.map((review) => (
        <li key={review.id} className="border-b border-line pt-8 pb-8 lg:py-10">
          <ReviewCard review={review}>
            <ReviewedProduct
              product={review.product}
              isMissing={missing.includes(review.product.handle)}
            />
          </ReviewCard>
        </li>
      ))}
    </ul>
  );
}

type ReviewedProductProps = { product: Review["product"]; isMissing: boolean };

function ReviewedProduct({ product: { title, handle }, isMissing }: ReviewedProductProps) {
  if (isMissing) return <span>{title}</span>;
  return (
    <TextLink to={getProductPath(handle)} variant="quiet" className="hover:text-ink">
      {title}
    </TextLink>
  );
}
