import type { SitePicture } from "~/content/site-picture";

type PictureProps = {
  picture: SitePicture;
  /** Overrides the picture's own text; empty where it decorates. */
  alt?: string;
  /** How wide the picture is shown, as in the `sizes` attribute. */
  sizes: string;
  /** Another crop for phones. */
  portrait?: SitePicture;
  /** The page's main picture: loaded first. */
  priority?: boolean;
  className?: string;
};

/** One of the shop's own pictures, in the formats and widths that were cut from its master. */
export function Picture({ picture, alt, sizes, portrait, priority, className }: PictureProps) {
  return (
    <picture>
      {portrait && (
        <>
          <Source picture={portrait} type="avif" sizes={sizes} media={phones} />
          <Source picture={portrait} type="webp" sizes={sizes} media={phones} />
        </>
      )}
      <Source picture={picture} type="avif" sizes={sizes} />
      <Source picture={picture} type="webp" sizes={sizes} />
      <img
        src={`${picture.src}-${picture.widths[1]}.jpg`}
        srcSet={sourcesOf(picture, "jpg")}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={alt ?? picture.alt}
        className={className}
        {...(priority ? eager : lazy)}
      />
    </picture>
  );
}

/** Below the token `--breakpoint-sm`. */
const phones = "(width < 45rem)";

const eager = { loading: "eager", fetchPriority: "high" } as const;
const lazy = { loading: "lazy", decoding: "async" } as const;

type SourceProps = { picture: SitePicture; type: "avif" | "webp"; sizes: string; media?: string };

function Source({ picture, type, sizes, media }: SourceProps) {
  return (
    <source type={`image/${type}`} srcSet={sourcesOf(picture, type)} sizes={sizes} media={media} />
  );
}

function sourcesOf({ src, widths }: SitePicture, ending: string): string {
  return widths.map((width) => `${src}-${width}.${ending} ${width}w`).join(", ");
}
