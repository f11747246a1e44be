import type { FaqItem } from "~/lib/brand-product";
import { capitalize, inWords, joinWith } from "~/lib/text";
import { areRatingsSamples, facts } from "../facts";
import { market } from "../market";
import { questionCount } from "../quiz/quiz";
import { site } from "../site";
import { daysPerMonth, firstMonth, howToStop, listDays, listMonths, planTerms } from "./plan-terms";
import { plans } from "./plans";

const { noticeDays, firstBoxShipsIn } = planTerms;

const planCount = `${inWords(plans.length)} plans`;
const fasterPlans = plans.filter(({ shipping }) => shipping !== "standard");
const accessPlans = plans.flatMap(({ name, earlyAccessHours: hours }) =>
  hours ? { name, hours } : [],
);
const accessHours = accessPlans.map(({ hours }) => hours);
const giftPlans = plans.flatMap(({ name, gifts }) => (gifts ? { name, gifts } : []));
const giftsPerYear = { quarter: 4, month: 12 };

export const subscribeCopy = {
  title: "Subscribe",
  lead: "What you use every day, at your door before you run out. You set the schedule, and you can change it from any email we send.",
  badges: ["Free Shipping Always", "Cancel Anytime", "Exclusive Member Gifts"],
  toPlans: "Choose Your Plan",
  toPrices: "See What You Save",
};

/** What the plans save, in whole percent. */
export type SavedPercent = { min: number; max: number };

/** Ends the title: what every plan saves. */
export function getSavingTitle({ min, max }: SavedPercent): string {
  if (max === 0) return "on Your Schedule";
  return min > 0 ? `& Save ${min}%` : `& Save up to ${max}%`;
}

export const getSubscribeDescription = (schedules: readonly number[]) =>
  `Hair care on your schedule: ${planCount}, every ${listDays(schedules)}, with free shipping always, an email before each charge, and the freedom to cancel anytime.`;

/** The page of a shop without subscriptions. */
export const oncePlansCopy = {
  title: "Plans,",
  titleEnd: "one box at a time",
  lead: "A plan is a box with everything that goes together. You order it when you need it and pay for that box.",
  toPlans: "See the Boxes",
  description: `${capitalize(inWords(plans.length))} boxes of hair care that goes together, each with ${listMonths(planTerms.schedules)} months’ worth. You order a box when you need it and pay for it once.`,
};

/** Headings of blocks whose other words are lists. */
export const subscribeHeadings = {
  benefits: "What comes with the box.",
  stories: [`${facts.renewalRatePercent}% renew.`, "Some of them say why."],
  questions: "Before you subscribe",
} as const;

export const problems = {
  heading: "A routine fails the day the bottle runs out.",
  columns: ["Buying as you go", "With a plan"],
  getRows: (saved: SavedPercent) => [
    [
      "You find out in the shower that it’s gone.",
      "The next box ships before the last one runs out.",
    ],
    ["Full price, and shipping on smaller orders.", getPriceBenefit(saved)],
    ["Two weeks without, then you start over.", "No gaps, so twelve weeks means twelve weeks."],
    ["Too much of one, none of the other.", "One box with everything that goes together."],
  ],
} as const;

function getPriceBenefit({ min, max }: SavedPercent): string {
  if (max === 0) return "Shipping is free.";
  return `${min === max ? max : `${min} to ${max}`}% less, and shipping is free.`;
}

/** `text` continues figure and unit as a sentence. */
export const getMemberBenefits = (
  saved: SavedPercent,
  schedules: readonly number[],
  showsPrices: boolean,
) => [
  ...(saved.max > 0
    ? [
        {
          title: "A lower price",
          figure: `${saved.max}`,
          unit: "%",
          text: `off with our largest plan.${showsPrices ? ` Subscribers save ${facts.annualSavings} a year on average.` : ""}`,
        },
      ]
    : []),
  {
    title: "Free shipping",
    figure: showsPrices ? `${market.symbol}0` : "Free",
    text: `for every box, always. ${capitalize(fasterPlans.map(({ name, shipping }) => `${shipping} with ${name}`).join(", "))}.`,
  },
  {
    title: "Your schedule",
    figure: schedules.join(", "),
    unit: "days",
    text: "between boxes. Change it, skip one, pause or cancel anytime.",
  },
  {
    title: "Early access",
    figure: [Math.min(...accessHours), Math.max(...accessHours)].join("-"),
    unit: "hours",
    text: "before everyone else, when something new comes out.",
  },
  {
    title: "Member gifts",
    figure: joinWith("or", [...new Set(giftPlans.map(({ gifts }) => giftsPerYear[gifts]))]),
    unit: "a year",
    text: `in your box: ${giftPlans.map(({ name, gifts }) => `each ${gifts} with ${name}`).join(", ")}.`,
  },
  {
    title: "No surprises",
    figure: String(noticeDays),
    unit: "days",
    text: "before each charge, you get an email with the amount and the date.",
  },
];

export const sixMonths = {
  heading: "Six months, step by step.",
  text: "A plan can’t hurry hair; it keeps you from stopping halfway.",
  phases: [
    {
      label: "Day 1",
      title: "Your box is packed",
      text: `It ships in ${firstBoxShipsIn}. Take a photo of your part today.`,
    },
    {
      label: "Week 4",
      title: "The habit holds",
      text: "Half an inch of new length. Hair may feel softer and look glossier; the rest takes time.",
    },
    {
      label: "Week 12",
      title: "Worth a second photo",
      text: "An inch and a half of new length, in the same light as on day 1. Now you can compare.",
    },
    {
      label: "Month 6+",
      title: "Three inches in",
      text: "All of it grew while you kept the routine. Keep what you like, and change the rest.",
    },
  ],
} as const;

function getEarlyAccessText(): string {
  const [first, ...others] = accessPlans.map(({ name, hours }, index) =>
    index === 0
      ? `${name} members see new products ${hours} hours before everyone else`
      : `${name} members ${hours}`,
  );
  return [first, ...others].join(", and ");
}

export const getSubscribeFaqs = (schedules: readonly number[]): readonly FaqItem[] => [
  {
    question: "How do I pause, skip or cancel?",
    answer: `${howToStop} There’s no fee and no form to fill out.`,
  },
  {
    question: "When am I charged?",
    answer: `Once at checkout for your first box, then before each delivery, every ${listDays(schedules)}, as you chose. Our email ${noticeDays} days ahead gives the amount and the date.`,
  },
  {
    question: "Can I change my plan or schedule later?",
    answer: `Yes, both, as often as you like. A change made before the date in the email applies to your next box.`,
  },
  {
    question: "Is shipping really free?",
    answer: `Yes, on every box of every plan. ${joinWith(
      "and",
      fasterPlans.map(({ name, shipping }) => `${name} ships ${shipping}`),
    )}, at no extra charge.`,
  },
  {
    question: "When does my first box arrive?",
    answer: `It ships in ${firstBoxShipsIn}. Standard delivery then takes ${facts.deliveryDays} in ${market.theCountryShort}; priority and express are faster.`,
  },
  {
    question: "What if it’s not for me?",
    answer: `You have ${facts.subscriptionGuaranteeDays} days. Write to ${site.email} and we’ll refund your first month: ${firstMonth}. You keep the products.`,
  },
  {
    question: "Which plan should I start with?",
    answer: `${plans.map(({ name, suits }) => `${name}, ${suits}.`).join(" ")} The quiz asks ${questionCount} and helps with the rest.`,
  },
  {
    question: "How do early access and gifts work?",
    answer: `${getEarlyAccessText()}; we email you the link. Gifts come in your box, ${joinWith(
      "and",
      giftPlans.map(({ name, gifts }) => `every ${gifts} with ${name}`),
    )}. Both are free.`,
  },
];

export const comparison = {
  heading: "A year of Essentials, both ways.",
  text: "One bottle a month, bought one at a time or with a plan.",
  columns: ["One-time", "Subscription"],
  /** How the owner counts. */
  footnote: `How we count: the one-time column is the Essentials box at its regular price, with standard shipping on every order. In our shop, orders of ${market.symbol}${facts.freeShippingFrom} or more ship free, so you may pay less. The year is an estimate.`,
} as const;

/** Under the plans, whose cards have the prices. */
export const planTermsText = `Every plan renews at its price until you cancel. ${howToStop} Plans cost less because every box ships with the same sizes and scents.`;

export const promise = `Not for you? Tell us within ${facts.subscriptionGuaranteeDays} days. We refund the first month and you keep the products.`;

export const finalCall = {
  heading: "Set it once. Change it whenever.",
  getText: (schedules: readonly number[]) =>
    schedules.length > 1
      ? `${capitalize(planCount)}, ${inWords(schedules.length)} schedules, and no charge you don’t hear about first.`
      : "No charge you don’t hear about first.",
};

export const getSubscribeStats = (showsPrices: boolean) => [
  { figure: facts.activeSubscribers, label: "active subscribers" },
  { figure: `${facts.renewalRatePercent}%`, label: "renew their plan" },
  {
    figure: facts.averageRating,
    label: `out of 5 from ${facts.verifiedReviews} reviews`,
    sample: areRatingsSamples,
  },
  ...(showsPrices ? [{ figure: facts.annualSavings, label: "saved per year, on average" }] : []),
];

export const planSection = {
  onePrice: {
    heading: `${capitalize(planCount)}, one price each.`,
    getText: getOnePriceText,
  },
  /** Texts where a month costs less on one schedule than on another. */
  pricePerSchedule: {
    heading: `${capitalize(planCount)}, priced by the delivery.`,
    getText: () =>
      "What each delivery costs depends on how often it comes. You see it before you add a plan. Change your schedule anytime.",
  },
  /** In a shop without subscriptions. */
  once: {
    heading: "Choose a box.",
    getText: () => "The price is for the smallest box. Choose the size on the plan’s own page.",
  },
};

function getOnePriceText(schedules: readonly number[]): string {
  const longer = schedules.filter((days) => days > daysPerMonth);
  const months = longer.length > 0 ? listMonths(longer) : "";
  const times = months === "two" ? "twice" : `${months} times`;
  return [
    "One monthly price.",
    ...(months
      ? [`A box every ${listDays(longer)} holds ${months} months’ worth, at ${times} the price.`]
      : []),
    ...(schedules.length > 1 ? ["Change your schedule anytime."] : []),
  ].join(" ");
}

/** The dialog behind Choose. */
export const planDialogCopy = {
  contents: "In each month’s box",
  schedule: "How often would you like it?",
  each: "per delivery",
  once: "One box, paid once. Nothing is sent or charged again.",
  noSchedule: "Please choose how often you’d like it.",
  add: "Add Plan to Cart",
  loading: "Loading the plan...",
  failed: "We couldn’t check what’s in stock.",
  missing: "This plan isn’t available right now.",
  notSold: "This plan can’t be ordered online right now.",
  buyOnce: "You can buy its box once, on the page of the plan.",
  toBox: "View the Box",
  soldOut: "This plan is sold out right now.",
  instead: `The quiz asks ${questionCount} and builds a routine from our products.`,
  quiz: "Find My Routine",
};
