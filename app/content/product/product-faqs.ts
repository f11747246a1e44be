import { facts } from "../facts";
import { site } from "../site";

export type FaqItem = { question: string; answer: string };

const ifNotForMe: FaqItem = {
  question: "What if it is not for me?",
  answer: `Write to ${site.email} within ${facts.productGuaranteeDays} days of delivery and we refund the product, opened or not. The full terms are on the refunds page.`,
};

/** Sets by handle (rule 14 in docs/rules.md). Amounts and days come from the facts. */
const sets: Readonly<Record<string, readonly FaqItem[]>> = {
  "hair-nutraceutical": [
    {
      question: "When will I see a difference?",
      answer:
        "Look between weeks 8 and 12. Hair grows about half an inch a month, so a change at the root needs time to become a change you can see. One photograph a month, in the same light, is the fairest test.",
    },
    {
      question: "Can I take it with other supplements?",
      answer:
        "Usually yes. Compare the labels first: if your multivitamin already holds biotin, zinc or selenium, the amounts add up. Biotin can also change the result of some blood tests, so tell your doctor that you take it.",
    },
    {
      question: "Is it suitable during pregnancy or while breastfeeding?",
      answer:
        "No. It holds saw palmetto, which is not recommended during pregnancy or while breastfeeding. Please ask your doctor what is.",
    },
    {
      question: "Do I take it with food?",
      answer:
        "Yes, two capsules with a meal and a glass of water. The hour does not matter, the habit does.",
    },
    ifNotForMe,
  ],
  "after-wash-scalp-serum": [
    {
      question: "Do I rinse it out?",
      answer:
        "No. Part clean, towel-dry hair, put one pipette along each parting, and massage it in. It dries in two minutes.",
    },
    {
      question: "Will it make my hair look oily?",
      answer:
        "It should not. The texture is closer to water than to oil. If roots feel heavy, use half a pipette.",
    },
    {
      question: "How often do I use it?",
      answer: "Every day or after every wash. A bottle of 50 ml lasts about six weeks.",
    },
    {
      question: "Can I use it on colored hair?",
      answer: "Yes. It holds no alcohol, no perfume and nothing that lifts color.",
    },
    ifNotForMe,
  ],
  shampoo: [
    {
      question: "Can I use it every day?",
      answer:
        "Yes, that is what it is made for. One pump at the roots is enough; the lengths get clean on the way out.",
    },
    {
      question: "Is it free of sulfates and silicones?",
      answer: "Yes, both. It lathers less than a shampoo with sulfates and cleans as well.",
    },
    {
      question: "Is it safe for colored hair?",
      answer: "Yes. A mild wash keeps color longer than a strong one.",
    },
    ifNotForMe,
  ],
  conditioner: [
    {
      question: "Where do I put it?",
      answer:
        "From mid-length to ends, never on the scalp. Comb it through with your fingers or a wide comb.",
    },
    {
      question: "How long do I leave it in?",
      answer: "Two minutes. More time does no harm and brings little.",
    },
    {
      question: "Does it weigh fine hair down?",
      answer: "Not if it stays off the roots. Use half of what you would usually take.",
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
      answer: "No. It is a last step, after styling, not a heat protectant.",
    },
    ifNotForMe,
  ],
};

const general: readonly FaqItem[] = [
  {
    question: "Can I send it back?",
    answer: `Yes. There is a ${facts.productGuaranteeDays}-day money-back guarantee on every product, opened or not.`,
  },
  {
    question: "When does my order ship?",
    answer: `Orders ship in ${facts.dispatchDays}.`,
  },
  {
    question: "How long does delivery take?",
    answer: `Delivery takes ${facts.deliveryDays} in the US.`,
  },
  {
    question: "Do you ship internationally?",
    answer:
      "Yes, we ship to most countries internationally. The checkout lists those it delivers to and shows the cost.",
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
  return Object.hasOwn(sets, handle) ? (sets[handle] ?? general) : general;
}
