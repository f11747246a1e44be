import { readFile } from "node:fs/promises";
import { strToU8, zipSync } from "fflate";
import { openSync } from "fontkit";
import sharp from "sharp";
import { mediaKitProducts } from "#brand/content/proof/press.ts";
import { boilerplate } from "#brand/content/proof/press-release-texts.ts";
import { site } from "#brand/content/site.ts";
import { brandPath } from "../../scripts/brand-folder.ts";
import { themeColor } from "../../server/theme-color.ts";
import { fonts } from "./brand";
import { renderFactSheet } from "./pdf";

/** The ZIP archive for the press: wordmark, product images, fact sheet and boilerplate. */
export async function renderMediaKit(): Promise<Uint8Array> {
  const folder = `${site.slug}-media-kit`;
  const wordmark = Buffer.from(await readWordmark());
  const { width = wordmarkWidth } = await sharp(wordmark).metadata();
  const density = Math.max(72, Math.min((72 * wordmarkWidth) / width, 100_000));
  const files: Record<string, Uint8Array> = {
    [`${folder}/wordmark/${site.slug}.svg`]: wordmark,
    [`${folder}/wordmark/${site.slug}.png`]: await sharp(wordmark, { density })
      .resize({ width: wordmarkWidth })
      .png({ compressionLevel: 9 })
      .toBuffer(),
    [`${folder}/fact-sheet.pdf`]: await renderFactSheet(),
    [`${folder}/about.txt`]: strToU8(
      `About ${site.name}\n\n${boilerplate}\n\nPress contact: ${site.email}\n`,
    ),
  };
  for (const product of mediaKitProducts) {
    const master = brandPath(`pictures/${product}-front.avif`);
    files[`${folder}/images/${product}.jpg`] = await sharp(master)
      .jpeg({ quality: 88, mozjpeg: true })
      .toBuffer();
  }
  // ZIP stores local time from 1980 on. A fixed time keeps the bytes the same.
  return zipSync(files, { level: 9, mtime: new Date(1980, 0, 1) });
}

/** Width of the wordmark as PNG, in pixels. */
const wordmarkWidth = 2400;

/** The brand's logo as SVG, or its name. */
async function readWordmark(): Promise<string> {
  if (!site.logo) return renderWordmark();
  return readFile(brandPath("logo.svg"), "utf8");
}

/** As in the header: letter spacing in em. */
const letterSpacing = -0.01;
/** Clear space around the letters, in em. */
const clearSpace = 0.18;

/** The brand's name as SVG outlines, which need no installed font. */
function renderWordmark(): string {
  const font = openSync(fonts.display);
  if (!("layout" in font)) throw new Error(`${fonts.display} holds several fonts`);
  const em = font.unitsPerEm;
  const { glyphs, positions } = font.layout(site.name);

  let x = 0;
  const letters = glyphs.map((glyph, index) => {
    const outline = glyph.path.translate(x + (positions[index]?.xOffset ?? 0), 0).toSVG();
    x += (positions[index]?.xAdvance ?? glyph.advanceWidth) + letterSpacing * em;
    return outline;
  });
  const width = Math.round(x - letterSpacing * em);
  const inset = Math.round(clearSpace * em);
  const viewBox = [-inset, -font.ascent - inset, width + 2 * inset, em + 2 * inset].map(Math.round);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox.join(" ")}" role="img" aria-label="${site.name}"><title>${site.name}</title><path fill="${themeColor("primary")}" transform="scale(1 -1)" d="${letters.join("")}"/></svg>\n`;
}
