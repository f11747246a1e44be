import { facts } from "../facts";
import { newestHolidays } from "../holidays/holidays";
import { site } from "../site";
import type { HelpDocument } from "./help-pages";

const methods = {
  caption: "How a parcel travels",
  columns: ["Method", "Time", "Cost"],
} as const;
const standard = [
  "Standard, United States",
  facts.deliveryDays,
  `${facts.standardShipping}; free from $${facts.freeShippingFrom}`,
] as const;
const abroad = [
  "Most other countries",
  "By country",
  "Shown at the checkout, before you pay",
] as const;

/** Sample content, to be replaced by the terms of the carriers that a shop works with. */
export const shipping: HelpDocument = {
  path: "/shipping",
  name: "Shipping",
  title: "Shipping",
  description: `What shipping costs, how long a parcel takes, and from which sum it is free. Orders leave in ${facts.dispatchDays}.`,
  intro: `Free from $${facts.freeShippingFrom}. Out of our door in ${facts.dispatchDays}.`,
  sections: [
    {
      id: "methods",
      title: "Methods, times and costs",
      table: {
        ...methods,
        rows: [
          standard,
          ["Subscription plans, United States", facts.deliveryDays, "Always free"],
          abroad,
        ],
      },
      text: [
        `The sum that counts is that of the products, before taxes. $${facts.freeShippingFrom}.00 exactly ships free. The cart shows how far you are.`,
        "Times are business days, counted from the day a parcel leaves us. Any taxes are worked out at the checkout.",
      ],
      withoutSubscriptions: {
        title: "Methods, times and costs",
        table: { ...methods, rows: [standard, abroad] },
      },
    },
    {
      id: "dispatch",
      title: "When it leaves us",
      text: [
        `Orders are packed in ${facts.dispatchDays}, in the order in which they arrive. Weekends and federal holidays are not business days.`,
        "The count begins the day after you order, by the clock in New York (Eastern Time). Product pages and your cart show the days it leads to, for addresses in the US.",
        "You get a message with the number of the parcel when it leaves.",
      ],
    },
    {
      id: "holidays",
      title: `For the holidays of ${newestHolidays.year}`,
      table: {
        caption: "Last days of the holiday event",
        columns: ["For", "Last day"],
        rows: newestHolidays.dates.map(({ name, date }) => [name, date]),
      },
      text: [["The event itself is on the page ", { label: "Holidays", to: "/holidays" }, "."]],
    },
    {
      id: "abroad",
      title: "Outside the United States",
      text: [
        "We ship to most countries. The checkout lists those it delivers to and shows the cost before you pay. Duties and import taxes are the recipient's, and the carrier collects them.",
        "Some countries do not let supplements in by mail. If customs returns one, we refund it when it is back.",
      ],
    },
    {
      id: "problems",
      title: "Late, broken or wrong",
      text: [
        [
          "A parcel that has not moved for five business days is ours to find. Look at ",
          { label: "how to track it", to: "/track" },
          `, then write to ${site.email}.`,
        ],
        "Broken or wrong? A photograph and your order number are enough. We send the right one, and you keep the other.",
      ],
    },
  ],
};
