import { facts } from "~/content/facts";
import { buttonLook } from "~/ui/button";
import { Link } from "~/ui/link";

export function AboutClose() {
  return (
    <section aria-labelledby="about-close-title" className="wrap about-close">
      <h2 id="about-close-title" className="heading-2">
        {facts.customers} women have read a label of ours.
      </h2>
      <p className="text-muted">
        {facts.averageRating} of 5 stars, from {facts.verifiedReviews} verified reviews.
      </p>
      <p className="about-ways">
        <Link to="/shop" className={buttonLook("primary")}>
          Shop All Products
        </Link>
        <Link to="/proof/testimonials" className={buttonLook("secondary")}>
          Read the Reviews
        </Link>
      </p>
    </section>
  );
}
