import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Sharp, SharpInput } from "sharp";
import { type ImageSize, type MasterImage, openImage } from "./image-masters.ts";
import type { Crop, ImageFormat, ImageRequest } from "./image-request.ts";

type Region = ImageSize & { left: number; top: number };
export type TargetSize = ImageSize & { region: Region | null };

/** Part of a file's name: raise it when the encoding below changes. */
const recipe = 5;

/** The size of the response to a request, and the name of its file: the same name for the same content. */
export function planImage(
  master: MasterImage,
  { shot, format, ...wanted }: ImageRequest,
): { size: TargetSize; name: string } {
  const size = planSize(master, wanted);
  const key = createHash("sha1")
    .update(JSON.stringify([recipe, shot, master.version, size]))
    .digest("hex");
  return { size, name: `${key}.${format}` };
}

/** The actual size: never larger than the master; both sides without a crop mean "fit inside". */
export function planSize(
  master: ImageSize,
  { width, height, crop }: { width: number | null; height: number | null; crop: Crop | null },
): TargetSize {
  if (width !== null && height !== null && crop) return planCrop(master, { width, height }, crop);
  const scale = Math.min(
    1,
    (width ?? master.width) / master.width,
    (height ?? master.height) / master.height,
  );
  return { ...scaled(master, scale), region: null };
}

function planCrop(master: ImageSize, { width, height }: ImageSize, crop: Crop): TargetSize {
  const ratio = width / height;
  const region = {
    width: Math.max(1, Math.min(master.width, Math.round(master.height * ratio))),
    height: Math.max(1, Math.min(master.height, Math.round(master.width / ratio))),
  };
  const spareX = master.width - region.width;
  const spareY = master.height - region.height;
  const left = crop === "left" ? 0 : crop === "right" ? spareX : Math.round(spareX / 2);
  const top = crop === "top" ? 0 : crop === "bottom" ? spareY : Math.round(spareY / 2);
  return {
    ...scaled(region, Math.min(1, width / region.width)),
    // A master with these proportions is not cropped, so that both kinds of request share one file.
    region: spareX === 0 && spareY === 0 ? null : { left, top, ...region },
  };
}

function scaled({ width, height }: ImageSize, scale: number): ImageSize {
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

type AvifOptions = { quality: number; effort: number };
/** `pixels` are the master's, if the caller has decoded them. */
type ResizeOptions = { pixels?: () => Promise<SharpInput>; avif?: AvifOptions };

/**
 * Resizes and encodes. All of a master in its own format is the master's file, which was encoded with more
 * care, unless the caller asks for a quality.
 */
export async function resizeImage(
  master: MasterImage,
  size: TargetSize,
  format: ImageFormat,
  { pixels, avif }: ResizeOptions = {},
): Promise<Buffer<ArrayBuffer>> {
  const { source } = master;
  const isWhole = !size.region && size.width === master.width && size.height === master.height;
  if (!avif && isWhole && typeof source === "string" && source.endsWith(`.${format}`))
    return readFile(source);

  let image = await openImage((await pixels?.()) ?? source);
  if (size.region) image = image.extract(size.region);
  image = image.resize(size.width, size.height, { fit: "fill" }).flatten({ background: "#FAF6F0" });
  return encode(image, format, avif).toBuffer();
}

/** Effort 1 where a visitor may be waiting. Quality 66 keeps plain backdrops free of blocks. */
const quickAvif: AvifOptions = { quality: 66, effort: 1 };

function encode(image: Sharp, format: ImageFormat, avif = quickAvif): Sharp {
  if (format === "avif") return image.avif({ ...avif, chromaSubsampling: "4:2:0" });
  if (format === "webp") return image.webp({ quality: 82, effort: 2 });
  if (format === "png") return image.png({ compressionLevel: 8 });
  return image.jpeg({ quality: 84, progressive: true });
}
