import { market, taxTerm } from "../market";
import { site } from "../site";
import type { HelpDocument } from "./help-pages";

/** Sample content, to be replaced by terms that a lawyer has read. */
export const terms: HelpDocument = {
  path: "/terms",
  name: "Terms",
  title: "Terms",
  description:
    "The rules between you and the shop: orders, prices, subscriptions, health information and what we’re responsible for, in plain English.",
  intro: "What you can rely on, and what we rely on. Short, because nobody reads the long kind.",
  isLegalSample: true,
  withoutSubscriptions: {
    description:
      "The rules between you and the shop: orders, prices, health information and what we’re responsible for, in plain English.",
  },
  sections: [
    {
      id: "who",
      title: "Who we are",
      text: [
        `${site.name} sells supplements, haircare and scalp care on this site. You can reach us at ${site.email}.`,
        "You buy as a guest, without an account. You must be at least 18 to order, or order with someone who is.",
      ],
    },
    {
      id: "orders",
      title: "Orders and prices",
      text: [
        "Your cart is a list on your device; it doesn’t reserve anything. You place your order at checkout, which shows every cost before you pay. We accept the order when we ship it.",
        `Prices are in ${market.currencyName}, ${taxTerm}. If a price is plainly wrong, we’ll ask you before we charge anything. ${site.checkoutProvider} runs checkout and handles payment under its own terms.`,
      ],
    },
    {
      id: "subscriptions",
      title: "Subscriptions",
      isOfSubscriptions: true,
      text: [
        "A subscription renews on the schedule you chose, at the price shown with it, until you cancel. Three days before each charge we email you, and you can change, skip or cancel from that email.",
        "Canceling takes as many steps as subscribing did, and fewer questions. If a price changes, we’ll tell you at least 30 days before it applies.",
      ],
    },
    {
      id: "health",
      title: "Health information",
      text: [
        "What we write about hair and nutrition is information, not medical advice, and doesn’t replace a doctor. Talk to yours before taking a supplement if you’re pregnant, breastfeeding, under treatment or taking medication.",
        "Follow the label. Stop using anything that doesn’t agree with you.",
      ],
    },
    {
      id: "accessibility",
      title: "Accessibility",
      text: [
        [
          "We want everyone to be able to use this shop. How we check it, and what’s missing, is in our ",
          { label: "accessibility statement", to: "/accessibility" },
          ".",
        ],
      ],
    },
    {
      id: "content",
      title: "What’s on this site",
      text: [
        `The words, the images and the name ${site.name} are ours. Link to them freely, quote them with credit, and ask us for anything more.`,
      ],
    },
    {
      id: "samples",
      title: "Sample content",
      text: [
        "Reviews, outlets and people on this site are sample content until real ones take their place.",
      ],
      isOfSamples: true,
    },
    {
      id: "liability",
      title: "What we’re responsible for",
      text: [
        "We’re responsible for our products matching their labels, and for any harm we cause on purpose or through carelessness. Not for what no one could foresee, or for a site that’s down for an hour.",
        "Nothing here takes away any right you have under your local law.",
      ],
    },
    {
      id: "changes",
      title: "Changes",
      text: ["The terms in effect on the day you order apply to that order."],
    },
  ],
};
