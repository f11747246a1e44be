import { facts } from "../facts";
import { newestHolidays } from "../holidays/holidays";
import { site } from "../site";
import type { HelpDocument } from "./help-pages";

/** Sample content, to be replaced by terms that a lawyer has read. */
export const refund: HelpDocument = {
  path: "/refund",
  name: "Refunds",
  title: "Two guarantees, both plain",
  description: `${facts.productGuaranteeDays} days for every product, ${facts.subscriptionGuaranteeDays} days for a first subscription: which guarantee applies to what, and how to use it.`,
  intro: "Hair takes its time. So do our guarantees.",
  isLegalSample: true,
  withoutSubscriptions: {
    title: "One guarantee for everything",
    description: `${facts.productGuaranteeDays} days for every product, opened or not: how the guarantee works, and how to use it.`,
    intro: "Hair takes its time. So does our guarantee.",
  },
  sections: [
    {
      id: "which",
      title: "Which one applies",
      table: {
        caption: "The two guarantees side by side",
        columns: [
          "",
          `${facts.productGuaranteeDays} days`,
          `${facts.subscriptionGuaranteeDays} days`,
        ],
        rows: [
          [
            "Applies to",
            "Every product bought once, bundles included",
            "Your first subscription plan",
          ],
          ["Counted from", "The day it was delivered", "The day the first box was delivered"],
          ["You get back", "What you paid for the product", "What you paid for the first month"],
          ["Opened?", "Yes, opened or not", "Yes, and you keep the products"],
          ["Send it back?", "Only when it is unopened", "No"],
        ],
      },
      withoutSubscriptions: {
        title: "What it covers",
        table: {
          caption: "The guarantee",
          columns: ["", `${facts.productGuaranteeDays} days`],
          rows: [
            ["Applies to", "Every product, bundles included"],
            ["Counted from", "The day it was delivered"],
            ["You get back", "What you paid for the product"],
            ["Opened?", "Yes, opened or not"],
            ["Send it back?", "Only when it is unopened"],
          ],
        },
      },
    },
    {
      id: "how",
      title: "How to use it",
      list: [
        `Write to ${site.email} with your order number. No form, no reason asked for, though one helps us.`,
        "We answer within one business day. If something has to come back, the label is in our answer and costs you nothing.",
        "The money goes to the card or account that paid, within five business days. Your bank may take a few more to show it.",
      ],
    },
    {
      id: "subscription",
      title: "Subscriptions after that",
      isOfSubscriptions: true,
      text: [
        "Pause, skip or cancel whenever you like, from the message that comes three days before each charge, or by writing to us. Nothing is charged after you cancel.",
        "A delivery that was charged by mistake is refunded in full.",
        [
          "The plans and their prices are on the page ",
          { label: "Subscribe", to: "/subscribe" },
          ".",
        ],
      ],
    },
    {
      id: "gifts",
      title: "Gifts",
      text: [
        `Whoever received it can use the guarantee as well; the refund goes to whoever paid. For gifts of the holidays of ${newestHolidays.year}, the last day is ${newestHolidays.returnsThrough}.`,
      ],
    },
    {
      id: "limits",
      title: "What we cannot refund",
      text: [
        "Original shipping, where it was charged, and products bought from somebody else. We may decline a household that uses the guarantee for the same product again and again.",
        "Rights that the law gives you stay as they are.",
      ],
    },
  ],
};
