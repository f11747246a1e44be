import { planTerms } from "../subscribe/plan-terms";

/** The ways to buy a product with selling plans. */
export const purchaseCopy = {
  legend: "Purchase",
  once: "One-time purchase",
  schedule: "Delivery schedule",
  terms: `Skip or cancel anytime. We email you ${planTerms.noticeDays} days before each charge.`,
} as const;
