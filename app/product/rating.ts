import { facts } from "#brand/content/facts.ts";
import type { Product } from "~/commerce/model";
import { groupThousands } from "~/lib/text";

/** What stands beside the stars. */
export type ShownRating = {
  /** Out of five, with one decimal. */
  rating: string;
  reviews: string;
  /** Set where a review source backs it, so that it is shown with the samples hidden, too. */
  isBacked?: boolean;
};

const fixed: ShownRating = { rating: facts.averageRating, reviews: facts.productReviews };

/** The store's rating of a product, otherwise the one given, which is the fixed one by default (rule 6 in docs/rules.md). */
export function getRating({ rating }: Product, without: ShownRating = fixed): ShownRating {
  if (!rating) return without;
  const { average, count } = rating;
  return { rating: average, reviews: groupThousands(count), isBacked: true };
}
