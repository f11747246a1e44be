import type { SitePicture } from "./site-picture.ts";

const swatch = { fallback: { width: 1040, height: 832 }, maxWidth: 800, quality: 56 };
const diary = { fallback: { width: 912, height: 1216 }, maxWidth: 800, quality: 56 };

/** Of the testimonials: pairs of swatches, and what holds the place of the films. */
export const testimonialPictures: readonly SitePicture[] = [
  {
    name: "swatch-straight-chestnut",
    ...swatch,
    alt: "Two swatches of straight chestnut hair, the left one dull and frizzy, the right one with a band of gloss",
  },
  {
    name: "swatch-straight-black",
    ...swatch,
    alt: "Two swatches of straight black hair, the left one with uneven ends, the right one with an even edge",
  },
  {
    name: "swatch-wavy-blonde",
    ...swatch,
    alt: "Two swatches of wavy blonde hair, the left one frizzy at its sides, the right one smooth",
  },
  {
    name: "swatch-wavy-copper",
    ...swatch,
    alt: "Two swatches of wavy copper hair, the left one loose and blurred, the right one in clear waves",
  },
  {
    name: "swatch-coily-brown",
    ...swatch,
    alt: "Two swatches of coily brown hair, the left one a cloud of frizz, the right one in single coils",
  },
  {
    name: "swatch-coily-black",
    ...swatch,
    alt: "Two swatches of coily black hair, the left one with a halo of loose hairs, the right one in single coils",
  },
  {
    name: "diary-combing",
    ...diary,
    alt: "Long blonde waves on linen, a walnut comb lying in them",
  },
  {
    name: "diary-washing",
    ...diary,
    alt: "Wet dark hair before sage tiles, drops of water at its ends",
  },
  {
    name: "diary-night",
    ...diary,
    alt: "Dark coils on evergreen satin in dim light, a small flask of oil beside them",
  },
  {
    name: "diary-capsules",
    ...diary,
    alt: "Brown hair with silver in it, before it a jar of capsules and a glass of water",
  },
  {
    name: "diary-silver",
    ...diary,
    alt: "Hair that has grown out silver above brown, a bottle of shampoo beside it on linen",
  },
  {
    name: "diary-regrowth",
    ...diary,
    alt: "A copper braid on linen, tied with green thread, short new hairs along it",
  },
];
