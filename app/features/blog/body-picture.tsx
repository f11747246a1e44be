import type { BodyImage } from "~/commerce/article-body";
import { pictureAddress, pictureSources } from "./picture-address";

/** Widths in pixels, for one and for two device pixels; the store never enlarges a picture. */
const widths = [480, 720, 960, 1280, 1800];
const sizes = "(width < 45rem) 100vw, (width < 68.75rem) 92vw, 844px";

/**
 * A picture in the text. One that says its size is asked for in that form, so that nothing moves when
 * the size was wrong; one that says none gets a frame of 3:2 and is shown whole inside it.
 */
export function BodyPicture({ image: { src, alt, size } }: { image: BodyImage }) {
  const { width, height } = size ?? { width: 1200, height: 800 };
  const ratio = size ? width / height : undefined;
  return (
    <img
      src={pictureAddress(src, 960, ratio)}
      srcSet={pictureSources(src, widths, ratio)}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      loading="lazy"
      decoding="async"
      className={size ? undefined : "is-unsized"}
    />
  );
}
