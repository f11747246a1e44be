import { counted } from "~/lib/text";
import { facts } from "../facts";

/** What stands around the reviews, wherever they are shown. */
export const reviewCopy = {
  typical:
    "Each review is one person’s experience, and yours may differ. Look for a change between weeks 8 and 12.",
  /** On a product page. */
  source:
    "From our Testimonials page, newest first. A verified buyer ordered this product from us.",
  /** Says what the rating above is, and what is shown here instead. */
  getSampleSource: (count: number) =>
    `The ${facts.averageRating} (${facts.productReviews} reviews) above is a sample figure. Shown here: ${counted(count, "review")} of this product from our Testimonials page, newest first.`,
  allReviews: "See all testimonials",
  /** Shown while one of the reviews is a sample. */
  samples:
    "Sample reviews, written by us to show how this page will look. Reviews from customers will take their place.",
};
