import type { FaqItem } from "~/lib/brand-product";
import { facts } from "../facts";
import { doses } from "../products/doses";

/**
 * Marked as a sample in `founder.ts`, to be replaced by the founder's own story. A brand without the page empties the
 * lists.
 */

type Chapter = { when: string; title: string; paragraphs: readonly string[] };
/** A line without an amount says that it is not stated. */
type Label = { title: string; lines: readonly { name: string; amount: string | null }[] };

export const founderHeadings = {
  rules: "Four rules from inside the notebook.",
  questions: "Often asked, answered by her.",
  close: "Turn one around.",
} as const;

/** The margin shows `when`. */
export const chapters: readonly Chapter[] = [
  {
    when: "2010",
    title: "A laboratory with a view of the parking lot",
    paragraphs: [
      "I am a formulation chemist. For nine years I made other people’s shampoo, in a low building with a view of the parking lot. It is honest work. You learn why foam is a matter of taste, why a lotion comes apart on a truck in August, and how much of the plant on the front is in the bottle. Often the answer was a number with two zeros after the decimal point.",
      "Nobody lied. The law asks for the order of the ingredients, not the amounts, so we wrote an order. I signed those sheets, and thought about it no more than a cook thinks about salt.",
    ],
  },
  {
    when: "2019",
    title: "Eleven bottles on a kitchen table",
    paragraphs: [
      "After my daughter was born, my hair came out for four months. I knew why. Childbirth sends many strands to rest at once, and a season later they leave together. It’s in every textbook, and it ends on its own. Knowing this helped less than I would have thought. I stood in the shower with a handful of hair and a degree in chemistry, and wanted something to do.",
      "So I bought what everyone buys. It came to eleven bottles. I lined them up on the table and did what I do for a living: I turned them around. Seven said “proprietary blend,” which means one number for everything. I wrote to all eleven companies and asked how much was in it. Five answered. One told me.",
      "My hair came back, as the textbook had said it would, without any of the eleven. The question stayed.",
    ],
  },
  {
    when: "2022",
    title: "Four columns and a ruler",
    paragraphs: [
      "I left the lab that spring and took a notebook with me. On each page I drew four columns: what it is, how much, why, and who says so. If I could not fill all four, the ingredient got a line through it, with a ruler, so that I would not be tempted.",
      "Forty-three went in. The ones that made it are on our science page, one by one. I crossed out things that I had used for years, things that smell wonderful, and two that would have sold better than anything we make.",
      "A manufacturer told me that nobody reads the back of a bottle. I believed him. So the amounts are on every product page too.",
    ],
  },
  {
    when: "2024",
    title: "Two hundred bottles, on a Tuesday",
    paragraphs: [
      "The first Hair Nutraceutical left the facility on a Tuesday in May. There were two hundred bottles, and I knew eleven of the people who bought one. The first letter asked how much vitamin D was in it. None, I wrote back, and explained why. She ordered another bottle.",
      `Since then ${facts.customers} women have bought something from us. I still read what they write. That’s where the next line on a label comes from.`,
    ],
  },
];

export const pullQuote = "I do not promise anyone hair. I promise a number, and the reason for it.";

/** The label that the founder found, and the one that she made. */
export const twoLabels: { caption: string; found: Label; made: Label } = {
  caption:
    "A label from one of the eleven, from memory, and four lines from mine. Both are for one daily serving.",
  found: {
    title: "Found, 2019",
    lines: [
      { name: "Beauty blend", amount: "500 mg" },
      { name: "Collagen", amount: null },
      { name: "Palm berry", amount: null },
      { name: "Biotin", amount: null },
    ],
  },
  made: {
    title: "Made, 2024",
    lines: [
      { name: "Marine collagen", amount: doses.marineCollagen.text },
      { name: "Saw palmetto", amount: doses.sawPalmetto.text },
      { name: "Zinc", amount: doses.zinc.text },
      { name: "Biotin", amount: doses.biotin.text },
    ],
  },
};

export const philosophy: readonly { title: string; text: string }[] = [
  {
    title: "A dose or nothing",
    text: "An ingredient without an amount is a decoration. We have nothing against decoration. We just don’t sell it as science.",
  },
  {
    title: "The limit in the same breath",
    text: "What a study didn’t find is part of what it found. Half a result is an advertisement.",
  },
  {
    title: "Slow is a fact",
    text: "Hair grows half an inch a month. Anyone in a hurry is selling something else.",
  },
  {
    title: "Hair, not flaws",
    text: "Nobody chooses well when she’s made to feel ashamed. We talk about hair.",
  },
];

export const founderQuestions: readonly FaqItem[] = [
  {
    question: "Did the capsules bring your own hair back?",
    answer:
      "No. It came back on its own, as it does for most women after childbirth, years before there was a capsule. I say so because people assume otherwise.",
  },
  {
    question: "What do you use yourself?",
    answer:
      "Four capsules with breakfast, the gentle shampoo every third day, the serum on the evenings when I remember it. Not the oil, or only on the ends in winter: my hair is too fine for more.",
  },
  {
    question: "What did you leave out that you miss?",
    answer:
      "Silicones. Nothing smooths a strand the way they do. We leave them out because many of you asked us to, and the science page says that this is preference, not evidence.",
  },
  {
    question: "What would make you change a formula?",
    answer:
      "A good trial with a result that I do not like. The label would change with the next batch, and the old one would stay where you can find it.",
  },
];
