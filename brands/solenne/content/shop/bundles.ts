import { site } from "../site";

/** Texts of the bundles page. */
export const bundlesCopy = {
  path: "/bundles",
  title: "Made to be used together",
  description: `Bundles of ${site.name} supplements, haircare and scalp care: what’s in each box, what it costs, and the order to use it in.`,
  intro:
    "Each box has everything one routine needs, in the order you use it, for less than the parts.",
} as const;
