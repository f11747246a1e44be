import { facts } from "./facts";
import { holidayEnd } from "./holiday-words";

/** A sentence before the event's end, and after it. */
export type Tenses = { before: string; after: string };

export const bundleSection = {
  heading: "Three boxes, tied and ready.",
  text: "What is inside costs more when it is bought apart. The difference is printed under each price.",
};

export const perkSection: { heading: Tenses; text: Tenses; perks: readonly [string, string][] } = {
  heading: { before: "With every holiday order", after: "What the event brought" },
  text: {
    before: "Until the end of December 31, 2025.",
    after: "These came with holiday orders and ended on December 31, 2025.",
  },
  perks: [
    ["Free gift wrapping", "A linen box and a ribbon, a $15 value."],
    ["Buy 2, get 1 free", "On select items."],
    ["Longer to decide", `Returns extended through ${facts.holidayReturnsThrough}, 2026.`],
    ["A blank card", "So that the words are yours."],
  ],
};

export const reasons = {
  heading: "Why a box from us",
  items: [
    ["Every dose is on the label.", "Whoever unwraps it can read what it holds, and how much."],
    [
      "Made to be used together.",
      "No two products in a box do the same, and a card shows the order.",
    ],
    ["Cruelty free.", "No test on animals, of a formula or of an ingredient."],
    [
      `${facts.productGuaranteeDays} days to change her mind.`,
      "Opened or not. We refund the product to whoever paid for it.",
    ],
  ],
} as const;

export type HolidayDate = {
  name: string;
  /** The day's end, on the visitor's clock. */
  ends: string;
  date: string;
  text: Tenses;
};

/** Cutoffs and the returns date of section 9, in order. */
export const holidayDates: readonly HolidayDate[] = [
  {
    name: "Standard delivery",
    ends: "2025-12-15T23:59:59",
    date: `${facts.holidayStandardCutoff}, 2025`,
    text: {
      before: "The last day to order for standard delivery by December 24.",
      after: "Was the last day to order for standard delivery by December 24.",
    },
  },
  {
    name: "Express delivery",
    ends: "2025-12-20T23:59:59",
    date: `${facts.holidayExpressCutoff}, 2025`,
    text: {
      before: "The last day to order for express delivery by December 24.",
      after: "Was the last day to order for express delivery by December 24.",
    },
  },
  {
    name: "The event",
    ends: holidayEnd,
    date: "December 31, 2025",
    text: {
      before: "Ends at 11:59 p.m. in your time zone.",
      after: "Ended at 11:59 p.m. in your time zone.",
    },
  },
  {
    name: "Returns",
    ends: "2026-01-31T23:59:59",
    date: `${facts.holidayReturnsThrough}, 2026`,
    text: {
      before: "Holiday gifts can come back through this day.",
      after: `Was the last day for holiday returns. The usual ${facts.productGuaranteeDays} days go on.`,
    },
  },
];

export const shippingSection: { heading: Tenses; text: Tenses } = {
  heading: { before: "When it has to leave us", after: "When it had to leave us" },
  text: {
    before: `Orders leave in ${facts.dispatchDays}; the dates include them.`,
    after: `The dates of the event. Today an order leaves in ${facts.dispatchDays} and takes ${facts.deliveryDays} in the US.`,
  },
};

export const stockWords = {
  loading: "Asking the store what is on the shelf...",
  failed: "The store did not answer, so we cannot say what is on the shelf.",
  asOf: "That is what the store said when you opened this page. We show no counters and reserve nothing.",
};
