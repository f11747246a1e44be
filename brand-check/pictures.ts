import { images, strips } from "#brand/content/images.ts";
import { getReleaseFile, mediaKitFile, pressReleases } from "#brand/content/proof/press.ts";
import { site } from "#brand/content/site.ts";
import { catalog } from "#brand/store/catalog.ts";
import { hasPage } from "~/commerce/pages";
import { getShots } from "../embedded-commerce/data/shots";
import type { BrandFile } from "./brand-files";

const { products, articles } = catalog;
const videos = products.flatMap(({ video }) => video ?? []);
const pressFiles = [mediaKitFile, ...pressReleases.map(getReleaseFile)];

/** The files that the content and the embedded store name, and that are not there. */
export function findMissingFiles(files: readonly BrandFile[]): string[] {
  const existing = new Set(files.map(({ path }) => path.replace(/\.webp$/, ".avif")));
  const names = [
    ...Object.keys({ ...images, ...strips }),
    ...products.flatMap((product) => product.images.map(({ shot }) => shot)),
    ...videos.map(({ shot }) => shot),
    ...articles.flatMap(getShots),
  ];
  const needed = [
    ...names.map((name) => `pictures/${name}.avif`),
    ...videos.flatMap(({ shot }) => [`pictures/${shot}.av1.mp4`, `pictures/${shot}.h264.mp4`]),
    ...(site.logo ? ["logo.svg"] : []),
    ...(hasPage(site.pagesOff, "/proof/press") ? pressFiles : []).map((name) => `press/${name}`),
  ];
  return [...new Set(needed)].filter((path) => !existing.has(path));
}

/** Images whose text is too short to say what they show, or longer than a sentence. */
export function findBadTexts(own: Readonly<Record<string, { alt: string }>> = images): string[] {
  const inStore = [...products.flatMap((product) => product.images), ...videos].concat(
    articles.map(({ image }) => image),
  );
  const texts = Object.entries(own).concat(inStore.map((image) => [image.shot, image]));
  return texts.flatMap(([name, { alt }]) =>
    alt.trim().length < 10 || alt.length > 120 ? name : [],
  );
}

/** The most that a picture in full size has, and a video, which is sent as it is. */
const maxBytes: Readonly<Record<string, number>> = { avif: 1_000_000, mp4: 400_000 };

export function findHeavyPictures(files: readonly BrandFile[]): string[] {
  return files.flatMap(({ path, bytes }) => {
    const most = maxBytes[path.split(".").at(-1) ?? ""] ?? Number.POSITIVE_INFINITY;
    return bytes > most ? `${path} (${Math.round(bytes / 1000)} KB of ${most / 1000})` : [];
  });
}
