/** What stands around the reviews, wherever they are shown. */
export const reviewCopy = {
  typical:
    "Each review is one person’s experience, and yours may differ. Hair grows about half an inch a month, so look for a change between weeks 8 and 12.",
  /** On a product page. */
  source:
    "From our Testimonials page, newest first. A verified buyer ordered this product from us.",
  sampleSource: "From our Testimonials page, newest first.",
  allReviews: "See all testimonials",
  /** Shown while one of the reviews is a sample. */
  samples:
    "Sample reviews: we made them up to show this page. Reviews from customers will take their place.",
};
