import { Marquee } from "~/blocks/marquee";
import { Stars } from "~/blocks/star-rating";
import { facts } from "~/content/facts";
import { type HomeTestimonial, homeTestimonials } from "~/content/home/home-testimonials";
import { Heading } from "~/ui/heading";
import { TextLink } from "~/ui/link";

export function Testimonials() {
  return (
    <div data-tone="raised" className="py-section">
      <Marquee
        label="Reviews"
        noun="review"
        items={homeTestimonials.map((testimonial) => (
          <Testimonial key={testimonial.name} {...testimonial} />
        ))}
        head={
          <>
            <Heading className="w-full lg:w-[63%]">
              {facts.averageRating} of 5, from {facts.verifiedReviews} verified reviews.
            </Heading>
            <TextLink to="/proof/testimonials">Read all reviews</TextLink>
          </>
        }
      />
      <p className="page-width mt-10 text-sm text-muted">
        Each review is one woman’s experience, and yours may differ. Look between weeks 8 and 12.
      </p>
    </div>
  );
}

function Testimonial({ text, name, age, location, rating, result }: HomeTestimonial) {
  return (
    <figure className="flex h-full w-[min(300px,78vw)] flex-col border-t border-line-strong pt-5 lg:w-157 lg:pt-8">
      <p>
        <span className="sr-only">{rating} of 5 stars</span>
        <Stars count={rating} />
      </p>
      <blockquote className="mt-4 max-w-[14em] font-display text-display-sm text-pretty lg:text-display-md lg:font-normal">
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
  );
}
