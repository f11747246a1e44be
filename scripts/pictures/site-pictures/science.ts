import type { SitePicture } from "./site-picture.ts";

/** Of the science page: what is in the bottle as material, how a batch is made, how a hair grows. */
export const sciencePictures: readonly SitePicture[] = [
  {
    name: "science-strand",
    fallback: { width: 1800, height: 1200 },
    quality: 55,
    alt: "Single hairs leaving the scalp, so close that the scales of the cuticle show",
  },
  {
    name: "ingredient-biotin",
    fallback: { width: 600, height: 600 },
    quality: 58,
    alt: "A small heap of biotin powder between capsules, one of them opened",
  },
  {
    name: "ingredient-marine-collagen",
    fallback: { width: 600, height: 600 },
    quality: 58,
    alt: "Collagen powder in a stoneware dish, a brass scoop beside it",
  },
  {
    name: "ingredient-saw-palmetto",
    fallback: { width: 600, height: 600 },
    quality: 58,
    alt: "The dark berries of the saw palmetto in a dish on its leaf",
  },
  {
    name: "ingredient-zinc",
    fallback: { width: 600, height: 600 },
    quality: 58,
    alt: "Granules of zinc in a dark dish",
  },
  {
    name: "ingredient-selenium",
    fallback: { width: 600, height: 600 },
    quality: 58,
    alt: "Dark pieces of selenium on travertine",
  },
  {
    name: "ingredient-niacinamide",
    fallback: { width: 600, height: 600 },
    quality: 58,
    alt: "White crystals of niacinamide in a brass dish",
  },
  {
    name: "ingredient-rosemary",
    fallback: { width: 600, height: 600 },
    quality: 58,
    alt: "Three sprigs of rosemary on a slab of stone",
  },
  {
    name: "ingredient-argan-oil",
    fallback: { width: 600, height: 600 },
    quality: 58,
    alt: "Golden argan oil in a dish, argan kernels beside it",
  },
  {
    name: "making-choose",
    fallback: { width: 800, height: 600 },
    quality: 58,
    alt: "Rosemary in a stoneware vase, a sprig of olive on two books",
  },
  {
    name: "making-source",
    fallback: { width: 720, height: 540 },
    quality: 58,
    alt: "A supplier's signed statement beside a dish of dried rosemary",
  },
  {
    name: "making-check",
    fallback: { width: 720, height: 540 },
    quality: 58,
    alt: "A brass lens over olive leaves, before a red line",
  },
  {
    name: "making-weigh",
    fallback: { width: 720, height: 540 },
    quality: 58,
    alt: "A brass balance, white powder in one pan, weights in the other",
  },
  {
    name: "making-test",
    fallback: { width: 720, height: 540 },
    quality: 58,
    alt: "Three test tubes with pale oils in an oak rack",
  },
  {
    name: "making-number",
    fallback: { width: 800, height: 600 },
    quality: 58,
    alt: "Three jars of capsules, a tag with a lot number before them",
  },
  {
    name: "growth-anagen",
    fallback: { width: 360, height: 480 },
    quality: 58,
    alt: "A cut through the scalp: a growing hair stands on the bulb of a deep follicle",
  },
  {
    name: "growth-catagen",
    fallback: { width: 360, height: 480 },
    quality: 58,
    alt: "The same cut: the follicle has drawn up, and the hair ends in a small club",
  },
  {
    name: "growth-telogen",
    fallback: { width: 360, height: 480 },
    quality: 58,
    alt: "The same cut: a resting hair with its club in a short follicle",
  },
  {
    name: "growth-exogen",
    fallback: { width: 360, height: 480 },
    quality: 58,
    alt: "The same cut: the old hair leaves, and a new one grows below it",
  },
];
