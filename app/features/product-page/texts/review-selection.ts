import { type Review, reviews, type ShownReview } from "#brand/content/proof/reviews.ts";

/** The newest reviews of a product, and how many there are. */
export type ProductReviews = { newest: readonly ShownReview[]; count: number };

/** Rule 36 in docs/rules.md. */
const firstReviews = 3;

export function getNewestReviews(handle: string, showsSamples: boolean): ProductReviews {
  const all = getProductReviews(handle, showsSamples);
  const newest = all.slice(0, firstReviews).map(({ product, categories, ...shown }) => shown);
  return { newest, count: all.length };
}

/** The reviews of one product, newest first. Empty for a product without any, and for an unknown handle. */
export function getProductReviews(handle: string, showsSamples: boolean): Review[] {
  return reviews.filter(({ product, sample }) => product === handle && (showsSamples || !sample));
}
