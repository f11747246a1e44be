import { preload } from "react-dom";
import { breakpoints } from "~/lib/breakpoints";
import type { SiteImage } from "~/lib/site-image";
import { getStoreImageSources, type ResponsiveImage, toSourceSet } from "~/lib/store-image";

export type PictureProps = {
  /** One of the shop's own, or one from the store's image service. */
  image: SiteImage | ResponsiveImage;
  /** Overrides the image's own text; empty where it decorates. */
  alt?: string;
  sizes: string;
  /** Another crop for phones. */
  portrait?: SiteImage;
  /** In the first window, on a phone too: loaded first. */
  priority?: boolean;
  /** Loaded with low priority. */
  isMinor?: boolean;
  className?: string;
};

/**
 * An image in all its widths. The shop's own are AVIF, with a JPEG for browsers without it; the store's
 * image service reads the accepted formats from the request.
 */
export function Picture({ image, portrait, sizes, priority = false, ...props }: PictureProps) {
  const { alt = image.alt, isMinor = false, className = "" } = props;
  const isOfStore = "url" in image;
  const { width, height } = isOfStore ? image.crop : image;
  const attributes = {
    width,
    height,
    alt,
    className: `${isOfStore ? "bg-raised" : image.tint} ${className}`.trim(),
    ...(priority ? eager : lazy),
    ...(isMinor && { fetchPriority: "low" as const }),
  };
  if (isOfStore) {
    // React writes the preload for an image outside of a `<picture>`.
    return <img {...getStoreImageSources(image)} sizes={sizes} {...attributes} alt={alt} />;
  }

  if (priority) {
    preloadAvif(image, sizes, portrait && otherwise);
    if (portrait) preloadAvif(portrait, sizes, phones);
  }
  return (
    <picture>
      {portrait && (
        <source
          type="image/avif"
          srcSet={avifSet(portrait)}
          sizes={sizes}
          media={phones}
          width={portrait.width}
          height={portrait.height}
        />
      )}
      <source type="image/avif" srcSet={avifSet(image)} sizes={sizes} />
      <img src={`${image.src}.jpg`} {...attributes} alt={alt} />
    </picture>
  );
}

/** Below the token `--breakpoint-sm`. */
const phones = `(width < ${breakpoints.sm})`;
const otherwise = `(width >= ${breakpoints.sm})`;

const eager = { loading: "eager", fetchPriority: "high" } as const;
const lazy = { loading: "lazy", decoding: "async" } as const;

/** Preloads from the same list as the `<source>`, so that the image is downloaded once. */
function preloadAvif(image: SiteImage, sizes: string, media: string | undefined): void {
  preload(image.src, {
    as: "image",
    type: "image/avif",
    imageSrcSet: avifSet(image),
    imageSizes: sizes,
    fetchPriority: "high",
    ...(media && { media }),
  });
}

function avifSet({ src, widths }: SiteImage): string {
  return toSourceSet(
    widths.map((width) => `${src}-${width}.avif`),
    widths,
  );
}
