import { type MouseEvent, useEffect, useRef, useState } from "react";
import { reviewCopy } from "#brand/content/proof/review-copy.ts";
import type { ShownReview } from "#brand/content/proof/reviews.ts";
import { PageLink } from "~/blocks/page-link";
import { ReviewCard } from "~/blocks/review-card";
import { StarRating, useShowsRatings } from "~/blocks/star-rating";
import type { Product } from "~/commerce/model";
import { useHasPage } from "~/commerce/pages";
import { useRoot } from "~/commerce/root";
import { getScrollBehavior } from "~/lib/preferences";
import { getRating } from "~/product/rating";
import { Heading } from "~/ui/heading";
import { ButtonLink, textLinkVariants } from "~/ui/link";
import { Section, Split } from "~/ui/section";
import { useOnDemand } from "~/ui/use-on-demand";
import type { ProductReviews } from "./review-selection";

const reviewsId = "reviews";

const testimonialsPath = "/proof/testimonials";

type ReviewsSectionProps = { product: Product; reviews: ProductReviews };

/** A product's newest reviews, and all when requested. Nothing when there are none. */
export function ReviewsSection({ product, reviews: { newest, count } }: ReviewsSectionProps) {
  const [isWhole, setWhole] = useState(false);
  const { showsSamples } = useRoot();
  const hasPage = useHasPage();
  const content = useOnDemand(
    isWhole,
    () => import("./review-selection"),
    () => window.location.assign(testimonialsPath),
  );
  const firstNew = useRef<HTMLLIElement>(null);

  // The link is gone: the focus goes to the first review that is new.
  useEffect(() => {
    if (content) firstNew.current?.focus();
  }, [content]);

  function showAll(event: MouseEvent) {
    event.preventDefault();
    setWhole(true);
  }

  if (count === 0) return null;
  const reviews: readonly ShownReview[] =
    content?.getProductReviews(product.handle, showsSamples) ?? newest;
  return (
    <Section aria-labelledby={reviewsId} spacing="top">
      <Split
        isHeadSticky
        head={
          <ReviewsHead
            count={count}
            hasSamples={reviews.some(({ sample }) => sample)}
            isRatingBacked={product.rating !== undefined}
          />
        }
      >
        <ul className="border-b border-line">
          {reviews.map((review, index) => (
            <li
              key={review.id}
              ref={index === newest.length ? firstNew : undefined}
              tabIndex={-1}
              className="border-t border-line py-8"
            >
              <ReviewCard review={review} />
            </li>
          ))}
        </ul>
        {reviews.length < count && (
          <ButtonLink
            to={hasPage(testimonialsPath) ? testimonialsPath : `#${reviewsId}`}
            prefetch="none"
            variant="secondary"
            onClick={showAll}
            className="mt-8"
          >
            Show All {count} Reviews
          </ButtonLink>
        )}
        <p className="mt-6 max-w-measure-lg text-sm text-muted">{reviewCopy.typical}</p>
      </Split>
    </Section>
  );
}

type ReviewsHeadProps = { count: number; hasSamples: boolean; isRatingBacked: boolean };

function ReviewsHead({ count, hasSamples, isRatingBacked }: ReviewsHeadProps) {
  return (
    <>
      <Heading id={reviewsId} tabIndex={-1}>
        Reviews
      </Heading>
      <p className="mt-4 max-w-measure-sm text-muted">
        {hasSamples && !isRatingBacked ? reviewCopy.getSampleSource(count) : reviewCopy.source}
      </p>
      {hasSamples && <p className="mt-4 max-w-measure-sm font-medium">{reviewCopy.samples}</p>}
      <PageLink to={testimonialsPath} className="mt-2">
        {reviewCopy.allReviews}
      </PageLink>
    </>
  );
}

type ProductRatingProps = { product: Product; hasReviews: boolean };

/** The rating of a product (rule 6 in docs/rules.md), which leads to its reviews if it has any. */
export function ProductRating({ product, hasReviews }: ProductRatingProps) {
  const shown = getRating(product);
  const { reviews, isBacked } = shown;
  const rating = (
    <StarRating {...shown} reviews={`${reviews} review${reviews === "1" ? "" : "s"}`} />
  );
  const showsRatings = useShowsRatings();
  if (!(showsRatings || isBacked) || !hasReviews) return rating;
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
