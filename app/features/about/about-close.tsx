import { facts } from "~/content/facts";
import { buttonClass } from "~/ui/button";
import { Heading } from "~/ui/heading";
import { Link } from "~/ui/link";
import { Section } from "~/ui/section";

export function AboutClose() {
  return (
    <Section aria-labelledby="about-close-title" spacing="bottom">
      <div className="items-center gap-10 border-y border-line py-10 lg:grid lg:grid-cols-[5fr_3fr_auto]">
        <Heading size="md" id="about-close-title">
          {facts.customers} women have read a label of ours.
        </Heading>
        <p className="mt-3 mb-6 text-muted lg:my-0">
          {facts.averageRating} of 5 stars, from {facts.verifiedReviews} verified reviews.
        </p>
        <p className="flex flex-wrap gap-3">
          <Link to="/shop" className={buttonClass("primary")}>
            Shop All Products
          </Link>
          <Link to="/proof/testimonials" className={buttonClass("secondary")}>
            Read the Reviews
          </Link>
        </p>
      </div>
    </Section>
  );
}
