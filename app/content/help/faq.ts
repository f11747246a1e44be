import { facts } from "../facts";
import { site } from "../site";
import { supplementStatement } from "../supplement-statement";

export const faqCopy = {
  title: "Questions, answered",
  intro: "Short answers. If yours is missing, write to us.",
  noAnswer: "No answer holds all of these words. Try fewer, or write to us.",
};

export type HelpAnswer = {
  id: string;
  question: string;
  answer: string;
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
        question: "From which sum is shipping free?",
        answer: `From $${facts.freeShippingFrom}.00 of products, before taxes. Below that it is ${facts.standardShipping} in the United States. Subscription plans always ship free.`,
        withoutSubscriptions: `From $${facts.freeShippingFrom}.00 of products, before taxes. Below that it is ${facts.standardShipping} in the United States.`,
      },
      {
        id: "delivery",
        question: "How long does it take?",
        answer: `We pack in ${facts.dispatchDays}. The parcel then takes ${facts.deliveryDays} in the United States.`,
      },
      {
        id: "international",
        question: "Do you ship abroad?",
        answer:
          "Yes, to most countries. The checkout lists those it delivers to and shows the cost before you pay.",
      },
      {
        id: "change-order",
        question: "Can I change or cancel an order?",
        answer: `Until it is packed. Write to ${site.email} at once, with the number of the order.`,
      },
      {
        id: "account",
        question: "Do I need an account?",
        answer:
          "No. There are none. Your cart stays on your device, and the checkout asks only for what a parcel needs.",
      },
    ],
  },
  {
    id: "returns",
    title: "Returns and guarantees",
    answers: [
      {
        id: "guarantee",
        question: "What if it is not for me?",
        answer: `Every product can be given back within ${facts.productGuaranteeDays} days of delivery, opened or not. For a first subscription plan it is ${facts.subscriptionGuaranteeDays} days, and you keep the products.`,
        withoutSubscriptions: `Every product can be given back within ${facts.productGuaranteeDays} days of delivery, opened or not.`,
      },
      {
        id: "return-cost",
        question: "What does a return cost?",
        answer:
          "Nothing. If something has to come back, the label is in our answer. Opened products stay with you.",
      },
      {
        id: "refund-time",
        question: "When do I have my money?",
        answer:
          "We refund within five business days of your message. Your bank may take a few more to show it.",
      },
      {
        id: "broken",
        question: "Something arrived broken. What now?",
        answer: `A photograph and the number of the order to ${site.email}. We send a new one and you keep the old.`,
      },
    ],
  },
  {
    id: "products",
    title: "Products and how to use them",
    answers: [
      {
        id: "which",
        question: "Which product is right for me?",
        answer:
          "The quiz asks five or six questions and explains what it recommends and why. It takes two minutes, and your answers stay on your device.",
      },
      {
        id: "when",
        question: "When will I see a difference?",
        answer:
          "Hair grows about half an inch a month. Give it eight to twelve weeks, and take one photograph a month in the same light.",
      },
      {
        id: "together",
        question: "Can I use several products together?",
        answer:
          "They are made for that. Take one supplement, not two: Hair Nutraceutical and Hair Nutraceutical 45+ share ingredients, and the amounts would add up.",
      },
      {
        id: "colored",
        question: "Are they safe for colored hair?",
        answer: "Yes. No sulfates, no drying alcohols, nothing that lifts color.",
      },
      {
        id: "cruelty-free",
        question: "Are they tested on animals?",
        answer: "No. Neither the products nor what is in them.",
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
        answer:
          "No. They hold saw palmetto, which is not recommended then. Please ask your doctor what is.",
      },
      {
        id: "medicine",
        question: "Can I take them with medicine?",
        answer:
          "Ask your doctor or pharmacist first, and tell them about the biotin: it can change the result of some blood tests.",
      },
      {
        id: "allergens",
        question: "Where do I see what is inside?",
        answer:
          "On every product page, with each dose, and in the glossary of ingredients. The supplements hold fish.",
      },
      {
        id: "statement",
        question: "Why does a star stand behind some sentences?",
        answer: `It refers to this: ${supplementStatement}`,
      },
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
        answer: `From any of those messages, or with one sentence to ${site.email}. There is no minimum.`,
      },
      {
        id: "rhythm",
        question: "How often does it come?",
        answer: "As often as you choose when you subscribe. You can change that anytime.",
      },
    ],
  },
  {
    id: "this-shop",
    title: "This shop",
    answers: [
      {
        id: "cookies",
        question: "Do you use cookies?",
        answer:
          "No. Neither ours nor anybody else's. What the shop remembers stays on your device; the privacy page lists it.",
      },
      {
        id: "payment",
        question: "How can I pay?",
        answer: `On the checkout page of ${site.checkoutProvider}, which shows the ways for your country. We never see the card.`,
      },
      {
        id: "reviews",
        question: "Where do the reviews come from?",
        answer:
          "What you read on this site today is sample content, and marked so in its source. Real reviews will take its place.",
      },
    ],
  },
];

/** The answers that are true for the shop. */
export function getHelpTopics(hasSubscriptions: boolean): readonly HelpTopic[] {
  if (hasSubscriptions) return helpTopics;
  return helpTopics
    .filter(({ isOfSubscriptions }) => !isOfSubscriptions)
    .map((topic) => ({
      ...topic,
      answers: topic.answers.map((answer) => ({
        ...answer,
        answer: answer.withoutSubscriptions ?? answer.answer,
      })),
    }));
}
