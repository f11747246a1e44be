import { facts } from "../facts";

/** The headings of the blocks, in order. */
export const homeHeadings = {
  painPoints: "What do you see in the brush?",
  categories: "One for the table, one for the shower, one for after.",
  bestSellers: "Best sellers",
  difference: "We set the fine print large.",
  banner: "One shelf, morning to night.",
  newestPosts: "From the journal",
  reviews: `${facts.averageRating} out of 5, from ${facts.verifiedReviews} verified reviews.`,
  journey: "Twelve weeks, step by step.",
  subscription: "A routine works when it doesn’t run out.",
} as const;
