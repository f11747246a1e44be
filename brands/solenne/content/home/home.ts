import type { SiteImage } from "~/lib/site-image";
import { capitalize, groupThousands, inWords } from "~/lib/text";
import haircareImage from "../../generated/images/category-haircare";
import nutraceuticalsImage from "../../generated/images/category-nutraceuticals";
import scalpTherapyImage from "../../generated/images/category-scalp-therapy";
import shampoo from "../../generated/images/growth-strength-shampoo-front";
import nutraceutical45 from "../../generated/images/hair-nutraceutical-45-front";
import nutraceutical from "../../generated/images/hair-nutraceutical-front";
import { categories } from "../categories";
import { areRatingsSamples, facts, isPressSample } from "../facts";
import { market } from "../market";
import { doses } from "../products/doses";
import type { ProductHandle } from "../products/index";
import { listDays, planTerms } from "../subscribe/plan-terms";
import type { SavedPercent } from "../subscribe/subscribe";

/** The sentence of the subscription promotion; without schedules their names do not say the days. */
export function getSubscriptionText(schedules: readonly number[]): string {
  const schedule = schedules.length > 0 ? `every ${listDays(schedules)}` : "on your schedule";
  return `The same formulas, sent ${schedule}. We email you ${planTerms.noticeDays} days before each charge.`;
}

export type PainPoint = {
  title: string;
  text: string;
  to: string;
  /** The link's path if the store has the product with this handle: our own list or page is about it. */
  withProduct?: { handle: string; to: string };
  /** The link's path if the store has the article. */
  withArticle?: string;
};

export const painPoints: readonly PainPoint[] = [
  {
    title: "Thinning hair",
    text: "A wider part, a thinner ponytail. Most routines start with a daily capsule and take twelve weeks to judge.",
    to: "/shop/nutraceuticals",
    withProduct: { handle: "hair-nutraceutical", to: "/shop?concern=thinning" },
  },
  {
    title: "Hormonal changes",
    text: "After a baby, around menopause, under stress. Hair often changes months later. That delay is normal.",
    // No supplement: after a baby, many readers are breastfeeding.
    to: "/science#cycle",
    withArticle: "/blog/hair-after-a-birth",
  },
  {
    title: "Products that don’t work",
    text: "Six half-used bottles tell you little. One routine, kept up for a set time, tells you more.",
    to: "/science#evidence",
  },
  {
    title: "Dull and damaged hair",
    text: "Heat and bleach roughen the surface, so light scatters. Care that smooths it makes hair look glossy again.",
    to: "/shop/haircare",
  },
];

const [, nutraceuticals, haircare, scalpTherapy] = categories;

export const homeCategories = [
  { ...nutraceuticals, line: "Taken daily, with food.", image: nutraceuticalsImage },
  { ...haircare, line: "For wash days.", image: haircareImage },
  { ...scalpTherapy, line: "By the drop, after washing.", image: scalpTherapyImage },
];

/** `text` continues the figure as a sentence; an asterisk refers to the supplement statement. */
export const pillars = [
  {
    name: "Science-Backed",
    figure: groupThousands(doses.biotin.value),
    unit: doses.biotin.unit,
    text: "of biotin in a daily serving. Every active is printed with its dose.",
  },
  {
    name: "Clean & Pure",
    figure: "0",
    unit: "",
    text: "tests on animals. Clean formulas, cruelty free throughout.",
  },
  {
    name: "Inside + Out",
    figure: "1+1",
    unit: "",
    text: "capsules every morning, care on wash days. One routine, not ten steps.",
  },
  {
    name: "Results-Driven",
    figure: String(facts.seeLessSheddingPercent),
    unit: "%",
    text: "see less shedding.* Judge it at week twelve, not at week one.",
  },
];

export const hairJourney = [
  {
    title: "Foundation",
    weeks: "Week 1–2",
    text: "Capsules with breakfast. Nothing to see yet, and that’s expected.",
  },
  {
    title: "Transformation",
    weeks: "Week 4–8",
    text: "Hair feels smoother after each wash. At the root, it’s too early to tell.",
  },
  {
    title: "Results",
    weeks: "Week 12+",
    text: "Take the same photo, in the same light. Compare it with week one.",
  },
] as const;

export const getSubscriptionClaims = (saved: SavedPercent) => [
  getSavingClaim(saved),
  "Free shipping on all subscriptions",
  "Pause, skip or cancel anytime",
  "Priority access to new products",
];

function getSavingClaim({ min, max }: SavedPercent): string {
  if (max === 0) return "Delivered on your schedule";
  return min > 0 ? `Save ${min}% on every order` : `Save up to ${max}%`;
}

const womenAndReviews = [
  { figure: facts.customers, label: "women" },
  { figure: facts.averageRating, label: "of 5 stars", sample: areRatingsSamples },
  { figure: facts.verifiedReviews, label: "verified reviews", sample: areRatingsSamples },
] as const;
const outlets = {
  figure: facts.mediaOutlets,
  label: "outlets have featured us",
  sample: isPressSample,
} as const;

export const subscriptionFigures = [
  ...womenAndReviews,
  { figure: `${facts.renewalRatePercent}%`, label: "renewal rate" },
  outlets,
] as const;
/** The text in a shop without subscriptions. */
export const orderFigures = [...womenAndReviews, outlets] as const;

/**
 * Three fictional women, to be replaced by customers who wrote and agreed to it. The result says what
 * changed, and when.
 */
export const homeTestimonials = [
  {
    sample: true,
    name: "Claire M.",
    age: 41,
    location: "Boulder, Colorado",
    rating: 5,
    text: "I photographed my part every four weeks. At week twelve I stopped using powder to hide it.",
    result: "Looks fuller at the part, week 14",
  },
  {
    sample: true,
    name: "Ines R.",
    age: 33,
    location: "Austin, Texas",
    rating: 5,
    text: "My hair looks like it did before the bleach. It took three bottles, not one wash.",
    result: "Smoother to the ends, week 9",
  },
  {
    sample: true,
    name: "Dana K.",
    age: 56,
    location: "Burlington, Vermont",
    rating: 5,
    text: "I am fifty-six and the brush is quiet again. I only believe it because I kept count.",
    result: "Less hair in the brush,* week 16",
  },
] as const;

type BestSeller = {
  handle: ProductHandle;
  line: string;
  price: { amount: string; currencyCode: string };
  image: SiteImage;
  rating: string;
  reviews: string;
};

/**
 * Rule 7 in docs/rules.md. Title, line, price and image are shown until the store answers; the subscription price
 * follows from the price. A line has at most 48 characters.
 */
export const bestSellers: readonly BestSeller[] = [
  {
    handle: "hair-nutraceutical",
    line: "Daily capsules with biotin and marine collagen.",
    price: { amount: "67.99", currencyCode: market.currency },
    image: nutraceutical,
    rating: facts.averageRating,
    reviews: "856",
  },
  {
    handle: "growth-strength-shampoo",
    line: "A gentle wash for hair that looks fuller.",
    price: { amount: "32.00", currencyCode: market.currency },
    image: shampoo,
    rating: "4.8",
    reviews: "642",
  },
  {
    handle: "hair-nutraceutical-45",
    line: "Adjusted doses for the years around menopause.",
    price: { amount: "72.99", currencyCode: market.currency },
    image: nutraceutical45,
    rating: facts.averageRating,
    reviews: "423",
  },
];

/** The sentences under the headings. */
export const homeCopy = {
  /** For search engines, before the brand's name. */
  pageTitle: "Hair wellness for women",
  /** Three lines, the last in italics. */
  title: ["Take care", "of the hair", "you have."],
  hero: "Supplements, haircare and scalp care for women. Every dose is printed on the label.",
  categories: `${capitalize(inWords(homeCategories.length))} categories, one job each.`,
  pillars: `${capitalize(inWords(pillars.length))} things we hold ourselves to. Each comes with a figure you can check.`,
  banner: "Capsules at breakfast, a wash, a drop of oil, a mask while you sleep.",
  /** Shown while one of the reviews is a sample. */
  sampleReviews: "Sample reviews, written by us to show how this page will look.",
  /** The heading of reviews that are shown without a rating. */
  reviewsWithoutRatings: "In their own words.",
  journey: "Hair changes slowly, so we count in weeks.",
  /** The text in a shop without subscriptions. */
  order:
    "Everything is a one-time order, paid once. Order your next bottle a week before the last one runs out.",
} as const;
