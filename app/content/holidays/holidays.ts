import { longUsDate } from "~/lib/dates";
import { facts } from "../facts";
import { type HolidayEvent, holidayEvents } from "./holiday-events";

export const holidayCopy = {
  title: "Holiday gifts",
  subtitle: "in three boxes.",
  lead: "Capsules for the breakfast table, a slow evening for the shower, or the whole routine. Each comes as one box.",
  /** In place of the lead and the boxes, where the store has none of them. */
  withoutBundles: "Our gift boxes aren’t available right now.",
  toBundles: "See the Bundles",
  toFinder: "Find a Gift",
  hasEnded: "The holiday event has ended",
  toShop: "Shop all products",
};

/** A sentence before the end of a day, and after it. */
export type Tenses = { before: string; after: string };

export const bundleSection = {
  heading: "Three boxes, tied and ready.",
  text: "What is inside costs more when it is bought apart. The difference is printed under each price.",
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

/** Describes the countdown, whose figures a screen reader reads only on request. */
export function getEventEnd({ lastDay }: HolidayEvent): Tenses {
  return {
    before: `The holiday event ends on ${toText(lastDay)}, at 11:59 p.m. in your time zone.`,
    after: `It ended on ${toText(lastDay)}.`,
  };
}

export const perksHeading: Tenses = {
  before: "With every holiday order",
  after: "What the event brought",
};

export function getPerksText({ lastDay }: HolidayEvent): Tenses {
  return {
    before: `Until the end of ${toText(lastDay)}.`,
    after: `These came with holiday orders and ended on ${toText(lastDay)}.`,
  };
}

type EventDate = { name: string; day: string; date: string; text: Tenses };

/** The days of the holiday timeline, in order. */
export function getEventDates(event: HolidayEvent): readonly EventDate[] {
  return [
    getDeliveryDate("Standard", event.standardDelivery, event),
    getDeliveryDate("Express", event.expressDelivery, event),
    {
      name: "The event",
      day: event.lastDay,
      date: toText(event.lastDay),
      text: {
        before: "Ends at 11:59 p.m. in your time zone.",
        after: "Ended at 11:59 p.m. in your time zone.",
      },
    },
    {
      name: "Returns",
      day: event.returnsThrough,
      date: toText(event.returnsThrough),
      text: {
        before: "Holiday gifts can come back through this day.",
        after: `Was the last day for holiday returns. The usual ${facts.productGuaranteeDays} days go on.`,
      },
    },
  ];
}

function getDeliveryDate(name: string, day: string, { deliveredBy }: HolidayEvent): EventDate {
  const [arrival] = toText(deliveredBy).split(",");
  const purpose = `last day to order for ${name.toLowerCase()} delivery by ${arrival}.`;
  return {
    name: `${name} delivery`,
    day,
    date: toText(day),
    text: { before: `The ${purpose}`, after: `Was the ${purpose}` },
  };
}

export const datesSection: { heading: Tenses; text: Tenses } = {
  heading: { before: "When it has to leave us", after: "When it had to leave us" },
  text: {
    before: `Orders leave in ${facts.dispatchDays}; the dates include them.`,
    after: `The dates of the event. Today an order leaves in ${facts.dispatchDays} and takes ${facts.deliveryDays} in the US.`,
  },
};

const newestEvent = holidayEvents.at(-1) ?? holidayEvents[0];

/** The newest event in words without a tense, for pages that know no time. */
export const newestHolidays = {
  year: newestEvent.firstDay.slice(0, 4),
  dates: getEventDates(newestEvent),
  returnsThrough: toText(newestEvent.returnsThrough),
};

export const stockCopy = {
  pending: "Asking the store what is on the shelf...",
  failed: "The store did not answer, so we cannot say what is on the shelf.",
  asOf: "That is what the store said when you opened this page. We show no counters and reserve nothing.",
};

function toText(day: string): string {
  return longUsDate(day) ?? day;
}
