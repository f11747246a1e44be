import { Marquee } from "~/blocks/marquee";
import { facts } from "~/content/facts";
import { type HomeTestimonial, homeTestimonials } from "~/content/home-testimonials";
import { Icon } from "~/ui/icon";
import { TextLink } from "~/ui/text-link";

export function Testimonials() {
  return (
    <div data-tone="raised" className="home-voices">
      <Marquee
        label="Reviews"
        noun="review"
        items={homeTestimonials}
        keyOf={({ name }) => name}
        render={(testimonial) => <Testimonial {...testimonial} />}
        head={
          <>
            <h2 className="heading-1">
              {facts.averageRating} of 5, from {facts.verifiedReviews} verified reviews.
            </h2>
            <TextLink to="/proof/testimonials">Read all reviews</TextLink>
          </>
        }
      />
      <p className="wrap home-typical">
        Each review is one woman’s experience, and yours may differ. Look between weeks 8 and 12.
      </p>
    </div>
  );
}

function Testimonial({ text, name, age, location, rating, result }: HomeTestimonial) {
  return (
    <figure className="home-voice">
      <p className="home-stars">
        <span className="sr-only">{rating} of 5 stars</span>
        {stars.slice(0, rating).map((star) => (
          <Icon key={star} name="star" size={15} />
        ))}
      </p>
      <blockquote>{text}</blockquote>
      <figcaption>
        <p className="home-result">{result}</p>
        {name}
        <span>
          {age}, {location}
        </span>
      </figcaption>
    </figure>
  );
}

const stars = [1, 2, 3, 4, 5];
