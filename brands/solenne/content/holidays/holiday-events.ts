import { market } from "../market.ts";

/** Days are `YYYY-MM-DD` in the visitor's own time zone and last until 23:59:59 there. */
export type HolidayEvent = {
  firstDay: string;
  /** The countdown runs to the end of this day. */
  lastDay: string;
  /** Orders of the last delivery days arrive by this day. */
  deliveredBy: string;
  /** Last day to order for standard delivery. */
  standardDelivery: string;
  /** Last day to order for express delivery. */
  expressDelivery: string;
  returnsThrough: string;
  /** What comes with an order of the event: name and text, and the text where prices of ours are not shown. */
  perks: readonly (readonly [name: string, text: string, textWithoutPrice?: string])[];
};

/** Oldest first, and none begins before another has ended. The holiday page and the help pages need nothing else for another event. */
export const holidayEvents: readonly [HolidayEvent, ...HolidayEvent[]] = [
  {
    firstDay: "2025-11-01",
    lastDay: "2025-12-31",
    deliveredBy: "2025-12-24",
    standardDelivery: "2025-12-15",
    expressDelivery: "2025-12-20",
    returnsThrough: "2026-01-31",
    perks: [
      [
        "Free gift wrapping",
        `A linen box and a ribbon, a ${market.symbol}15 value.`,
        "A linen box and a ribbon.",
      ],
      ["Buy 2, get 1 free", "On select items."],
      ["More time to decide", "Returns extended through January 31, 2026."],
      ["A blank card", "So the words are yours."],
    ],
  },
];
