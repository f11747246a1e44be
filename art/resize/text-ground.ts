import sharp from "sharp";

/** The part of an image on which a hero's text lies, in shares of its sides: above in a portrait, else on the left. */
const areas = {
  portrait: { width: 0.8, height: 0.5 },
  landscape: { width: 0.3, height: 0.65 },
};
/** Luma of 255 below which the text's color has less than 7:1 on it. */
const minLuma = 170;

/** Whether dark text can be read on every part of the image where it lies. */
export async function isPaleUnderText(image: string | Buffer): Promise<boolean> {
  const { width, height } = await sharp(image).metadata();
  const share = height > width ? areas.portrait : areas.landscape;
  const area = sharp(image).extract({
    left: 0,
    top: 0,
    width: Math.round(width * share.width),
    height: Math.round(height * share.height),
  });
  const parts = await area.greyscale().resize(16, 16, { fit: "fill" }).raw().toBuffer();
  return Math.min(...parts) >= minLuma;
}
