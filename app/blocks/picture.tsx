import { preload } from "react-dom";
import type { SitePicture } from "~/content/site-picture";
import { breakpoints } from "~/lib/breakpoints";
import { getStoreImageSources, type StorePicture, toSourceSet } from "./store-picture";

export type PictureProps = {
  /** One of the shop's own, or one from the store's image service. */
  picture: SitePicture | StorePicture;
  /** Overrides the picture's own text; empty where it decorates. */
  alt?: string;
  sizes: string;
  /** Another crop for phones. */
  portrait?: SitePicture;
  /** The page's main picture: loaded first. One a page. */
  priority?: boolean;
  /** Loaded with low priority. */
  isMinor?: boolean;
  className?: string;
};

/**
 * A picture in all its widths. The shop's own are AVIF, with a JPEG for browsers without it; the store's
 * image service reads the accepted formats from the request.
 */
export function Picture({ picture, portrait, sizes, priority = false, ...props }: PictureProps) {
  const { alt = picture.alt, isMinor = false, className = "" } = props;
  const isOfStore = "url" in picture;
  const { width, height } = isOfStore ? picture.crop : picture;
  const attributes = {
    width,
    height,
    alt,
    className: `${isOfStore ? "bg-raised" : picture.tint} ${className}`.trim(),
    ...(priority ? eager : lazy),
    ...(isMinor && { fetchPriority: "low" as const }),
  };
  if (isOfStore) {
    // React itself writes the preload for an image that stands in no `<picture>`.
    return <img {...getStoreImageSources(picture)} sizes={sizes} {...attributes} alt={alt} />;
  }

  if (priority) {
    preloadAvif(picture, sizes, portrait && otherwise);
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
      <source type="image/avif" srcSet={avifSet(picture)} sizes={sizes} />
      <img src={`${picture.src}.jpg`} {...attributes} alt={alt} />
    </picture>
  );
}

/** Below the token `--breakpoint-sm`. */
const phones = `(width < ${breakpoints.sm})`;
const otherwise = `(width >= ${breakpoints.sm})`;

const eager = { loading: "eager", fetchPriority: "high" } as const;
const lazy = { loading: "lazy", decoding: "async" } as const;

/** Preloads from the same list as the `<source>`, so that the picture is downloaded once. */
function preloadAvif(picture: SitePicture, sizes: string, media: string | undefined): void {
  preload(picture.src, {
    as: "image",
    type: "image/avif",
    imageSrcSet: avifSet(picture),
    imageSizes: sizes,
    fetchPriority: "high",
    ...(media && { media }),
  });
}

function avifSet({ src, widths }: SitePicture): string {
  return toSourceSet(
    widths.map((width) => `${src}-${width}.avif`),
    widths,
  );
}
