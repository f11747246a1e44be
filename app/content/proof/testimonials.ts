import { facts } from "../facts";
import type { ReviewCategory } from "./reviews";

/** The four cards of the hero, in order. */
export const testimonialStats: readonly { figure: string; label: string }[] = [
  { figure: facts.customers, label: "Happy Customers" },
  { figure: `${facts.averageRating}/5`, label: "Average Rating" },
  { figure: `${facts.seeLessSheddingPercent}%`, label: "See Less Shedding" },
  { figure: facts.verifiedReviews, label: "Verified Reviews" },
];

export type ReviewTab = { id: ReviewCategory | "all"; label: string };

export const reviewTabs: readonly [ReviewTab, ...ReviewTab[]] = [
  { id: "all", label: "All Reviews" },
  { id: "growth", label: "Hair Growth" },
  { id: "loss", label: "Hair Loss" },
  { id: "thickness", label: "Thickness" },
  { id: "45plus", label: "45+ Women" },
];

export const testimonialCopy = {
  description: `Reviews by women with fine, curly, coily, grey and colored hair, from ${facts.verifiedReviews} verified ones: what changed, in which week, and what did not.`,
  lead: "What changed, in which week, and what did not. The four-star reviews are here as well.",
  noReviews: "No reviews found for this category.",
  typical:
    "Each review is one woman's experience, and yours may differ. Hair grows about half an inch a month: look between weeks 8 and 12.",
  guaranteeText: `If your hair is not better off after ${facts.subscriptionGuaranteeDays} days of a subscription, write to us. We refund the first month, and you keep the products.`,
};
