export type DiscountCodeRecord = {
  code: string;
  /** Off the products of an order. */
  percent: number;
  /** The first moment at which it no longer applies. */
  endsAt?: string;
};

/** Codes to try out the checkout: one that applies, and one that has expired. */
export const discountCodes: readonly DiscountCodeRecord[] = [
  { code: "WELCOME10", percent: 10 },
  { code: "SPRING25", percent: 25, endsAt: "2025-06-01T00:00:00Z" },
];
