import type { SitePicture } from "./site-picture.ts";

/** Of the sample posts, which have to be whole without the store and its picture service. */
export const journalPictures: readonly SitePicture[] = [
  {
    name: "journal-molecules",
    fallback: { width: 1632, height: 1088 },
    quality: 55,
    alt: "Six old bottles on a stone shelf, one with a paper tag",
  },
  {
    name: "journal-wash",
    fallback: { width: 1632, height: 1088 },
    quality: 55,
    alt: "Scrub, shampoo, conditioner and serum in a row before sage tiles",
  },
  {
    name: "journal-ends",
    fallback: { width: 1632, height: 1088 },
    quality: 55,
    alt: "A chestnut lock wound round a brass curling wand",
  },
  {
    name: "journal-garden",
    fallback: { width: 1632, height: 1088 },
    quality: 55,
    alt: "Chamomile laid across an open notebook, a pencil beside it",
  },
];
