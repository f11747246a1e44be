import { Picture } from "~/blocks/picture";
import { articleWidths } from "~/blocks/store-picture";
import type { BodyImage } from "~/commerce/article-body";

const sizes = "(width < 45rem) 100vw, (width < 68.75rem) 92vw, 844px";

/**
 * A picture in the text. One that says its size is asked for in that form, so that nothing moves when
 * the size was wrong; one that says none gets a frame of 3:2 and is shown whole inside it.
 */
export function BodyPicture({ image: { src, alt, size } }: { image: BodyImage }) {
  const picture = {
    url: src,
    alt,
    crop: size ?? { width: 1200, height: 800 },
    widths: articleWidths,
    isUncropped: !size,
  };
  return (
    <Picture picture={picture} sizes={sizes} className={size ? "" : "aspect-3/2 object-contain"} />
  );
}
