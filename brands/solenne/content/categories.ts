/**
 * The shop's category bar, in order. `all` is the whole catalog. `contents` describes the page in `agents.md`. A product
 * is in the first category that has one of its tags, as a part and without regard to case (rule 8 in docs/rules.md).
 */
export const categories = [
  {
    id: "all",
    tags: [],
    label: "All Products",
    path: "/shop",
    contents: "All products",
    title: "Shop Clean Hair Wellness",
    description:
      "Every formula on one page: hair supplements, shampoo and conditioner, scalp serums and oils.",
  },
  {
    id: "nutraceuticals",
    tags: ["nutraceutical", "supplement"],
    label: "Nutraceuticals",
    path: "/shop/nutraceuticals",
    contents: "Supplements",
    title: "Nutraceuticals",
    description: "Daily hair supplements for women, with every dose printed on the label.",
  },
  {
    id: "haircare",
    tags: ["shampoo", "conditioner", "haircare"],
    label: "Haircare",
    path: "/shop/haircare",
    contents: "Shampoo and conditioner",
    title: "Haircare",
    description:
      "Sulfate-free shampoo and light conditioner for hair that looks and feels cared for.",
  },
  {
    id: "scalp-therapy",
    tags: ["scalp", "serum", "oil"],
    label: "Scalp Therapy",
    path: "/shop/scalp-therapy",
    contents: "Serum, scrub and mask for the scalp, and oils",
    title: "Scalp Therapy",
    description: "Serums, a scrub and a mask for a comfortable scalp, and oils for scalp and ends.",
  },
] as const;

/** The heading of the shop's first page, in two lines. */
export const shopHeading = ["Shop Clean", "Hair Wellness"] as const;

export type CategoryId = (typeof categories)[number]["id"];

/** The category of a product whose tags name none. */
export const defaultCategory: CategoryId = "haircare";

/** The category whose products stand under the supplement statement; null where there is none. */
export const supplementCategory: CategoryId | null = "nutraceuticals";
