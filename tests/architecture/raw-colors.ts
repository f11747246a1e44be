/** Colors that are written out, or of Tailwind's palette, where a token of the theme belongs. */
export function rawColors(source: string): string[] {
  const code = source
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/^\s*\/\/.*$/gm, "")
    // A meta element colors the browser's frame; it cannot read a token.
    .replace(/<meta name="theme-color"[^>]*>/g, "");
  return colorPatterns.flatMap((pattern) => [...code.matchAll(pattern)].map(([match]) => match));
}

const palette =
  "black|white|slate|gray|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose";

const colorPatterns = [
  // An address such as `/about#add` is not a color: nothing may stand before the hash.
  /(?<![\w/&])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b/gi,
  /\b(?:rgba?|hsla?|oklch|oklab|hwb)\(\s*[\d.]/gi,
  new RegExp(
    `(?<=[\\s"'\`:])(?:bg|text|border|ring|fill|stroke|outline|decoration|accent|caret)-(?:(?:${palette})-\\d{2,3}|black|white)\\b`,
    "g",
  ),
];
