import { longDate } from "~/lib/dates";
import { capitalize, inWords } from "~/lib/text";
import { facts } from "../facts";
import { market } from "../market";
import { holidayBundles } from "./holiday-bundles";
import type { HolidayEvent } from "./holiday-events";

export const holidayCopy = {
  title: "Holiday gifts",
  subtitle: `in ${inWords(holidayBundles.length)} boxes.`,
  lead: "Capsules for the breakfast table, a slow evening in the shower, or the whole routine. Each comes in one box.",
  toBundles: "See the Bundles",
  toFinder: "Find a Gift",
  toShop: "Shop all products",
};

/** A sentence before the end of a day, and after it. */
export type Tenses = { before: string; after: string };

export const bundleSection = {
  heading: `${capitalize(inWords(holidayBundles.length))} boxes, tied and ready.`,
  text: "Each box costs less than its contents. You’ll see how much less beside the price.",
};

export const reasons = {
  heading: "Why a box from us",
  items: [
    ["Every dose is on the label.", "Whoever unwraps it can read what’s inside, and how much."],
    [
      "Made to be used together.",
      "No two products in a box do the same job, and a card shows the order.",
    ],
    ["Cruelty free.", "No animal testing, of any formula or any ingredient."],
    [
      `${facts.productGuaranteeDays} days to change her mind.`,
      "Opened or not. The refund goes to whoever paid.",
    ],
  ],
} as const;

/** Describes the countdown, whose figures a screen reader reads only on request; then takes its place in the texts. */
export function getEventEnd({ lastDay }: HolidayEvent): Tenses {
  return {
    before: `The holiday event ends on ${toText(lastDay)}, at 11:59 p.m. in your time zone.`,
    after: `The holiday event ended on ${toText(lastDay)}.`,
  };
}

export const perksHeading = "With every holiday order";

export function getPerksText({ lastDay }: HolidayEvent): Tenses {
  return {
    before: `Through ${toText(lastDay)}.`,
    after: `These came with holiday orders through ${toText(lastDay)}.`,
  };
}

type EventDate = { name: string; day: string; date: string; text: Tenses };

/** The days of the holiday timeline, in order. */
export function getEventDates(event: HolidayEvent): readonly EventDate[] {
  return [
    getDeliveryDate("Standard", event.standardDelivery, event),
    getDeliveryDate("Express", event.expressDelivery, event),
    {
      name: "Returns",
      day: event.returnsThrough,
      date: toText(event.returnsThrough),
      text: {
        before: "Holiday gifts can be returned through this day.",
        after: `This was the last day for holiday returns. Our usual ${facts.productGuaranteeDays} days still apply.`,
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
    text: { before: `The ${purpose}`, after: `This was the ${purpose}` },
  };
}

export const datesSection: { heading: string; text: Tenses } = {
  heading: "Order-by dates",
  text: {
    before: `Orders ship in ${facts.dispatchDays}; these dates allow for that.`,
    after: `These dates have passed. Orders now ship in ${facts.dispatchDays} and take ${facts.deliveryDays} in ${market.theCountryShort}.`,
  },
};

export const stockCopy = {
  heading: "On the shelf today",
  unknown: "We couldn’t check what’s in stock.",
  asOf: "Checked when you opened this page.",
};

function toText(day: string): string {
  return longDate(day) ?? day;
}
