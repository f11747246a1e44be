import { facts } from "../facts";
import { site } from "../site";
import { firstMonth } from "../subscribe/plan-terms";
import type { HelpDocument } from "./help-pages";

/** Sample content, to be replaced by terms that a lawyer has read. */
export const refund: HelpDocument = {
  path: "/refund",
  name: "Refunds",
  title: "Two guarantees, plainly put",
  description: `${facts.productGuaranteeDays} days for every product, ${facts.subscriptionGuaranteeDays} days for a first subscription: which guarantee applies to what, and how to use it.`,
  intro: "Hair takes time. Our guarantees give it some.",
  isLegalSample: true,
  withoutSubscriptions: {
    title: "One guarantee for everything",
    description: `${facts.productGuaranteeDays} days for every product, opened or not: how the guarantee works, and how to use it.`,
    intro: "Hair takes time. Our guarantee gives it some.",
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
          ["Applies to", "Any product, bundles included", "Your first subscription plan"],
          ["Counted from", "The day it was delivered", "The day the first box was delivered"],
          [
            "You get back",
            "What you paid for the product",
            `What you paid for the first month: ${firstMonth}`,
          ],
          ["Opened?", "Yes, opened or not", "Yes, and you keep the products"],
          ["Send it back?", "Only if it’s unopened", "No"],
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
            ["Send it back?", "Only if it’s unopened"],
          ],
        },
      },
    },
    {
      id: "how",
      title: "How to use it",
      list: [
        `Write to ${site.email} with your order number. No form, and no reason required, though one helps us.`,
        "We answer within one business day. If something needs to come back, our reply includes a prepaid label.",
        "Your refund goes back to the card or account you paid with, within five business days of your message or of receiving your return. Your bank may take a few more.",
      ],
    },
    {
      id: "subscription",
      title: "After your first box",
      isOfSubscriptions: true,
      text: [
        "Pause, skip or cancel whenever you like, from the email we send three days before each charge, or by writing to us. Nothing is charged after you cancel.",
        "If we charge you for a delivery by mistake, we refund it in full.",
        ["Plans and prices are on the ", { label: "Subscribe", to: "/subscribe" }, " page."],
      ],
    },
    {
      id: "gifts",
      title: "Gifts",
      text: [
        "The recipient can use the guarantee too; the refund goes to whoever paid.",
        [
          "Gifts from a holiday event have until the day on the ",
          { label: "Holidays", to: "/holidays" },
          " page.",
        ],
      ],
    },
    {
      id: "limits",
      title: "What we can’t refund",
      text: [
        "The original shipping, if you paid for it, and products bought from another seller. We may decline repeated refunds of the same product to the same household.",
        "None of this limits your rights under the law.",
      ],
    },
  ],
};
