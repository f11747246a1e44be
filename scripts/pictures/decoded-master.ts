import sharp from "sharp";
import type { MasterPicture } from "../../embedded-commerce/images/picture-masters.ts";

/** A master whose pixels are read once, and only if somebody cuts it: decoding costs as much as a small cut. */
export function decodedMaster(master: MasterPicture): () => Promise<MasterPicture> {
  let decoded: Promise<MasterPicture> | null = null;
  return () => {
    decoded ??= sharp(master.source)
      .tiff({ compression: "none" })
      .toBuffer()
      .then((source) => ({ ...master, source }));
    return decoded;
  };
}
