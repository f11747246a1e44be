import { openSync } from "fontkit";
import sharp from "sharp";
import { colours, fonts } from "./brand.ts";

/** As in the header: the display face at 500, set a hundredth of an em closer. */
const tracking = -0.01;
/** Clear space around the letters, in em. */
const air = 0.18;

/** The name as outlines, so that it looks the same where the typeface is not installed. */
export function wordMarkSvg(name: string): string {
  const font = openSync(fonts.display);
  if (!("layout" in font)) throw new Error(`${fonts.display} holds several fonts`);
  const em = font.unitsPerEm;
  const { glyphs, positions } = font.layout(name);

  let x = 0;
  const letters = glyphs.map((glyph, index) => {
    const outline = glyph.path.translate(x + (positions[index]?.xOffset ?? 0), 0).toSVG();
    x += (positions[index]?.xAdvance ?? glyph.advanceWidth) + tracking * em;
    return outline;
  });
  const width = Math.round(x - tracking * em);
  const inset = Math.round(air * em);
  const box = [-inset, -font.ascent - inset, width + 2 * inset, em + 2 * inset].map(Math.round);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(" ")}" role="img" aria-label="${name}"><title>${name}</title><path fill="${colours.evergreen}" transform="scale(1 -1)" d="${letters.join("")}"/></svg>\n`;
}

/** 2400 pixels wide, on nothing. */
export function wordMarkPng(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).resize({ width: 2400 }).png({ compressionLevel: 9 }).toBuffer();
}
