import { heroPictures } from "./site-pictures/heroes.ts";
import { homePictures } from "./site-pictures/home.ts";
import { journalPictures } from "./site-pictures/journal.ts";
import { sciencePictures } from "./site-pictures/science.ts";
import type { SitePicture } from "./site-pictures/site-picture.ts";
import { testimonialPictures } from "./site-pictures/testimonials.ts";

/** Every picture of the pages themselves. */
export const sitePictures: readonly SitePicture[] = [
  ...homePictures,
  ...heroPictures,
  ...sciencePictures,
  ...testimonialPictures,
  ...journalPictures,
];
