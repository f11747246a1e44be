/** What a month of a plan costs with and without a subscription, in whole dollars. The embedded store charges the same. */
export const planPrices = {
  "essentials-plan": { price: 45, regularPrice: 53 },
  "complete-plan": { price: 85, regularPrice: 104 },
  "transformation-plan": { price: 120, regularPrice: 150 },
} as const;
