import { facts } from "../facts";
import { site } from "../site";

/** The eight names of the hero. Sample content: fictional outlets, to be replaced by real ones. */
export const heroPublications: readonly string[] = [
  "The Daily Lantern",
  "Linen & Salt",
  "Meridian Dispatch",
  "Vanity Hour",
  "Ledger & Tide",
  "The Slow Mirror",
  "Comb & Quill",
  "Halcyon Beauty",
];

export const pressCopy = {
  description: `What ${facts.mediaOutlets} outlets have written about ${site.name}: articles, releases as PDF, awards, and a media kit with word mark and product pictures.`,
  lead: `${site.name} has been in ${facts.mediaOutlets} outlets, from national dailies to county papers. Eight of them:`,
  coverage: `${facts.mediaOutlets} outlets carried the release of September. Those we can link to are here.`,
  moreRegional: `+ ${facts.additionalRegionalOutlets} additional regional outlets across all 50 states`,
  inquiries:
    "Interviews, samples, figures: we answer within one working day. The media kit holds the word mark in SVG and PNG, product pictures, a fact sheet and the paragraph about us.",
};
