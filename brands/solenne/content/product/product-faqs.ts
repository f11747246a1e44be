import type { FaqItem } from "~/lib/brand-product";
import { facts } from "../facts.ts";
import { market } from "../market.ts";
import { site } from "../site.ts";

/** Ends the sets of single products. */
export const ifNotForMe: FaqItem = {
  question: "What if it’s not for me?",
  answer: `Write to ${site.email} within ${facts.productGuaranteeDays} days of delivery, and we’ll refund the product, opened or not. Keep what you’ve opened; only an unopened product comes back. Full terms are on the refunds page.`,
};

/** Of a product without a set of its own (rule 14 in docs/rules.md). */
export const generalFaqs: readonly FaqItem[] = [
  {
    question: "Can I send it back?",
    answer: `If it’s unopened, yes; keep what you’ve opened. Either way, there’s a ${facts.productGuaranteeDays}-day money-back guarantee on every product.`,
  },
  {
    question: "When does my order ship?",
    answer: `Orders ship in ${facts.dispatch.join("-")} business days.`,
  },
  {
    question: "How long does delivery take?",
    answer: `Delivery takes ${facts.delivery.join("-")} business days in ${market.theCountryShort}.`,
  },
  {
    question: "Do you ship internationally?",
    answer:
      "Yes, we ship to most countries internationally. Checkout lists where we deliver and shows the cost.",
  },
  {
    question: "Are your products cruelty-free?",
    answer: "Yes. All of our products are cruelty-free. Nothing is tested on animals.",
  },
];
