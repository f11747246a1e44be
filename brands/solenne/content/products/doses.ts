import { type Dose, toDose } from "../../../../app/lib/dose.ts";
import type { IngredientId } from "../help/glossary";

/** The doses that texts quote, too: what a daily serving of Hair Nutraceutical contains, or the share of a bottle. */
export const doses = {
  biotin: toDose(5_000, "mcg"),
  marineCollagen: toDose(2_500, "mg"),
  sawPalmetto: toDose(320, "mg"),
  zinc: toDose(11, "mg"),
  selenium: toDose(55, "mcg"),
  niacinamide: toDose(5, "%"),
} as const satisfies Record<string, Dose>;

/** What adults need a day (21 CFR 101.9), in the unit of the labels. */
export const dailyValues: Readonly<Partial<Record<IngredientId, number>>> = {
  biotin: 30,
  zinc: 11,
  selenium: 55,
  "vitamin-d3": 20,
};
