export type LeftOut = { name: string; reason: string; basis: "Evidence" | "Preference" };

/** Sample content. Eight; the journal refers to the list and to its reasons. */
export const leftOut: readonly LeftOut[] = [
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
