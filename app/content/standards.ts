import { site } from "./site";

/**
 * Sample content: what we do, in place of seals. None of a third party is claimed, since none is held.
 */
export const certifications = [
  {
    name: "Cruelty free",
    text: "No tests on animals, by us or for us, of a product or of anything in it.",
    check: "Each supplier confirms it in writing, every year.",
  },
  {
    name: "Made in the USA",
    text: "In an FDA-registered facility. Registered means that its address is on a list. It is no approval, and we do not print it as one.",
    check: "The address is on the label.",
  },
  {
    name: "Tested by batch",
    text: "For identity and for heavy metals, before a bottle leaves the facility.",
    check: `Write to ${site.email} with your lot number, and we send the result.`,
  },
  {
    name: "Every dose printed",
    text: "Each active of a supplement stands on the label with an amount of its own.",
    check: "On the bottle, on the product page and on this one.",
  },
] as const;

/** Sample content. Eight; the journal refers to the list and to its reasons. */
export const leftOut = [
  {
    name: "Formaldehyde releasers",
    reason: "Common sensitizers, with good alternatives.",
    basis: "Evidence",
  },
  {
    name: "Phthalates",
    reason: "Several are banned from cosmetics in Europe for their effect on reproduction.",
    basis: "Evidence",
  },
  {
    name: "Synthetic perfume",
    reason: "Fragrance is among the most frequent causes of contact allergy.",
    basis: "Evidence",
  },
  {
    name: "Sulfates",
    reason: "They clean well and take color and oil with them. Milder cleansers do the work.",
    basis: "Preference",
  },
  {
    name: "Parabens",
    reason: "Allowed within limits, with a long record. Many of you would rather not.",
    basis: "Preference",
  },
  {
    name: "Silicones",
    reason: "They smooth, and some of them build up. We use oils that wash out.",
    basis: "Preference",
  },
  {
    name: "Mineral oil",
    reason: "Safe when purified. Plant oils feel lighter on the ends.",
    basis: "Preference",
  },
  {
    name: "Artificial colors",
    reason: "They color the bottle's content and nothing else.",
    basis: "Preference",
  },
];
