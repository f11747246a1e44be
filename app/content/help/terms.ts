import { site } from "../site";
import type { HelpDocument } from "./help-pages";

/** Sample content, to be replaced by terms that a lawyer has read. */
export const terms: HelpDocument = {
  path: "/terms",
  name: "Terms",
  title: "Terms",
  description:
    "The rules between you and the shop: orders, prices, subscriptions, health information and what we answer for, in sentences that can be read.",
  intro: "What you can rely on, and what we rely on. Short, because nobody reads the long kind.",
  isLegalSample: true,
  withoutSubscriptions: {
    description:
      "The rules between you and the shop: orders, prices, health information and what we answer for, in sentences that can be read.",
  },
  sections: [
    {
      id: "who",
      title: "Who we are",
      text: [
        `${site.name} sells supplements, haircare and scalp care on this site. You reach us at ${site.email}.`,
        "You buy as a guest. There are no accounts. You have to be 18 to order, or order with somebody who is.",
      ],
    },
    {
      id: "orders",
      title: "Orders and prices",
      text: [
        "The cart is a list on your device and reserves nothing. The order is placed on the checkout page, which shows every cost before you pay. We accept it when we ship it.",
        `Prices are in US dollars, without taxes. If a price is plainly wrong, we ask you before we charge anything. ${site.checkoutProvider} runs the checkout and handles the payment under its own terms.`,
      ],
    },
    {
      id: "subscriptions",
      title: "Subscriptions",
      isOfSubscriptions: true,
      text: [
        "A plan renews on the schedule you chose, at the price shown with it, until you cancel. Three days before each charge we email you, and you can change, skip or cancel from that email.",
        "Cancelling takes as many steps as subscribing did, and fewer questions. If a price changes, you hear of it at least 30 days before it applies.",
      ],
    },
    {
      id: "health",
      title: "Health information",
      text: [
        "What we write about hair and nutrition informs. It is not medical advice and replaces no doctor. Talk to one before you take a supplement if you are pregnant, breastfeeding, under treatment or taking medicine.",
        "Follow the label. Stop using what does not agree with you.",
      ],
    },
    {
      id: "content",
      title: "What is on this site",
      text: [
        `Words, pictures and the name ${site.name} are ours. Link to them as you like, quote them with their source, and ask us for more.`,
        "Reviews, outlets and people on this site are sample content until real ones take their place.",
      ],
    },
    {
      id: "liability",
      title: "What we answer for",
      text: [
        "For what we sell being what its label says, and for harm that we cause on purpose or by carelessness. Not for what nobody could foresee, nor for a site that is out of reach for an hour.",
        "Nothing here takes away a right that the law of your home gives you.",
      ],
    },
    {
      id: "changes",
      title: "Changes",
      text: ["The terms of the day on which you ordered apply to that order."],
    },
  ],
};
