export type SitePicture = {
  /** Name of the master in `art/masters`, without its extension. */
  name: string;
  /** Size of the plain picture that stands in while the master is missing. */
  fallback: { width: number; height: number };
  /** AVIF quality; fine texture such as hair hides more than smooth walls do. */
  quality: number;
};

/** Every picture of the pages themselves. */
export const sitePictures: readonly SitePicture[] = [
  { name: "home-hero", fallback: { width: 1920, height: 1080 }, quality: 52 },
  { name: "home-hero-portrait", fallback: { width: 1080, height: 1350 }, quality: 52 },
  { name: "shop-hero", fallback: { width: 1920, height: 720 }, quality: 55 },
  { name: "strand-band", fallback: { width: 1920, height: 640 }, quality: 45 },
  // Of the sample posts, which have to be whole without the store and its picture service.
  { name: "journal-molecules", fallback: { width: 1920, height: 1280 }, quality: 55 },
  { name: "journal-wash", fallback: { width: 1920, height: 1280 }, quality: 55 },
  { name: "journal-ends", fallback: { width: 1920, height: 1280 }, quality: 55 },
  { name: "journal-garden", fallback: { width: 1920, height: 1280 }, quality: 55 },
];
