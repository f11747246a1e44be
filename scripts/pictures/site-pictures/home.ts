import type { SitePicture } from "./site-picture.ts";

/** Of the home page: its hero, its categories, and best sellers that the store does not show. */
export const homePictures: readonly SitePicture[] = [
  {
    name: "home-hero",
    fallback: { width: 1920, height: 1080 },
    quality: 52,
    alt: "Long chestnut hair, falling in waves into soft light",
  },
  {
    name: "home-hero-portrait",
    fallback: { width: 1080, height: 1350 },
    quality: 52,
    alt: "Long chestnut hair in soft light",
  },
  {
    name: "strand-band",
    fallback: { width: 1920, height: 640 },
    quality: 45,
    alt: "Copper hair in waves, lit from behind",
  },
  {
    name: "home-banner",
    fallback: { width: 1920, height: 960 },
    quality: 58,
    alt: "Shampoo, hair oil, supplement and scalp mask on a travertine shelf, in the shade of olive leaves",
  },
  {
    name: "hair-nutraceutical-front",
    fallback: { width: 1280, height: 1600 },
    quality: 55,
    alt: "A sage jar of capsules in the shade of leaves",
  },
  {
    name: "hair-nutraceutical-45-front",
    fallback: { width: 1280, height: 1600 },
    quality: 55,
    alt: "A rose jar of capsules in the shade of leaves",
  },
  {
    name: "growth-strength-shampoo-front",
    fallback: { width: 1280, height: 1600 },
    quality: 55,
    alt: "A green shampoo bottle with a brass pump",
  },
  {
    name: "after-wash-scalp-serum-front",
    fallback: { width: 1280, height: 1600 },
    quality: 55,
    alt: "Amber serum in a glass bottle on stone",
  },
  {
    name: "category-nutraceuticals",
    fallback: { width: 1280, height: 1600 },
    quality: 58,
    alt: "Two jars of supplement capsules, some of them poured onto a stone",
  },
  {
    name: "category-haircare",
    fallback: { width: 1280, height: 1600 },
    quality: 58,
    alt: "A bottle of shampoo and a tube of conditioner on a stone step, with eucalyptus",
  },
  {
    name: "category-scalp-therapy",
    fallback: { width: 1280, height: 1600 },
    quality: 58,
    alt: "A serum on a stone, a scalp mask and five oil pearls, with rosemary",
  },
];
