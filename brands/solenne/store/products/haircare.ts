import type { ProductRecord } from "../../../../embedded-commerce/data/records.ts";
import {
  ownImages,
  ownVideo,
  pictured,
  renamed,
  variant,
} from "../../../../embedded-commerce/data/variant-rows.ts";
import { subscribeAndSave, withPlans } from "../selling-plans.ts";

/** Topicals speak of looks and feel alone (21 CFR 310.527). */
export const haircare: readonly ProductRecord[] = [
  {
    number: 1200,
    handle: "growth-strength-shampoo",
    title: "Growth & Strength Shampoo",
    description: [
      "A gentle wash for hair that looks fuller. Rosemary, biotin and peppermint in a sulfate-free base that rinses clean and leaves no film.",
      "Two pumps on wet hair, a minute of massage, then rinse. Hair feels stronger because less of it breaks in the comb.",
      "Rosemary is the scented one: fresh, green, gone by the time hair is dry. Unscented has no perfume and no essential oils.",
    ],
    productType: "Shampoo",
    tags: [
      "bestseller",
      "haircare",
      "shampoo",
      "sulfate-free",
      "concern:thinning",
      "concern:growth",
      "concern:breakage",
    ],
    options: [
      { name: "Scent", values: ["Rosemary", "Unscented"] },
      { name: "Size", values: ["10 fl oz (300 ml)", "16.9 fl oz (500 ml)"] },
    ],
    // There is no large unscented bottle: real stores lack some combinations, and the shop must handle that.
    variants: withPlans(subscribeAndSave, [
      renamed(["Rosemary", "300 ml"], variant(["Rosemary", "10 fl oz (300 ml)"], 3200, 720)),
      pictured(
        "growth-strength-shampoo-500-ml-front",
        "The large pump bottle, 16.9 fl oz (500 ml)",
        renamed(["Rosemary", "500 ml"], variant(["Rosemary", "16.9 fl oz (500 ml)"], 4600, 360)),
      ),
      renamed(["Unscented", "300 ml"], variant(["Unscented", "10 fl oz (300 ml)"], 3200, 3)),
    ]),
    images: ownImages("growth-strength-shampoo", {
      front: "The pump bottle, 10 fl oz (300 ml)",
      angle: "The pump bottle at a slight angle, beside rosemary",
      texture: "The shampoo: a clear green gel with small bubbles",
      place: "The bottle on the edge of a bathtub, beside folded towels",
      scale: "The pump bottle measured in inches",
    }),
    publishedAt: "2024-03-12T09:00:00Z",
  },
  {
    number: 1500,
    handle: "shampoo",
    title: "Gentle Daily Shampoo",
    description: [
      "Mild enough to use every morning. Oat, chamomile and aloe clean without stripping, so hair stays soft between washes.",
      "One pump at the roots is enough; the lather takes care of the lengths on its way out. No sulfates, no silicones, and a scent so faint you’ll forget it.",
    ],
    productType: "Shampoo",
    tags: ["haircare", "shampoo", "sulfate-free", "concern:dryness", "concern:dullness"],
    options: [{ name: "Size", values: ["10 fl oz (300 ml)", "16.9 fl oz (500 ml)"] }],
    variants: withPlans(subscribeAndSave, [
      renamed(["300 ml"], variant(["10 fl oz (300 ml)"], 2800, 540)),
      pictured(
        "shampoo-500-ml-front",
        "The large bottle, 16.9 fl oz (500 ml)",
        renamed(["500 ml"], variant(["16.9 fl oz (500 ml)"], 4000, 270)),
      ),
    ]),
    images: ownImages(
      "shampoo",
      {
        front: "The bottle, 10 fl oz (300 ml)",
        texture: "The shampoo: a pearly cream in soft folds, oats beside it",
        scale: "The bottle measured in inches",
      },
      [
        {
          shot: "self-care-ritual-bundle-front",
          alt: "The bottle with the conditioner and scrub of Self-Care Ritual",
        },
      ],
    ),
    video: ownVideo("shampoo", "The pump lays a mound of foam into a dish"),
    publishedAt: "2024-03-12T09:10:00Z",
  },
  {
    number: 1600,
    handle: "conditioner",
    title: "Silk Conditioner",
    description: [
      "Softens lengths without weighing down roots. Silk protein and argan oil smooth the cuticle, so a comb glides through and light bounces back.",
      "From mid-length to ends, never on the scalp. Comb it through, wait two minutes, rinse with cool water. Curls keep their shape; fine hair keeps its lift.",
    ],
    productType: "Conditioner",
    tags: [
      "new",
      "haircare",
      "conditioner",
      "concern:dryness",
      "concern:breakage",
      "concern:texture",
    ],
    options: [{ name: "Size", values: ["6.8 fl oz (200 ml)", "13.5 fl oz (400 ml)"] }],
    variants: withPlans(subscribeAndSave, [
      renamed(["200 ml"], variant(["6.8 fl oz (200 ml)"], 3000, 540)),
      pictured(
        "conditioner-400-ml-front",
        "The large tube, 13.5 fl oz (400 ml)",
        renamed(["400 ml"], variant(["13.5 fl oz (400 ml)"], 5200, 270)),
      ),
    ]),
    images: ownImages(
      "conditioner",
      {
        front: "The tube, 6.8 fl oz (200 ml)",
        texture: "The conditioner: a thick cream, drawn out with a spatula",
        scale: "The tube measured in inches",
      },
      [
        {
          shot: "category-haircare",
          alt: "The tube on a stone step, beside the Growth & Strength Shampoo",
        },
      ],
    ),
    video: ownVideo("conditioner", "A spatula draws a ring through the cream"),
    publishedAt: "2025-09-16T09:00:00Z",
  },
];
