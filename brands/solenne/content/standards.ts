import { facts } from "./facts";
import { site } from "./site";

/**
 * Sample content: what we do, in place of seals. None of a third party is claimed, since none is held.
 */
export const certifications = [
  {
    name: "Cruelty free",
    text: "No animal testing, by us or for us, of any product or any ingredient.",
    check: "Each supplier confirms it in writing, every year.",
  },
  {
    name: "A registered facility",
    text: `Made in ${facts.origin}, in ${facts.facility}. Registered means its address is on a list. It isn’t an approval, and we don’t present it as one.`,
    check: "The address is on the label.",
  },
  {
    name: "Tested by batch",
    text: "For identity and for heavy metals, before a bottle leaves the facility.",
    check: `Write to ${site.email} with your lot number, and we’ll send the result.`,
  },
  {
    name: "Every dose printed",
    text: "Every active in a supplement is on the label, with its own amount.",
    check: "On the bottle, on the product page and on this one.",
  },
] as const;

/** Sample content. Eight; the blog refers to the list and to its reasons. */
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
    reason: "They clean well but strip color and natural oils. Milder cleansers do the job.",
    basis: "Preference",
  },
  {
    name: "Parabens",
    reason: "Allowed within limits, with a long track record. Many of you would rather skip them.",
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
    reason: "They color what’s in the bottle and nothing else.",
    basis: "Preference",
  },
];
