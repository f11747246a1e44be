/** The shop's category bar, in order. `all` is the whole catalog. `contents` describes the page in `agents.md`. */
export const categories = [
  {
    id: "all",
    label: "All Products",
    path: "/shop",
    contents: "All products",
    title: "Shop Clean Hair Wellness",
    description:
      "Every formula on one page: hair supplements, shampoo and conditioner, scalp serums and oils.",
  },
  {
    id: "nutraceuticals",
    label: "Nutraceuticals",
    path: "/shop/nutraceuticals",
    contents: "Supplements",
    title: "Nutraceuticals",
    description: "Daily hair supplements for women, with every dose printed on the label.",
  },
  {
    id: "haircare",
    label: "Haircare",
    path: "/shop/haircare",
    contents: "Shampoo and conditioner",
    title: "Haircare",
    description:
      "Sulfate-free shampoo and light conditioner for hair that looks and feels cared for.",
  },
  {
    id: "scalp-therapy",
    label: "Scalp Therapy",
    path: "/shop/scalp-therapy",
    contents: "Serum, scrub and mask for the scalp, and oils",
    title: "Scalp Therapy",
    description: "Serums, a scrub and a mask for a comfortable scalp, and oils for scalp and ends.",
  },
] as const;

export type CategoryId = (typeof categories)[number]["id"];
