import type { ProductRecord } from "../../../../embedded-commerce/data/records.ts";
import {
  groupImages,
  variant,
  withoutChoice,
} from "../../../../embedded-commerce/data/variant-rows.ts";

/**
 * The holiday bundles (rule 23 in docs/rules.md). Bought separately, the contents cost at least the compare-at price.
 */
export const bundles: readonly ProductRecord[] = [
  {
    number: 3100,
    handle: "holiday-glow-bundle",
    title: "Holiday Glow",
    description: [
      "Two favorites, tied with one ribbon. Two months of Hair Nutraceutical for the inside, Botanical Hair Oil for the ends.*",
      "Capsules with breakfast, four drops on damp hair. It arrives in a linen box with a berry ribbon, ready to give, and the card is blank so the words are yours.",
      "Contains Hair Nutraceutical for two months and Botanical Hair Oil, 1.7 fl oz (50 ml).",
    ],
    productType: "Bundle",
    tags: ["bundle", "holiday", "gift", "nutraceutical", "concern:thinning", "concern:dullness"],
    options: withoutChoice.options,
    variants: [variant(withoutChoice.values, 12900, 180, 16500)],
    images: groupImages(
      "holiday-glow-bundle",
      {
        "hair-nutraceutical": "Hair Nutraceutical, the capsules",
        "hair-oil": "Botanical Hair Oil, 1.7 fl oz (50 ml)",
      },
      {
        front: "The bundle: capsules and oil, with a ribbon",
        scale: "The bundle measured in inches",
      },
    ),
    publishedAt: "2025-11-01T09:00:00Z",
  },
  {
    number: 3200,
    handle: "self-care-ritual-bundle",
    title: "Self-Care Ritual",
    description: [
      "Scrub, wash, soften: a slow evening in a box. Everything for one unhurried wash day, in the order you use it.",
      "Start with the scrub on a wet scalp, follow with the shampoo, end with the conditioner. Twenty quiet minutes, once a week.",
      "Contains Clarifying Scalp Scrub, 6.8 fl oz (200 ml); Gentle Daily Shampoo, 10 fl oz (300 ml); and Silk Conditioner, 6.8 fl oz (200 ml).",
    ],
    productType: "Bundle",
    tags: ["bundle", "holiday", "gift", "haircare", "concern:dryness", "concern:buildup"],
    options: withoutChoice.options,
    variants: [variant(withoutChoice.values, 7500, 220, 9800)],
    images: groupImages(
      "self-care-ritual-bundle",
      {
        "clarifying-scalp-scrub": "Clarifying Scalp Scrub, 6.8 fl oz (200 ml)",
        shampoo: "Gentle Daily Shampoo, 10 fl oz (300 ml)",
        conditioner: "Silk Conditioner, 6.8 fl oz (200 ml)",
      },
      {
        front: "The bundle: scrub, shampoo and conditioner",
        scale: "The bundle measured in inches",
      },
    ),
    publishedAt: "2025-11-01T09:05:00Z",
  },
  {
    number: 3300,
    handle: "complete-wellness-kit",
    title: "Complete Wellness Kit",
    description: [
      "The whole routine, from table to shower. Five products that were made to be used together, for two months of mornings.*",
      "Capsules with breakfast, shampoo and conditioner on wash days, serum on the clean scalp, oil on the ends. A card inside the lid shows the order.",
      "Contains Hair Nutraceutical for two months; Growth & Strength Shampoo, 16.9 fl oz (500 ml); Silk Conditioner, 6.8 fl oz (200 ml); After-Wash Scalp Serum, 1.7 fl oz (50 ml); and Botanical Hair Oil, 1.7 fl oz (50 ml).",
    ],
    productType: "Bundle",
    tags: [
      "bundle",
      "holiday",
      "gift",
      "nutraceutical",
      "concern:thinning",
      "concern:growth",
      "concern:dryness",
    ],
    options: withoutChoice.options,
    variants: [variant(withoutChoice.values, 21900, 140, 28900)],
    images: groupImages(
      "complete-wellness-kit",
      {
        "hair-nutraceutical": "Hair Nutraceutical, the capsules",
        "growth-strength-shampoo": "Growth & Strength Shampoo, the pump bottle",
        conditioner: "Silk Conditioner, 6.8 fl oz (200 ml)",
        "after-wash-scalp-serum": "After-Wash Scalp Serum, 1.7 fl oz (50 ml)",
        "hair-oil": "Botanical Hair Oil, 1.7 fl oz (50 ml)",
      },
      {
        front: "The kit: five products",
        scale: "The kit measured in inches",
      },
    ),
    publishedAt: "2025-11-01T09:10:00Z",
  },
];
