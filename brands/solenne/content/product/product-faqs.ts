import { keepUnits } from "~/lib/text";
import { facts } from "../facts";
import { market } from "../market";
import { site } from "../site";
import type { ProductHandle } from "./product-names";

export type FaqItem = { question: string; answer: string };

const ifNotForMe: FaqItem = {
  question: "What if it’s not for me?",
  answer: `Write to ${site.email} within ${facts.productGuaranteeDays} days of delivery, and we’ll refund the product, opened or not. Full terms are on the refunds page.`,
};

/** Sets by handle (rule 14 in docs/rules.md). Amounts and days come from the facts. */
const sets: Readonly<Partial<Record<ProductHandle, readonly FaqItem[]>>> = {
  "hair-nutraceutical": [
    {
      question: "When will I see a difference?",
      answer:
        "Look between weeks 8 and 12. Hair grows about half an inch a month, so a change at the root needs time to become a change you can see. One photo a month, in the same light, is the fairest test.",
    },
    {
      question: "Can I take it with other supplements?",
      answer:
        "Usually yes. Compare the labels first: if your multivitamin already contains biotin, zinc or selenium, the amounts add up. Biotin can also affect some blood tests, so tell your doctor you take it.",
    },
    {
      question: "Is it suitable during pregnancy or while breastfeeding?",
      answer:
        "No. It contains saw palmetto, which isn’t recommended during pregnancy or while breastfeeding. Ask your doctor what is.",
    },
    {
      question: "Do I take it with food?",
      answer:
        "Yes. Take four capsules with a meal and a glass of water. The hour doesn’t matter; the habit does.",
    },
    ifNotForMe,
  ],
  "after-wash-scalp-serum": [
    {
      question: "Do I rinse it out?",
      answer:
        "No. Part clean, towel-dried hair, run one dropperful along each part and massage it in. It dries in two minutes.",
    },
    {
      question: "Will it make my hair look oily?",
      answer:
        "It shouldn’t. The texture is closer to water than to oil. If your roots feel heavy, use half a dropper.",
    },
    {
      question: "How often do I use it?",
      answer: keepUnits(
        "Every day, or after every wash. A 1.7 fl oz (50 ml) bottle lasts about six weeks.",
      ),
    },
    {
      question: "Can I use it on color-treated hair?",
      answer: "Yes. It contains no alcohol, no perfume and nothing that lifts color.",
    },
    ifNotForMe,
  ],
  shampoo: [
    {
      question: "Can I use it every day?",
      answer:
        "Yes, that’s what it’s made for. One pump at the roots is enough; the lather cleans your lengths as it rinses out.",
    },
    {
      question: "Is it free of sulfates and silicones?",
      answer: "Yes, of both. It lathers less than a sulfate shampoo and cleans just as well.",
    },
    {
      question: "Is it safe for color-treated hair?",
      answer: "Yes. A mild shampoo keeps color longer than a strong one.",
    },
    ifNotForMe,
  ],
  conditioner: [
    {
      question: "Where do I put it?",
      answer:
        "From mid-length to ends, never on the scalp. Comb it through with your fingers or a wide-tooth comb.",
    },
    {
      question: "How long do I leave it in?",
      answer: "Two minutes. Longer does no harm, and adds little.",
    },
    {
      question: "Does it weigh fine hair down?",
      answer: "Not if you keep it off the roots. Use half of what you normally would.",
    },
    ifNotForMe,
  ],
  "hair-oil": [
    {
      question: "How much do I use?",
      answer: "Four drops for shoulder-length hair. Warm them between your palms first.",
    },
    {
      question: "On damp or on dry hair?",
      answer:
        "On damp ends for softness, on dry ends for gloss. Either way, keep it away from the roots.",
    },
    {
      question: "Does it protect from heat?",
      answer: "No. It’s a finishing step for after styling, not a heat protectant.",
    },
    ifNotForMe,
  ],
};

const general: readonly FaqItem[] = [
  {
    question: "Can I send it back?",
    answer: `Yes. There’s a ${facts.productGuaranteeDays}-day money-back guarantee on every product, opened or not.`,
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

/** The products with a set of their own. */
export const faqHandles = Object.keys(sets);

/** The product's own set, or the general one. */
export function getFaqs(handle: string): readonly FaqItem[] {
  return Object.hasOwn(sets, handle) ? (sets[handle as ProductHandle] ?? general) : general;
}
