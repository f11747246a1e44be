import type { SiteImage } from "../../../../app/lib/site-image.ts";
import completePlan from "../../generated/images/complete-plan-front.ts";
import essentialsPlan from "../../generated/images/essentials-plan-front.ts";
import transformationPlan from "../../generated/images/transformation-plan-front.ts";
import { facts } from "../facts.ts";
import { market } from "../market.ts";
import { planPrices } from "./plan-prices.ts";

/** A subscription plan (rule 22 in docs/rules.md); amounts in whole dollars a month. */
export type Plan = {
  handle: string;
  name: string;
  line: string;
  /** The line in a shop without subscriptions. */
  lineOnce?: string;
  image: SiteImage;
  price: number;
  /** Its price without a subscription. */
  regularPrice: number;
  /** Its boxes ship free; priority and express arrive sooner than standard. */
  shipping: "standard" | "priority" | "express";
  /** Hours for which its subscribers see new products before others. */
  earlyAccessHours?: number;
  gifts?: "quarter" | "month";
  /** Continues the name: for whom the plan is. */
  suits: string;
  isPopular: boolean;
};

export const plans: readonly [Plan, ...Plan[]] = [
  {
    handle: "essentials-plan",
    name: "Essentials",
    line: "The daily capsules, with no reminders to set.",
    lineOnce: "The daily capsules.",
    image: essentialsPlan,
    ...planPrices["essentials-plan"],
    shipping: "standard",
    suits: "if you already like your shampoo",
    isPopular: false,
  },
  {
    handle: "complete-plan",
    name: "Complete",
    line: "Capsules, wash and serum: the three steps most subscribers keep.",
    lineOnce: "Capsules, wash and serum: the three steps of a morning.",
    image: completePlan,
    ...planPrices["complete-plan"],
    shipping: "priority",
    earlyAccessHours: 48,
    gifts: "quarter",
    suits: "if you want one routine for inside and outside",
    isPopular: true,
  },
  {
    handle: "transformation-plan",
    name: "Transformation",
    line: "The whole routine, in the order you use it.",
    image: transformationPlan,
    ...planPrices["transformation-plan"],
    shipping: "express",
    earlyAccessHours: 72,
    gifts: "month",
    suits: "if you’d rather not choose at all",
    isPopular: false,
  },
];

/** What a subscription includes beside the products. */
export function getFeatures({ shipping, earlyAccessHours, gifts }: Plan): readonly string[] {
  return [
    shipping === "standard" ? "Free shipping" : `Free ${shipping} shipping`,
    ...(earlyAccessHours ? [`Early access, ${earlyAccessHours} hours ahead`] : []),
    ...(gifts ? [`A gift every ${gifts}`] : []),
  ];
}

/** The plan of the table of a year. */
export const [yearPlan] = plans;
const subscribedYear = 12 * yearPlan.price;

/** Given (rule 46 in docs/rules.md), and less exact than twelve prices with shipping: the page calls it an estimate. */
const oneTimeYear = 731;

/** Essentials for a year, bought once a month and subscribed to. */
export const yearCosts = {
  prices: [
    [
      "Price per month",
      `${market.symbol}${yearPlan.regularPrice}`,
      `${market.symbol}${yearPlan.price}`,
    ],
    ["Shipping", facts.standardShipping, "Free"],
  ],
  terms: ["Early access and gifts", "No", "Varies by plan"],
  total: [
    "Per year, estimated",
    `${market.symbol}${oneTimeYear}`,
    `${market.symbol}${subscribedYear}`,
  ],
  saved: oneTimeYear - subscribedYear,
} as const;
