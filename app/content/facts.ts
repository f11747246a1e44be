/** Below `freeShippingFrom`, in the United States. */
const standardShippingCents = 599;

/**
 * Numbers that visitors read, each once; sentences interpolate them (rule 1 in docs/rules.md). The embedded
 * store charges the same.
 */
export const facts = {
  customers: "10,000+",
  averageRating: "4.9",
  verifiedReviews: "2,096",
  /** Shown on every product; no review source backs it, so structured data leaves it out. */
  productReviews: "234",
  seeLessSheddingPercent: 94,
  renewalRatePercent: 94,
  activeSubscribers: "10,247",
  mediaOutlets: "300+",
  additionalRegionalOutlets: 270,
  newsletterSubscribers: "5,000+",
  subscriptionDiscountPercent: 15,
  annualSavings: "$180+",
  /** Whole dollars; an order of exactly this sum ships free. */
  freeShippingFrom: 50,
  standardShippingCents,
  standardShipping: `$${(standardShippingCents / 100).toFixed(2)}`,
  productGuaranteeDays: 30,
  subscriptionGuaranteeDays: 60,
  dispatchDays: "1-2 business days",
  deliveryDays: "3-5 business days",
} as const;
