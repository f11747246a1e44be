import { preload } from "react-dom";
import type { SitePicture } from "~/content/site-picture";
import { type StorePicture, storeAddresses } from "./store-picture";

type PictureProps = {
  /** One of the shop's own, or one that the store's image service cuts. */
  picture: SitePicture | StorePicture;
  /** Overrides the picture's own text; empty where it decorates. */
  alt?: string;
  /** How wide the picture is shown, as in the `sizes` attribute. */
  sizes: string;
  /** Another crop for phones. */
  portrait?: SitePicture;
  /** The page's main picture: loaded first. One a page. */
  priority?: boolean;
  /** Seen at once, but after everything else. */
  isMinor?: boolean;
  className?: string;
};

/**
 * A picture in every format and width that there is of it. The shop's own name their formats; the
 * store's service reads from the request which one the browser knows.
 */
export function Picture({ picture, portrait, sizes, priority = false, ...props }: PictureProps) {
  const { alt = picture.alt, isMinor = false, className = "" } = props;
  const isOfStore = "url" in picture;
  const { width, height } = isOfStore ? picture.form : picture;
  const addresses = isOfStore ? storeAddresses(picture) : cutsOf(picture, "jpg");
  const image = (
    <img
      src={addresses[1] ?? addresses[0]}
      srcSet={sourceSet(addresses, picture.widths)}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      className={`${isOfStore ? "bg-raised" : picture.tint} ${className}`.trim()}
      {...(priority ? eager : lazy)}
      {...(isMinor && { fetchPriority: "low" })}
    />
  );
  // React itself writes the preload for an image that stands in no `<picture>`.
  if (isOfStore) return image;

  if (priority) {
    preloadCut(picture, sizes, portrait && otherwise);
    if (portrait) preloadCut(portrait, sizes, phones);
  }
  return (
    <picture>
      {portrait && (
        <>
          <Source picture={portrait} type="avif" sizes={sizes} media={phones} />
          <Source picture={portrait} type="webp" sizes={sizes} media={phones} />
          <Source picture={portrait} type="jpg" sizes={sizes} media={phones} />
        </>
      )}
      <Source picture={picture} type="avif" sizes={sizes} />
      <Source picture={picture} type="webp" sizes={sizes} />
      {image}
    </picture>
  );
}

/** Below the token `--breakpoint-sm`. */
const phones = "(width < 45rem)";
const otherwise = "(width >= 45rem)";

const eager = { loading: "eager", fetchPriority: "high" } as const;
const lazy = { loading: "lazy", decoding: "async" } as const;

type CutType = "avif" | "webp" | "jpg";
type SourceProps = { picture: SitePicture; type: CutType; sizes: string; media?: string };

function Source({ picture, type, sizes, media }: SourceProps) {
  const mediaType = type === "jpg" ? "image/jpeg" : `image/${type}`;
  return (
    <source
      type={mediaType}
      srcSet={sourcesOf(picture, type)}
      sizes={sizes}
      media={media}
      width={picture.width}
      height={picture.height}
    />
  );
}

/** In the head of the page, by the very list from which the `<source>` is chosen: one download. */
function preloadCut(picture: SitePicture, sizes: string, media: string | undefined): void {
  preload(picture.src, {
    as: "image",
    type: "image/avif",
    imageSrcSet: sourcesOf(picture, "avif"),
    imageSizes: sizes,
    fetchPriority: "high",
    ...(media && { media }),
  });
}

function sourcesOf(picture: SitePicture, type: CutType): string {
  return sourceSet(cutsOf(picture, type), picture.widths);
}

function cutsOf({ src, widths }: SitePicture, ending: CutType): string[] {
  return widths.map((width) => `${src}-${width}.${ending}`);
}

function sourceSet(addresses: readonly string[], widths: readonly number[]): string {
  return addresses.map((address, index) => `${address} ${widths[index]}w`).join(", ");
}
