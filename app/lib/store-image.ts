/** An image from the store's image service, which resizes it as the URL says. */
export type ResponsiveImage = {
  url: string;
  alt: string;
  /** Size that sets the aspect ratio; the same for every image, so that the layout does not shift. */
  crop: Crop;
  widths: readonly number[];
  /** Requested without a crop, because its aspect ratio is its own. */
  isUncropped?: boolean;
};

export type Crop = { width: number; height: number };

/** Product cards are 4:5. A stage shows an image of another form whole. */
export const productCrop: Crop = { width: 1280, height: 1600 };
/** Images of the blog are 3:2; a frame of another form shows less of them. */
export const articleCrop: Crop = { width: 1632, height: 1088 };
/** Link previews. */
export const previewCrop: Crop = { width: 1200, height: 630 };

/**
 * Few widths, shared by every place, because the build makes each of them of every image. Lists
 * ask the API for an image's address and text only, so they cannot know how large the master is; the
 * widths end where the embedded store's masters do, and nothing is ever enlarged.
 */
export const productWidths = {
  thumbnail: [220, 360],
  card: [360, 540, 860],
  stage: [860, 1280],
} as const;
export const articleWidths = [420, 800, 1200, 1632] as const;

/** URL of an image at a width in pixels; without a crop the aspect ratio stays. */
export function getStoreImageUrl(address: string, width: number, crop?: Crop): string {
  // Both would end it in a source set.
  const url = address.replace(/[\s,]/g, encodeURIComponent);
  const separator = url.includes("?") ? "&" : "?";
  const query = crop ? `&height=${Math.round((width * crop.height) / crop.width)}&crop=center` : "";
  return `${url}${separator}width=${width}${query}`;
}

/** `src` and `srcset` of its `<img>`. */
export function getStoreImageSources({ url, widths, crop, isUncropped }: ResponsiveImage) {
  const urls = widths.map((width) => getStoreImageUrl(url, width, isUncropped ? undefined : crop));
  return { src: urls[0] ?? url, srcSet: toSourceSet(urls, widths) };
}

export function toSourceSet(urls: readonly string[], widths: readonly number[]): string {
  return urls.map((url, index) => `${url} ${widths[index]}w`).join(", ");
}
