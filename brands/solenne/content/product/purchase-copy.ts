import { planTerms } from "../subscribe/plan-terms";

/** The ways to buy a product with selling plans. */
export const purchaseCopy = {
  legend: "Purchase",
  once: "One-time purchase",
  schedule: "Delivery schedule",
  terms: `Skip or cancel anytime. We email you ${planTerms.noticeDays} days before each charge.`,
} as const;

/** The fragment of the comparison on a product's page, and what it is called. */
export const comparisonId = "compare";
export const comparisonTitle = "Which one is right for me?";
