import arganOil from "../generated/pictures/ingredient-argan-oil";
import biotin from "../generated/pictures/ingredient-biotin";
import marineCollagen from "../generated/pictures/ingredient-marine-collagen";
import niacinamide from "../generated/pictures/ingredient-niacinamide";
import rosemary from "../generated/pictures/ingredient-rosemary";
import sawPalmetto from "../generated/pictures/ingredient-saw-palmetto";
import selenium from "../generated/pictures/ingredient-selenium";
import zinc from "../generated/pictures/ingredient-zinc";
import type { SitePicture } from "../site-picture";

/** By the id of the ingredient. */
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
