import { cva } from "class-variance-authority";
import { type MouseEvent, useEffect, useRef, useState } from "react";
import { ReviewCard } from "~/blocks/review-card";
import { StarRating, useShowsRatings } from "~/blocks/star-rating";
import { facts } from "~/content/facts";
import { reviewCopy } from "~/content/proof/review-copy";
import type { Review } from "~/content/proof/reviews";
import { getScrollBehavior } from "~/lib/preferences";
import { Button } from "~/ui/button";
import { Heading } from "~/ui/heading";
import { TextLink, textLinkVariants } from "~/ui/link";
import { Section, Split } from "~/ui/section";

const reviewsId = "reviews";

/** Rule 36 in docs/rules.md. */
const firstReviews = 3;

type ProductReviewsProps = { reviews: readonly Review[] };

/** The reviews of a product: three at first, and all without script. Nothing when there are none. */
export function ProductReviews({ reviews }: ProductReviewsProps) {
  const [isWhole, setWhole] = useState(false);
  const firstNew = useRef<HTMLLIElement>(null);

  // The button is gone: the focus goes to the first review that is new.
  useEffect(() => {
    if (isWhole) firstNew.current?.focus();
  }, [isWhole]);

  if (reviews.length === 0) return null;
  return (
    <Section aria-labelledby={reviewsId} spacing="top">
      <Split isHeadSticky head={<ReviewsHead hasSamples={reviews.some(({ sample }) => sample)} />}>
        <ul className="border-b border-line">
          {reviews.map((review, index) => (
            <li
              key={review.id}
              ref={index === firstReviews ? firstNew : undefined}
              tabIndex={-1}
              className={reviewVariants({ isShown: isWhole || index < firstReviews })}
            >
              <ReviewCard review={review} />
            </li>
          ))}
        </ul>
        {!isWhole && reviews.length > firstReviews && (
          <Button
            variant="secondary"
            onClick={() => setWhole(true)}
            className="mt-8 noscript:hidden"
          >
            Show All {reviews.length} Reviews
          </Button>
        )}
        <p className="mt-6 max-w-measure-lg text-sm text-muted">{reviewCopy.typical}</p>
      </Split>
    </Section>
  );
}

const reviewVariants = cva("border-t border-line py-8", {
  variants: { isShown: { true: "", false: "hidden noscript:block" } },
});

function ReviewsHead({ hasSamples }: { hasSamples: boolean }) {
  return (
    <>
      <Heading id={reviewsId} tabIndex={-1}>
        Reviews
      </Heading>
      <p className="mt-4 max-w-measure-sm text-muted">
        {hasSamples ? reviewCopy.sampleSource : reviewCopy.source}
      </p>
      {hasSamples && <p className="mt-4 max-w-measure-sm font-medium">{reviewCopy.samples}</p>}
      <TextLink to="/proof/testimonials" className="mt-2">
        {reviewCopy.allReviews}
      </TextLink>
    </>
  );
}

/** The rating of every product (rule 6 in docs/rules.md), which leads to this product's reviews if it has any. */
export function ProductRating({ hasReviews }: { hasReviews: boolean }) {
  const rating = (
    <StarRating rating={facts.averageRating} reviews={`${facts.productReviews} reviews`} />
  );
  const showsRatings = useShowsRatings();
  if (!showsRatings || !hasReviews) return rating;
  return (
    <a
      href={`#${reviewsId}`}
      onClick={scrollToReviews}
      className={textLinkVariants({ variant: "quiet", className: "-my-2.75" })}
    >
      {rating}
    </a>
  );
}

/** Keeps the chosen options in the URL: a plain anchor adds an entry to the history. */
function scrollToReviews(event: MouseEvent): void {
  const heading = document.getElementById(reviewsId);
  if (!heading || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  heading.focus({ preventScroll: true });
  heading.scrollIntoView({ behavior: getScrollBehavior() });
}
