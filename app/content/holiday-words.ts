/**
 * When the event ends, on the visitor's own clock and in her own zone, hence without one
 * (specification, section 9). All the page's tenses follow from it.
 */
export const holidayEnd = "2025-12-31T23:59:59";

export const holidayWords = {
  title: "Holiday gifts",
  subtitle: "in three boxes.",
  description:
    "Three gift bundles of supplements and hair care, a gift finder of three questions, and the dates by which an order arrives in time.",
  lead: "Capsules for the breakfast table, a slow evening for the shower, or the whole routine. Each comes as one box.",
  toBundles: "See the Bundles",
  toFinder: "Find a Gift",
  /** Stands beside the figures, which are read out only when asked for. */
  ends: "The holiday event ends on December 31, 2025, at 11:59 p.m. in your time zone.",
  hasEnded: "The holiday event has ended",
  afterwards:
    "It ended on December 31, 2025. What you see below is still sold, at the price it shows.",
  toShop: "Shop all products",
};
