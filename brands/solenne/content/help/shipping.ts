import { facts } from "../facts";
import { market, taxTerm } from "../market";
import { site } from "../site";
import type { HelpDocument } from "./help-pages";

const methods = {
  caption: "Shipping methods",
  columns: ["Method", "Time", "Cost"],
} as const;
const standard = [
  `Standard, ${market.countryName}`,
  facts.deliveryDays,
  `${facts.standardShipping}; free at ${market.symbol}${facts.freeShippingFrom} and up`,
] as const;
const abroad = [
  "Most other countries",
  "Varies by country",
  "Shown at checkout, before you pay",
] as const;

/** Sample content, to be replaced by the terms of the carriers that a shop works with. */
export const shipping: HelpDocument = {
  path: "/shipping",
  name: "Shipping",
  title: "Shipping",
  description: `What shipping costs, how long it takes, and when it’s free. Orders ship in ${facts.dispatchDays}.`,
  intro: `Free on orders of ${market.symbol}${facts.freeShippingFrom} or more. Out the door in ${facts.dispatchDays}.`,
  sections: [
    {
      id: "methods",
      title: "Methods, times and costs",
      table: {
        ...methods,
        rows: [
          standard,
          [`Subscriptions, ${market.countryName}`, facts.deliveryDays, "Always free"],
          [`Complete plan, ${market.countryName}`, "Priority, faster than standard", "Always free"],
          [
            `Transformation plan, ${market.countryName}`,
            "Express, faster than standard",
            "Always free",
          ],
          abroad,
        ],
      },
      text: [
        `What counts is the product total, ${taxTerm}. An order of exactly ${market.symbol}${facts.freeShippingFrom}.00 ships free. Your cart shows how close you are.`,
        `Times are business days from the day your package leaves us.${market.pricesIncludeTax ? "" : " Any taxes are calculated at checkout."}`,
      ],
      withoutSubscriptions: {
        title: "Methods, times and costs",
        table: { ...methods, rows: [standard, abroad] },
      },
    },
    {
      id: "dispatch",
      title: "When your order ships",
      text: [
        `We pack orders in ${facts.dispatchDays}, in the order they arrive. ${market.restDays} are not business days.`,
        `The count begins the day after you order, by the clock in ${market.clock}. Product pages and your cart show the days it leads to with standard delivery, for addresses in ${market.theCountryShort}.`,
        "When it leaves, we’ll email you the tracking number.",
      ],
    },
    {
      id: "holidays",
      title: "Holiday dates",
      text: [
        [
          "The last days to order for a holiday, and whether they have passed, are on the ",
          { label: "Holidays", to: "/holidays" },
          " page.",
        ],
      ],
    },
    {
      id: "abroad",
      title: `Outside ${market.theCountry}`,
      text: [
        "We ship to most countries. Checkout lists where we deliver and shows the cost before you pay. Duties and import taxes are the recipient’s responsibility; the carrier collects them.",
        "Some countries don’t allow supplements by mail. If customs sends one back, we’ll refund it when it reaches us.",
      ],
    },
    {
      id: "problems",
      title: "Late, damaged or wrong",
      text: [
        [
          "If a package hasn’t moved in five business days, it’s our job to find it. See ",
          { label: "how to track it", to: "/track" },
          `, then write to ${site.email}.`,
        ],
        "Damaged, or not what you ordered? Send a photo and your order number. We’ll send the right one, and you keep the other.",
      ],
    },
  ],
};
