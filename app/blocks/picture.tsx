import { type PictureName, pictures } from "~/content/generated/pictures";

type PictureProps = {
  name: PictureName;
  alt: string;
  /** How wide the picture is shown, as in the `sizes` attribute. */
  sizes: string;
  /** Another crop for phones. */
  portrait?: PictureName;
  /** The page's main picture: loaded first. */
  priority?: boolean;
  className?: string;
};

/** One of the shop's own pictures, in the formats and widths that were cut from its master. */
export function Picture({ name, alt, sizes, portrait, priority, className }: PictureProps) {
  const picture = pictures[name];
  return (
    <picture>
      {portrait && (
        <>
          <Source name={portrait} type="avif" sizes={sizes} media={phones} />
          <Source name={portrait} type="webp" sizes={sizes} media={phones} />
        </>
      )}
      <Source name={name} type="avif" sizes={sizes} />
      <Source name={name} type="webp" sizes={sizes} />
      <img
        src={`${picture.src}-${picture.widths[1]}.jpg`}
        srcSet={sourcesOf(name, "jpg")}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={alt}
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

type SourceProps = { name: PictureName; type: "avif" | "webp"; sizes: string; media?: string };

function Source({ name, type, sizes, media }: SourceProps) {
  return (
    <source type={`image/${type}`} srcSet={sourcesOf(name, type)} sizes={sizes} media={media} />
  );
}

function sourcesOf(name: PictureName, ending: string): string {
  const { src, widths } = pictures[name];
  return widths.map((width) => `${src}-${width}.${ending} ${width}w`).join(", ");
}
