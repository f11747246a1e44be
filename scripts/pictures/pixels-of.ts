import sharp from "sharp";
import type { MasterPicture } from "../../embedded-commerce/images/picture-masters.ts";

/** A master's pixels, read once, and only if somebody cuts it: decoding costs as much as a small cut. */
export function pixelsOf({ source }: MasterPicture): () => Promise<Buffer> {
  let pixels: Promise<Buffer> | null = null;
  return () => {
    pixels ??= sharp(source).tiff({ compression: "none" }).toBuffer();
    return pixels;
  };
}
