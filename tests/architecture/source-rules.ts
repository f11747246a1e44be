/** A colour written out, or a colour of the framework's own palette, where a token belongs. */
export function rawColours(source: string): string[] {
  const code = source
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/^\s*\/\/.*$/gm, "")
    // The browser's own frame is coloured by a meta element, which can read no token.
    .replace(/<meta name="theme-color"[^>]*>/g, "");
  return colourPatterns.flatMap((pattern) => [...code.matchAll(pattern)].map(([match]) => match));
}

const palette =
  "black|white|slate|gray|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose";

const colourPatterns = [
  // An address such as `/about#add` is not a colour: nothing may stand before the hash.
  /(?<![\w/&])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b/gi,
  /\b(?:rgba?|hsla?|oklch|oklab|hwb)\(\s*[\d.]/gi,
  new RegExp(
    `(?<=[\\s"'\`:])(?:bg|text|border|ring|fill|stroke|outline|decoration|accent|caret)-(?:(?:${palette})-\\d{2,3}|black|white)\\b`,
    "g",
  ),
];

/** Lower case words joined by hyphens, then endings; the framework's dotted entry names included. */
export function isKebabCase(fileName: string): boolean {
  return /^\.?[a-z\d]+(?:-[a-z\d]+)*(?:\.[a-z\d]+(?:-[a-z\d]+)*)*$/.test(fileName);
}

/** A file that only passes on what other files export. */
export function isBarrel(source: string): boolean {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, "").replace(/^\s*\/\/.*$/gm, "");
  const rest = code.replace(
    /^\s*export\s+(?:type\s+)?(?:\*|\{[^}]*\})[^;]*?from\s*["'][^"']+["'];?/gm,
    "",
  );
  return code.trim() !== "" && rest.trim() === "";
}
