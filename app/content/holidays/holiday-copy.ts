/** What the route itself needs; apart from the rest, to keep its script small. */
export const holidayCopy = {
  title: "Holiday gifts",
  subtitle: "in three boxes.",
  description:
    "Three gift bundles of supplements and hair care, a gift finder of three questions, and the dates by which an order arrives in time.",
  lead: "Capsules for the breakfast table, a slow evening for the shower, or the whole routine. Each comes as one box.",
  toBundles: "See the Bundles",
  toFinder: "Find a Gift",
  hasEnded: "The holiday event has ended",
  toShop: "Shop all products",
};
