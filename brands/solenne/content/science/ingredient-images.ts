import type { SiteImage } from "~/lib/site-image";
import arganOil from "../../generated/images/ingredient-argan-oil";
import biotin from "../../generated/images/ingredient-biotin";
import marineCollagen from "../../generated/images/ingredient-marine-collagen";
import niacinamide from "../../generated/images/ingredient-niacinamide";
import rosemary from "../../generated/images/ingredient-rosemary";
import sawPalmetto from "../../generated/images/ingredient-saw-palmetto";
import selenium from "../../generated/images/ingredient-selenium";
import zinc from "../../generated/images/ingredient-zinc";

/** By the id of the ingredient. */
export const ingredientImages: Readonly<Record<string, SiteImage>> = {
  biotin,
  "marine-collagen": marineCollagen,
  "saw-palmetto": sawPalmetto,
  zinc,
  selenium,
  niacinamide,
  rosemary,
  "argan-oil": arganOil,
};
