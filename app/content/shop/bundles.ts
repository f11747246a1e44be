import { site } from "../site";

/** Texts of the bundles page. */
export const bundlesCopy = {
  path: "/bundles",
  title: "Made to be used together",
  description: `Bundles of ${site.name} supplements, haircare and scalp care: what is in each box, what it costs, and how to use it in order.`,
  intro:
    "Each box holds what one routine needs, in the order in which you use it, for less than its parts.",
} as const;
