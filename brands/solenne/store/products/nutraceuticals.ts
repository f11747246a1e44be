import type { ProductRecord } from "../../../../embedded-commerce/data/records.ts";
import {
  ownImages,
  ownVideo,
  supply,
  variant,
} from "../../../../embedded-commerce/data/variant-rows.ts";
import { subscribeAndSave, withPlans } from "../selling-plans.ts";

/** Supplements support; the asterisk points to the line that the FDA requires on the page. */
export const nutraceuticals: readonly ProductRecord[] = [
  {
    number: 1100,
    handle: "hair-nutraceutical",
    title: "Hair Nutraceutical",
    description: [
      "Daily capsules with biotin and marine collagen. Four a day, with food, for hair that looks fuller from the root.*",
      "Biotin 5,000 mcg, marine collagen 2,500 mg and saw palmetto 320 mg, each at the dose printed on the label, with zinc and selenium to support normal hair.*",
      "Hair grows about half an inch a month, so give it twelve weeks. No fragrance, no proprietary blend: every batch is tested for identity and heavy metals before it leaves the facility.",
    ],
    productType: "Supplement",
    tags: [
      "bestseller",
      "nutraceutical",
      "supplement",
      "concern:thinning",
      "concern:growth",
      "concern:breakage",
    ],
    options: [supply],
    variants: withPlans(subscribeAndSave, [
      variant(["1 month"], 6799, 640),
      variant(["2 months"], 12918, 320),
      variant(["3 months"], 18357, 0),
    ]),
    images: ownImages("hair-nutraceutical", {
      front: "The bottle, 120 capsules",
      angle: "The bottle at a slight angle: ribbed cap, paper label",
      texture: "Sage and ivory capsules, poured from a brass scoop",
      place: "The bottle on a breakfast tray, with capsules and a glass of water",
      scale: "The bottle measured in inches",
    }),
    video: ownVideo("hair-nutraceutical", "Capsules fall into a dish and settle"),
    publishedAt: "2024-02-06T09:00:00Z",
  },
  {
    number: 1300,
    handle: "hair-nutraceutical-45",
    title: "Hair Nutraceutical 45+",
    description: [
      "Adjusted doses for the years around menopause. Four capsules a day, with a meal, for hair that keeps its body.*",
      "Saw palmetto, marine collagen and biotin, balanced for the years when hair often turns finer and drier, with vitamin D3 and selenium to support normal hair.*",
      "No hormones, no soy isoflavones, no proprietary blend. If you take medication, show the label to your doctor first.",
    ],
    productType: "Supplement",
    tags: [
      "bestseller",
      "nutraceutical",
      "supplement",
      "45plus",
      "concern:thinning",
      "concern:hormonal",
    ],
    options: [supply],
    variants: withPlans(subscribeAndSave, [
      variant(["1 month"], 7299, 480),
      variant(["2 months"], 13868, 240),
      variant(["3 months"], 19707, 160),
    ]),
    images: ownImages("hair-nutraceutical-45", {
      front: "The canister, 120 capsules",
      angle: "The canister from above, its brass lid and four capsules",
      texture: "Rose and ivory capsules in a dish, one opened to its powder",
      place: "The canister on a windowsill, with capsules for the day",
      scale: "The canister measured in inches",
    }),
    publishedAt: "2024-02-06T09:05:00Z",
  },
];
