import type { SitePicture } from "./site-picture.ts";

/** Of the pages that open with one large picture. */
export const heroPictures: readonly SitePicture[] = [
  {
    name: "shop-hero",
    fallback: { width: 1920, height: 720 },
    quality: 55,
    alt: "Shampoo, supplement and serum on stone in the shade of leaves",
  },
  {
    name: "quiz-hair",
    fallback: { width: 1200, height: 1600 },
    quality: 50,
    alt: "Copper hair in large waves, in warm light",
  },
  {
    name: "about-hero",
    fallback: { width: 1920, height: 1280 },
    quality: 58,
    alt: "Olive branches in a stoneware vase, a stone mortar and a bottle of hair oil, in the light of a window",
  },
  {
    name: "founder-desk",
    fallback: { width: 1800, height: 1200 },
    quality: 52,
    alt: "A desk with handwritten notes, three corked vials of oil, rosemary and a pencil",
  },
  {
    name: "subscribe-box",
    fallback: { width: 1600, height: 1280 },
    quality: 58,
    alt: "An opened box with a supplement, a shampoo and a conditioner in tissue paper",
  },
  {
    name: "holidays-hero",
    fallback: { width: 1920, height: 1080 },
    quality: 55,
    alt: "A supplement and a hair oil between gifts with berry and brass ribbon, soft lights behind them",
  },
];
