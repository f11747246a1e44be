import type { BrandProduct } from "~/lib/brand-product";
import { joinWith } from "~/lib/text";
import { facts } from "../facts";
import { market, taxTerm } from "../market";
import { rosemaryCaution } from "../product/caution";
import { interactions } from "../product/doctor-sheet";
import { products } from "../products/index";
import { questionCount } from "../quiz/quiz";
import { site } from "../site";
import { supplementStatement } from "../supplement-statement";
import type { IngredientId } from "./glossary";

const ownProducts: readonly BrandProduct<IngredientId>[] = Object.values(products);
const withRosemaryOil = ownProducts
  .filter(({ formula }) => formula?.caution === rosemaryCaution)
  .map(({ title }) => title);

export const faqCopy = {
  title: "Questions, answered",
  intro: "Short answers. If you don’t see yours, write to us.",
  noAnswer: "No answers match your search. Try fewer words, or write to us.",
};

export type HelpAnswer = {
  id: string;
  question: string;
  answer: string;
  /** Other words by which it is found. */
  keywords?: string;
  /** Left out with the samples, of which it speaks. */
  isOfSamples?: boolean;
  /** The page of which it speaks; left out of a shop without that page. */
  page?: string;
  /** The answer in a shop without subscriptions. */
  withoutSubscriptions?: string;
};
export type HelpTopic = {
  id: string;
  title: string;
  answers: readonly HelpAnswer[];
  /** Left out of a shop without subscriptions. */
  isOfSubscriptions?: boolean;
};

/** Sample content. The ids are addresses that others link to: `/faq#free-shipping`. */
export const helpTopics: readonly HelpTopic[] = [
  {
    id: "orders",
    title: "Orders and shipping",
    answers: [
      {
        id: "free-shipping",
        question: "When is shipping free?",
        answer: `On orders of ${market.symbol}${facts.freeShippingFrom}.00 or more, ${taxTerm}. Below that, it’s ${facts.standardShipping} in ${market.theCountry}. Subscriptions always ship free.`,
        withoutSubscriptions: `On orders of ${market.symbol}${facts.freeShippingFrom}.00 or more, ${taxTerm}. Below that, it’s ${facts.standardShipping} in ${market.theCountry}.`,
      },
      {
        id: "delivery",
        keywords: "when will my order arrive",
        question: "How long does delivery take?",
        answer: `We pack your order in ${facts.dispatchDays}. Delivery then takes ${facts.deliveryDays} in ${market.theCountry}.`,
      },
      {
        id: "international",
        question: "Do you ship internationally?",
        answer:
          "Yes, to most countries. Checkout lists where we deliver and shows the cost before you pay.",
      },
      {
        id: "change-order",
        question: "Can I change or cancel an order?",
        answer: `Yes, until it’s packed. Write to ${site.email} right away with your order number.`,
      },
      {
        id: "gift",
        question: "Can I send an order as a gift?",
        answer:
          "Yes. Enter the recipient’s address at checkout. The recipient can use the guarantee too; the refund goes to whoever paid.",
      },
      {
        id: "account",
        question: "Do I need an account?",
        answer:
          "No. Your cart stays on your device, and checkout asks only for what we need to ship your order.",
      },
    ],
  },
  {
    id: "returns",
    title: "Returns and guarantees",
    answers: [
      {
        id: "guarantee",
        question: "What if it’s not for me?",
        answer: `You can get a refund on any product within ${facts.productGuaranteeDays} days of delivery, opened or not. For your first subscription plan, it’s ${facts.subscriptionGuaranteeDays} days, and you keep the products.`,
        withoutSubscriptions: `You can get a refund on any product within ${facts.productGuaranteeDays} days of delivery, opened or not.`,
      },
      {
        id: "return-cost",
        question: "What does a return cost?",
        answer:
          "Sending it back costs nothing: our reply includes a prepaid label. Keep anything you’ve opened. If you paid for the original shipping, we don’t refund that.",
      },
      {
        id: "refund-time",
        question: "When will I get my refund?",
        answer:
          "Within five business days of your message or of receiving your return. Your bank may take a few more.",
      },
      {
        id: "broken",
        question: "Something arrived damaged. What now?",
        answer: `Send a photo and your order number to ${site.email}. We’ll send a replacement, and you keep the original.`,
      },
    ],
  },
  {
    id: "products",
    title: "Products and how to use them",
    answers: [
      {
        id: "which",
        page: "/quiz",
        question: "Which product is right for me?",
        answer: `The quiz asks ${questionCount} and explains what it recommends and why. It takes two minutes, and we never receive your answers.`,
      },
      {
        id: "when",
        question: "When will I see a difference?",
        answer:
          "Hair grows about half an inch a month. Give it eight to twelve weeks, and take one photo a month, in the same light.",
      },
      {
        id: "together",
        question: "Can I use several products together?",
        answer:
          "They’re made for it. Just take one supplement, not both: they share ingredients, and the amounts would add up.",
      },
      {
        id: "colored",
        question: "Are they safe for color-treated hair?",
        answer: "Yes. No sulfates, no drying alcohols, nothing that lifts color.",
      },
      {
        id: "cruelty-free",
        question: "Are they tested on animals?",
        answer: "No. Neither the products nor their ingredients.",
      },
    ],
  },
  {
    id: "health",
    title: "Health and safety",
    answers: [
      {
        id: "pregnancy",
        question: "Can I take the supplements while pregnant or breastfeeding?",
        answer: `No. They contain saw palmetto, which isn’t recommended at either time. Ask your doctor what is. ${interactions}`,
        keywords: "pregnancy nursing lactation prenatal postnatal postpartum newborn new mother",
      },
      {
        id: "medicine",
        question: "Can I take the supplements with medication?",
        answer: `${interactions} The same goes for birth control, minoxidil and any other medication. Mention the biotin, too: it can affect some blood tests.`,
        keywords: "medicine interactions drugs",
      },
      {
        id: "side-effects",
        question: "Do the supplements have side effects?",
        answer:
          "We don’t know: our formulas haven’t been tested in a study. Ask your doctor or pharmacist before you start, and stop if something feels wrong.",
      },
      ...(withRosemaryOil.length > 0
        ? [
            {
              id: "rosemary",
              question: "Who shouldn’t use rosemary oil?",
              answer: `Don’t use it in pregnancy, with epilepsy or on broken skin without asking your doctor first. ${joinWith("and", withRosemaryOil)} contain it.`,
            },
          ]
        : []),
      {
        id: "allergens",
        question: "Where can I see ingredients and allergens?",
        answer:
          "On every product page, with each dose and known allergens in bold, and in our ingredient glossary. The supplements contain fish. Don’t use a product if you’re allergic to anything in it.",
        keywords: "allergy allergies allergic",
      },
      ...(supplementStatement
        ? [
            {
              id: "statement",
              question: "What does the asterisk (*) mean?",
              answer: `It points to this statement: ${supplementStatement}`,
            },
          ]
        : []),
    ],
  },
  {
    id: "subscriptions",
    title: "Subscriptions",
    isOfSubscriptions: true,
    answers: [
      {
        id: "how-it-works",
        question: "How does a subscription work?",
        answer:
          "Choose a product or a plan, and how often you’d like it. Three days before each charge we email you, and you can change, skip or cancel from there. What you save is shown next to the price.",
      },
      {
        id: "cancel",
        question: "How do I cancel?",
        answer: `From the email we send before each charge, or with one line to ${site.email}. There’s no minimum commitment.`,
        keywords: "subscription",
      },
      {
        id: "rhythm",
        question: "How often will I get a delivery?",
        answer: "As often as you choose when you subscribe. You can change that anytime.",
      },
    ],
  },
  {
    id: "this-shop",
    title: "About this shop",
    answers: [
      {
        id: "cookies",
        question: "Do you use cookies?",
        answer:
          "No, neither our own nor anyone else’s. What the shop remembers stays on your device; the privacy page lists it.",
      },
      {
        id: "unsubscribe",
        question: "How do I unsubscribe from the newsletter?",
        answer: `Every newsletter tells you how. One line to ${site.email} works too.`,
      },
      {
        id: "payment",
        question: "How can I pay?",
        answer: `At checkout, which runs on ${site.checkoutProvider} and shows the payment options for your country. We never see your card.`,
      },
      {
        id: "reviews",
        question: "Where do the reviews come from?",
        answer:
          "The reviews on this site are samples, written by us to show how its pages will look, and they’re labeled that way. Reviews from customers will take their place.",
        isOfSamples: true,
      },
    ],
  },
];
