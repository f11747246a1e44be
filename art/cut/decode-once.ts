import type { MasterPicture } from "../../embedded-commerce/images/picture-masters.ts";
import { openPicture } from "../../embedded-commerce/images/picture-masters.ts";

/** A master's pixels, decoded at the first call only: decoding costs as much as encoding a small cut. */
export function decodeOnce({ source }: MasterPicture): () => Promise<Buffer> {
  let pixels: Promise<Buffer> | null = null;
  return () => {
    pixels ??= openPicture(source).then((picture) =>
      picture.tiff({ compression: "none" }).toBuffer(),
    );
    return pixels;
  };
}
