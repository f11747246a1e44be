import { existsSync } from "node:fs";
import { rename } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type Metadata } from "sharp";

/** A photo that cannot become a master. The message is for the user: one line for the problem, one for the fix. */
export class PhotoError extends Error {}

type Photo = {
  /** JPEG, PNG, WebP, TIFF or AVIF. */
  file: string;
  /** Name of the image that it replaces; with `isNew`, of one that does not exist yet. */
  name: string;
  isNew: boolean;
  mastersDir: string;
};

/** Width of a new image. The widest that pages show is 1920 pixels. */
const maxNewWidth = 2400;

/**
 * Writes a photo as a master: upright, in sRGB and without the camera's data. In place of a master it gets that one's
 * size, cropped around what draws the eye. Resolves with the size.
 */
export async function writePhoto({ file, name, isNew, mastersDir }: Photo) {
  const target = join(mastersDir, `${name}.avif`);
  if (isNew !== !existsSync(target) || !/^[a-z0-9-]+$/.test(name))
    throw new PhotoError(
      isNew
        ? `${name} cannot be the name of a new image.\nUse small letters, digits and hyphens, and a name that content/images.ts does not have.`
        : `There is no image called ${name}.\nUse a name from content/images.ts, or add --new for a new image.`,
    );
  const photo = sharp(file).autoOrient();
  const { autoOrient } = await photo.metadata().catch((cause: Error): Metadata => {
    throw new PhotoError(`${file} cannot be read: ${cause.message}.\n${formats}`, { cause });
  });
  const { width, height } = isNew
    ? scaleDown(autoOrient, maxNewWidth)
    : await sharp(target).metadata();
  if (autoOrient.width < width || autoOrient.height < height)
    throw new PhotoError(
      `The photo has ${autoOrient.width} x ${autoOrient.height} pixels, and ${name} needs ${width} x ${height}.\nUse a larger photo.`,
    );
  const written = `${target}.new`;
  await photo
    .resize({ width, height, position: sharp.strategy.attention })
    .avif({ quality: 70, effort: 4, chromaSubsampling: "4:4:4" })
    .toFile(written);
  await rename(written, target);
  return { width, height };
}

const formats =
  "Name a photo as JPEG, PNG, WebP, TIFF or AVIF; export one from an iPhone (HEIC) as JPEG first.";

function scaleDown({ width, height }: { width: number; height: number }, maxWidth: number) {
  const scale = Math.min(1, maxWidth / width);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
