import type { ProductHandle } from "../product/product-names.ts";

/** A product of a kit, and the value of its option where it has a choice. */
export type KitItem = { handle: ProductHandle; option?: string };

const capsules = { handle: "hair-nutraceutical", option: "1 month" } as const;
const twoMonths = { handle: "hair-nutraceutical", option: "2 months" } as const;
const wash = { handle: "growth-strength-shampoo", option: "10 fl oz (300 ml)" } as const;
const largeWash = { handle: "growth-strength-shampoo", option: "16.9 fl oz (500 ml)" } as const;
const conditioner = { handle: "conditioner", option: "6.8 fl oz (200 ml)" } as const;
const serum = { handle: "after-wash-scalp-serum" } as const;
const oil = { handle: "hair-oil", option: "1.7 fl oz (50 ml)" } as const;

/** What is in our bundles and in a month of our plans, by handle. */
const kits = {
  "holiday-glow-bundle": [twoMonths, oil],
  "self-care-ritual-bundle": [
    { handle: "clarifying-scalp-scrub" },
    { handle: "shampoo", option: "10 fl oz (300 ml)" },
    conditioner,
  ],
  "complete-wellness-kit": [twoMonths, largeWash, conditioner, serum, oil],
  "essentials-plan": [capsules],
  "complete-plan": [capsules, wash, serum],
  "transformation-plan": [
    capsules,
    wash,
    conditioner,
    serum,
    { handle: "hair-oil", option: "0.3 fl oz (10 ml)" },
  ],
} as const satisfies Record<string, readonly KitItem[]>;

export type PlanHandle = Extract<keyof typeof kits, `${string}-plan`>;

const kitItems: ReadonlyMap<string, readonly KitItem[]> = new Map(Object.entries(kits));

/** Empty for what is not a kit. */
export function getKitItems(handle: string): readonly KitItem[] {
  return kitItems.get(handle) ?? [];
}

/** The plan whose box holds this product and nothing else. */
export function findPlanOf(handle: string): string | null {
  const [plan] = [...kitItems].find(
    ([kit, [only, ...others]]) =>
      kit.endsWith("-plan") && only?.handle === handle && others.length === 0,
  ) ?? [null];
  return plan;
}
