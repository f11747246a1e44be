import { market } from "./market.ts";

/** Below `freeShippingFrom`, in the country of `market.ts`. */
const standardShippingCents = 599;

/** Business days, the fewest and the most: until a package leaves, and until it is there from then on. */
const dispatch = [1, 2] as const;
const delivery = [3, 5] as const;

/** `1–2`; the word joiner (U+2060) keeps it on one line. */
function toRange([fewest, most]: readonly [number, number]): string {
  return `${fewest}–\u2060${most}`;
}

/** Whether average and number of the reviews are invented; false when a source of reviews backs them. */
export const areRatingsSamples: boolean = true;

/**
 * Whether outlets, articles, releases and awards are invented (`proof/press.ts`, `press-outlets.ts`,
 * `press-release-texts.ts`); false when real ones have taken their place.
 */
export const isPressSample: boolean = true;

/**
 * Every number shown to visitors, defined once; copy interpolates them (rule 1 in docs/rules.md). The embedded
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
  annualSavings: `${market.symbol}180+`,
  /** With its article, after `in`. */
  facility: "an FDA-registered facility",
  /** After `made in`. */
  origin: `${market.madeInText} with ingredients from around the world`,
  /** An order of exactly this amount ships free. */
  freeShippingFrom: 50,
  standardShippingCents,
  standardShipping: `${market.symbol}${(standardShippingCents / 100).toFixed(2)}`,
  productGuaranteeDays: 30,
  subscriptionGuaranteeDays: 60,
  dispatch,
  dispatchDays: `${toRange(dispatch)} business days`,
  delivery,
  deliveryDays: `${toRange(delivery)} business days`,
} as const;

/**
 * Facts that only the owner can confirm. Pages state them with the samples hidden, too, so `store:check` fails for each
 * once the shop is public: take out what you can prove, and change the others.
 */
export const unconfirmedClaims: readonly (keyof typeof facts)[] = [
  "customers",
  "seeLessSheddingPercent",
  "renewalRatePercent",
  "activeSubscribers",
  "newsletterSubscribers",
  "annualSavings",
  "facility",
  "origin",
];
