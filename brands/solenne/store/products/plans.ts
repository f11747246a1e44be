import type { ProductRecord } from "../../../../embedded-commerce/data/records.ts";
import { groupImages, supply, variant } from "../../../../embedded-commerce/data/variant-rows.ts";
import { planPrices } from "../../content/subscribe/plan-prices.ts";
import { onePlan, schedules } from "../selling-plans.ts";

/** A box contains enough for the months until the next one. Its one plan costs less than the box bought once. */
function boxes(name: string, firstPlan: number, handle: keyof typeof planPrices) {
  const { price, regularPrice } = planPrices[handle];
  return schedules.map((days, index) => {
    const months = index + 1;
    const value = supply.values[index] ?? "";
    const group = onePlan(`${name}, ${value}`, firstPlan + index, days, months * price * 100);
    return { ...variant([value], months * regularPrice * 100, 500), planGroups: [group] };
  });
}

/** The subscription plans (rule 22 in docs/rules.md), sold like any other product. */
export const plans: readonly ProductRecord[] = [
  {
    number: 4100,
    handle: "essentials-plan",
    title: "Essentials Plan",
    description: [
      "One box, no reminders needed. Hair Nutraceutical at your door every 30, 60 or 90 days, with enough to last until the next one.*",
      "You pay with each delivery, at one monthly price, and shipping is free. We email you three days before each charge; change the date, skip or cancel from there.",
      "Each month includes Hair Nutraceutical, 120 capsules.",
    ],
    productType: "Plan",
    tags: ["plan", "nutraceutical", "supplement", "concern:thinning", "concern:growth"],
    options: [supply],
    variants: boxes("Essentials", 11, "essentials-plan"),
    images: groupImages(
      "essentials-plan",
      {
        "hair-nutraceutical": "Hair Nutraceutical, 120 capsules",
      },
      {
        front: "The box and a bottle of 120 capsules",
        scale: "The box measured in inches",
      },
    ),
    publishedAt: "2024-04-02T09:00:00Z",
  },
  {
    number: 4200,
    handle: "complete-plan",
    title: "Complete Plan",
    description: [
      "Capsules, wash and serum in one delivery. The three steps that most of our subscribers keep, together in one box.*",
      "You pay with each delivery, at one monthly price; shipping is free and your box ships first. Skip one, change your schedule or cancel from the email we send three days before each charge.",
      "Each month includes Hair Nutraceutical, 120 capsules; Growth & Strength Shampoo, 10 fl oz (300 ml); and After-Wash Scalp Serum, 1.7 fl oz (50 ml).",
    ],
    productType: "Plan",
    tags: [
      "plan",
      "nutraceutical",
      "supplement",
      "concern:thinning",
      "concern:growth",
      "concern:breakage",
    ],
    options: [supply],
    variants: boxes("Complete", 21, "complete-plan"),
    planShipping: "Priority",
    images: groupImages(
      "complete-plan",
      {
        "hair-nutraceutical": "Hair Nutraceutical, 120 capsules",
        "growth-strength-shampoo": "Growth & Strength Shampoo, 10 fl oz (300 ml)",
        "after-wash-scalp-serum": "After-Wash Scalp Serum, 1.7 fl oz (50 ml)",
      },
      {
        front: "The box with capsules, shampoo and serum",
        scale: "The box measured in inches",
      },
    ),
    publishedAt: "2024-04-02T09:05:00Z",
  },
  {
    number: 4300,
    handle: "transformation-plan",
    title: "Transformation Plan",
    description: [
      "All five steps, in the order you use them. The whole routine in one box, sent express, with a gift each month.*",
      "You pay with each delivery, at one monthly price, and shipping is free. Skip one, change your schedule or cancel from the email we send three days before each charge.",
      "Each month includes Hair Nutraceutical, 120 capsules; Growth & Strength Shampoo, 10 fl oz (300 ml); Silk Conditioner, 6.8 fl oz (200 ml); After-Wash Scalp Serum, 1.7 fl oz (50 ml); and Botanical Hair Oil, 0.3 fl oz (10 ml).",
    ],
    productType: "Plan",
    tags: [
      "plan",
      "nutraceutical",
      "supplement",
      "concern:thinning",
      "concern:growth",
      "concern:breakage",
      "concern:dryness",
    ],
    options: [supply],
    variants: boxes("Transformation", 31, "transformation-plan"),
    planShipping: "Express",
    images: groupImages(
      "transformation-plan",
      {
        "hair-nutraceutical": "Hair Nutraceutical, 120 capsules",
        "growth-strength-shampoo": "Growth & Strength Shampoo, 10 fl oz (300 ml)",
        conditioner: "Silk Conditioner, 6.8 fl oz (200 ml)",
        "after-wash-scalp-serum": "After-Wash Scalp Serum, 1.7 fl oz (50 ml)",
        "hair-oil": "Botanical Hair Oil, the glass flask",
      },
      {
        front: "The box with all five products",
        scale: "The box measured in inches",
      },
    ),
    publishedAt: "2024-04-02T09:10:00Z",
  },
];
