import type { ProductImage as Image } from "~/commerce/model";
import { heightFor, imageAddress, imageSources } from "./image-address";

/** Widths in pixels, for one and for two device pixels; the store never enlarges a picture. */
const widthsFor = {
  thumbnail: [96, 144, 216],
  card: [240, 360, 480, 640, 860],
  stage: [480, 720, 960, 1280, 1800],
} as const;

type ProductImageProps = {
  image: Image;
  use: keyof typeof widthsFor;
  /** How wide the picture is shown, as in the `sizes` attribute. */
  sizes: string;
  /** Overrides the store's own text; empty beside a text that says the same. */
  alt?: string;
  /** The page's main picture: loaded first. */
  priority?: boolean;
  className?: string;
};

/** A product's picture from the store's image service, 4:5. */
export function ProductImage({ image, use, sizes, alt, priority, className }: ProductImageProps) {
  const widths = widthsFor[use];
  const width = widths[2];
  return (
    <img
      src={imageAddress(image.url, width)}
      srcSet={imageSources(image.url, widths)}
      sizes={sizes}
      width={width}
      height={heightFor(width)}
      alt={alt ?? image.alt}
      className={className}
      {...(priority
        ? { loading: "eager", fetchPriority: "high" }
        : { loading: "lazy", decoding: "async" })}
    />
  );
}
