import arganOil from "~/content/generated/pictures/ingredient-argan-oil";
import biotin from "~/content/generated/pictures/ingredient-biotin";
import marineCollagen from "~/content/generated/pictures/ingredient-marine-collagen";
import niacinamide from "~/content/generated/pictures/ingredient-niacinamide";
import rosemary from "~/content/generated/pictures/ingredient-rosemary";
import sawPalmetto from "~/content/generated/pictures/ingredient-saw-palmetto";
import selenium from "~/content/generated/pictures/ingredient-selenium";
import zinc from "~/content/generated/pictures/ingredient-zinc";
import type { SitePicture } from "~/content/site-picture";

/** Each as material, all on one table, by the id of the ingredient. */
export const ingredientPictures: Readonly<Record<string, SitePicture>> = {
  biotin,
  "marine-collagen": marineCollagen,
  "saw-palmetto": sawPalmetto,
  zinc,
  selenium,
  niacinamide,
  rosemary,
  "argan-oil": arganOil,
};
