import { planTerms } from "../subscribe/plan-terms";

/** The ways to buy a product with selling plans. */
export const purchaseCopy = {
  legend: "Purchase",
  once: "One-time purchase",
  schedule: "Delivery schedule",
  terms: `Skip or cancel anytime. We email you ${planTerms.noticeDays} days before each charge.`,
} as const;

/** What a subscription costs next, when, and how to stop it. `days` are null where its plan does not say them. */
export function getNextCharge(price: string, days: number | null): string {
  const when = days === null ? "with the next delivery" : `in ${days} days`;
  return `Next ${price} ${when}. Skip or cancel by email.`;
}

/** The fragment of the comparison on a product's page, and what it is called. */
export const comparisonId = "compare";
export const comparisonTitle = "Which of the two is mine?";
