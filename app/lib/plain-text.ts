/**
 * The words of a piece of markup, for counting and for excerpts. What it returns is text: it is shown
 * as text and never parsed again, so it need not be safe as markup.
 */
export function plainText(html: string): string {
  const text = html
    .replace(/<!--[\s\S]*?(?:-->|$)/g, " ")
    .replace(/<(script|style|template|svg|math|iframe|noscript)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, " ")
    .replace(/<\/?(?:a|abbr|b|code|em|i|mark|s|small|span|strong|sub|sup|u)\b[^>]*>/gi, "")
    .replace(/<[a-z/!?][^>]*(?:>|$)/gi, " ");
  return withoutEntities(text).replace(/\s+/g, " ").trim();
}

export function wordCount(text: string): number {
  return text === "" ? 0 : text.split(/\s+/).length;
}

/** The text up to a number of characters, cut at a word, with an ellipsis when something is left out. */
export function firstCharacters(text: string, count: number): string {
  const characters = [...text];
  if (characters.length <= count) return text;
  const cut = characters.slice(0, count + 1).join("");
  const lastSpace = cut.lastIndexOf(" ");
  const kept = lastSpace > 0 ? cut.slice(0, lastSpace) : characters.slice(0, count).join("");
  return `${kept.replace(/[\s,;:.–—-]+$/u, "")}…`;
}

function withoutEntities(text: string): string {
  return text.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,8});/gi, (whole, name: string) => {
    if (name[0] !== "#") return named.get(name) ?? named.get(name.toLowerCase()) ?? whole;
    const isHex = name[1] === "x" || name[1] === "X";
    const code = Number.parseInt(name.slice(isHex ? 2 : 1), isHex ? 16 : 10);
    return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
      ? String.fromCodePoint(code)
      : "\uFFFD";
  });
}

/** Those that editors write; every other character arrives as itself. */
const named = new Map([
  ["amp", "&"],
  ["lt", "<"],
  ["gt", ">"],
  ["quot", '"'],
  ["apos", "'"],
  ["nbsp", " "],
  ["shy", ""],
  ["hellip", "…"],
  ["ndash", "–"],
  ["mdash", "—"],
  ["lsquo", "‘"],
  ["rsquo", "’"],
  ["ldquo", "“"],
  ["rdquo", "”"],
  ["laquo", "«"],
  ["raquo", "»"],
  ["bull", "•"],
  ["middot", "·"],
  ["deg", "°"],
  ["micro", "µ"],
  ["times", "×"],
  ["frac12", "½"],
  ["eacute", "é"],
  ["egrave", "è"],
  ["aacute", "á"],
  ["iacute", "í"],
  ["oacute", "ó"],
  ["uacute", "ú"],
  ["ntilde", "ñ"],
  ["uuml", "ü"],
  ["ouml", "ö"],
  ["auml", "ä"],
  ["ccedil", "ç"],
  ["reg", "®"],
  ["copy", "©"],
  ["trade", "™"],
]);
