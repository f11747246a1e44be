import { homeCopy, homeTestimonials } from "#brand/content/home/home.ts";
import { homeHeadings } from "#brand/content/home/home-headings.ts";
import { reviewCopy } from "#brand/content/proof/review-copy.ts";
import { Marquee } from "~/blocks/marquee";
import { PageLink } from "~/blocks/page-link";
import { Stars, useShowsRatings } from "~/blocks/star-rating";
import { useShown } from "~/commerce/root";
import { Heading } from "~/ui/heading";

export function Testimonials() {
  const testimonials = useShown(homeTestimonials);
  const showsRatings = useShowsRatings();
  if (testimonials.length === 0) return null;
  return (
    <div data-tone="raised" className="py-section">
      <Marquee
        label="Reviews"
        noun="review"
        items={testimonials.map(({ text, name, age, location, rating, result }) => (
          <figure
            key={name}
            className="flex h-full w-[min(300px,78vw)] flex-col border-t border-line-strong pt-5 lg:w-157 lg:pt-8"
          >
            <p>
              <span className="sr-only">{rating} out of 5 stars</span>
              <Stars count={rating} />
            </p>
            <blockquote className="mt-4 max-em-14 font-display text-display-sm text-pretty lg:text-display-md lg:font-normal">
              {text}
            </blockquote>
            <figcaption className="mt-auto pt-8 text-note lg:pt-12">
              <p className="mb-2 font-medium">{result}</p>
              {name}
              <span className="block text-muted">
                {age}, {location}
              </span>
            </figcaption>
          </figure>
        ))}
        head={
          <>
            <Heading className="w-full lg:w-63/100">
              {showsRatings ? homeHeadings.reviews : homeCopy.reviewsWithoutRatings}
            </Heading>
            <PageLink to="/proof/testimonials">Read all reviews</PageLink>
          </>
        }
      />
      <p className="page-width mt-10 text-sm text-muted">
        {testimonials.some(({ sample }) => sample) && `${homeCopy.sampleReviews} `}
        {reviewCopy.typical}
      </p>
    </div>
  );
}
