import type { BrandProduct } from "~/lib/brand-product";
import type { IngredientId } from "../help/glossary";
import { afterWashScalpSerum } from "./after-wash-scalp-serum.ts";
import { clarifyingScalpScrub } from "./clarifying-scalp-scrub.ts";
import { conditioner } from "./conditioner.ts";
import { growthStrengthShampoo } from "./growth-strength-shampoo.ts";
import { hairNutraceutical } from "./hair-nutraceutical.ts";
import { hairNutraceutical45 } from "./hair-nutraceutical-45.ts";
import { hairOil } from "./hair-oil.ts";
import { overnightScalpMask } from "./overnight-scalp-mask.ts";
import { scalpOilPearls } from "./scalp-oil-pearls.ts";
import { shampoo } from "./shampoo.ts";

/**
 * The products of which our pages speak, by handle, in the order in which pages list them: the one source of labels,
 * product pages, the ingredient glossary and Our Science. Sample content, to be replaced by the brand's own. Of what is
 * put on hair or scalp, only looks and feel may be claimed (21 CFR 310.527).
 */
export const products = {
  "hair-nutraceutical": hairNutraceutical,
  "hair-nutraceutical-45": hairNutraceutical45,
  "growth-strength-shampoo": growthStrengthShampoo,
  shampoo,
  conditioner,
  "after-wash-scalp-serum": afterWashScalpSerum,
  "hair-oil": hairOil,
  "scalp-oil-pearls": scalpOilPearls,
  "clarifying-scalp-scrub": clarifyingScalpScrub,
  "overnight-scalp-mask": overnightScalpMask,
} as const satisfies Record<string, BrandProduct<IngredientId>>;

export type ProductHandle = keyof typeof products;
