import type { ProductRecord } from "../../../../embedded-commerce/data/records.ts";
import {
  ownImages,
  ownVideo,
  pictured,
  renamed,
  variant,
  withoutChoice,
} from "../../../../embedded-commerce/data/variant-rows.ts";
import { subscribeAndSave, withPlans } from "../selling-plans.ts";

/** No tag here may contain "shampoo", "conditioner", "haircare" or "supplement": the shop reads categories from them. */
export const scalpTherapy: readonly ProductRecord[] = [
  {
    number: 1400,
    handle: "after-wash-scalp-serum",
    title: "After-Wash Scalp Serum",
    description: [
      "Rosemary, argan and 5% niacinamide. Leave it in: one dropperful, spread along your parts, on a clean scalp, and hair lifts at the root instead of lying flat.",
      "A light serum that dries in two minutes and leaves no shine behind. Niacinamide helps the scalp feel calm and comfortable; argan keeps it from feeling tight after washing.",
      "For every day or every wash. Vegan, with no alcohol and no perfume.",
    ],
    productType: "Serum",
    tags: ["staff-pick", "scalp-therapy", "serum", "concern:thinning", "concern:scalp"],
    options: withoutChoice.options,
    variants: withPlans(subscribeAndSave, [variant(withoutChoice.values, 4800, 420)]),
    images: ownImages(
      "after-wash-scalp-serum",
      {
        front: "The dropper bottle, 1.7 fl oz (50 ml)",
        texture: "The serum: a light golden drop at the tip of the dropper",
        scale: "The dropper bottle measured in inches",
      },
      [
        {
          shot: "category-scalp-therapy",
          alt: "On a stone beside the Overnight Scalp Mask and five oil pearls",
        },
      ],
    ),
    video: ownVideo("after-wash-scalp-serum", "A drop of the serum falls from the dropper"),
    publishedAt: "2024-05-21T09:00:00Z",
  },
  {
    number: 1700,
    handle: "hair-oil",
    title: "Botanical Hair Oil",
    description: [
      "Four drops on damp ends, for visible gloss. Argan, rosemary and sunflower oil, cold-pressed and filtered clear.",
      "Warm the drops between your palms and close your hands around the last few inches. Ends look smoother at once and frizz stays down, in humid weather too.",
      "Also a good last step after heat styling. The small bottle fits in a purse; the large one lasts about four months.",
    ],
    productType: "Oil",
    tags: ["scalp-therapy", "hair-oil", "concern:dryness", "concern:texture", "concern:dullness"],
    options: [{ name: "Size", values: ["0.3 fl oz (10 ml)", "1.7 fl oz (50 ml)"] }],
    variants: [
      renamed(["10 ml"], variant(["0.3 fl oz (10 ml)"], 1400, 480)),
      pictured(
        "hair-oil-front",
        "The glass flask, 1.7 fl oz (50 ml)",
        renamed(["50 ml"], variant(["1.7 fl oz (50 ml)"], 3800, 480)),
      ),
    ],
    images: [
      { shot: "hair-oil-10-ml-front", alt: "The small flask, 0.3 fl oz (10 ml)" },
      ...ownImages(
        "hair-oil",
        {
          front: "The glass flask, 1.7 fl oz (50 ml)",
          texture: "The oil: clear and golden, poured into a glass dish",
          scale: "The flask of 1.7 fl oz (50 ml) measured in inches",
        },
        [
          {
            shot: "complete-wellness-kit-front",
            alt: "The flask with the other four products of the Complete Wellness Kit",
          },
        ],
      ),
    ],
    video: ownVideo("hair-oil", "A bead of the oil glides down a lock of hair"),
    publishedAt: "2024-06-04T09:00:00Z",
  },
  {
    number: 1800,
    handle: "scalp-oil-pearls",
    title: "Scalp Oil Pearls",
    description: [
      "Single doses for the evening before wash day. Each pearl holds just enough sunflower and rosemary oil for one scalp.",
      "Twist one open, massage it in with your fingertips, sleep on it, and wash as usual in the morning. The scalp feels supple; the lengths come out soft.",
      "Sixty pearls in a glass jar. The shells are plant-based and dissolve in warm water.",
    ],
    productType: "Oil",
    // Written with a capital on purpose: stores do, and the card and the product page read it differently.
    tags: ["New", "scalp-therapy", "scalp-oil", "concern:dryness", "concern:scalp"],
    options: withoutChoice.options,
    variants: [variant(withoutChoice.values, 4200, 300)],
    images: ownImages(
      "scalp-oil-pearls",
      {
        front: "The glass jar, 60 pearls",
        texture: "Golden pearls on a brass tray, one twisted open",
        scale: "The glass jar measured in inches",
      },
      [
        {
          shot: "category-scalp-therapy",
          alt: "Five pearls before the After-Wash Scalp Serum and the Overnight Scalp Mask",
        },
      ],
    ),
    publishedAt: "2025-10-07T09:00:00Z",
  },
  {
    number: 1900,
    handle: "clarifying-scalp-scrub",
    title: "Clarifying Scalp Scrub",
    description: [
      "Once a week, before you wash. Fine sea salt lifts away what styling products and hard water leave behind, and peppermint leaves it feeling cool.",
      "Small circles on a wet scalp for one minute, then rinse and wash as usual. Roots feel light and hair stays fresh for longer.",
      "The salt dissolves as you rinse. Skip it on broken or sunburned skin.",
    ],
    productType: "Scrub",
    tags: ["scalp-therapy", "scalp-scrub", "concern:buildup", "concern:scalp"],
    options: withoutChoice.options,
    variants: [variant(withoutChoice.values, 4000, 300)],
    images: ownImages(
      "clarifying-scalp-scrub",
      {
        front: "The pot, 6.8 fl oz (200 ml)",
        texture: "The scrub: salt grains in a dish, a spoonful of them",
        scale: "The pot measured in inches",
      },
      [
        {
          shot: "self-care-ritual-bundle-front",
          alt: "The pot with the shampoo and conditioner of Self-Care Ritual",
        },
      ],
    ),
    publishedAt: "2024-09-10T09:00:00Z",
  },
  {
    number: 2000,
    handle: "overnight-scalp-mask",
    title: "Overnight Scalp Mask",
    description: [
      "Goes on at bedtime, rinses out at breakfast. Aloe vera and chamomile in a light cream that sinks in before you lie down.",
      "A thin layer along your part, two nights a week. By morning a dry, tight scalp feels comfortable and flakes are less visible.",
      "Ten minutes after you apply it, it won’t mark a pillowcase.",
    ],
    productType: "Mask",
    tags: ["autumn-staff-pick", "scalp-therapy", "scalp-mask", "concern:dryness", "concern:scalp"],
    options: withoutChoice.options,
    variants: [variant(withoutChoice.values, 4400, 300)],
    images: ownImages(
      "overnight-scalp-mask",
      {
        front: "The jar, 5 fl oz (150 ml)",
        texture: "The open jar: a light cream, a little of it on a spatula",
        scale: "The jar measured in inches",
      },
      [
        {
          shot: "category-scalp-therapy",
          alt: "The jar beside the After-Wash Scalp Serum and five oil pearls",
        },
      ],
    ),
    publishedAt: "2024-10-15T09:00:00Z",
  },
];
