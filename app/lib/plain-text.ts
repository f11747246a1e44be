/** The text of HTML, for counting and excerpts. The result is not escaped: render it as text only. */
export function plainText(html: string): string {
  const text = html
    .replace(/<!--[\s\S]*?(?:-->|$)/g, " ")
    .replace(/<(script|style|template|svg|math|iframe|noscript)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, " ")
    .replace(/<\/?(?:a|abbr|b|code|em|i|mark|s|small|span|strong|sub|sup|u)\b[^>]*>/gi, "")
    .replace(/<[a-z/!?][^>]*(?:>|$)/gi, " ");
  return decodeEntities(text).replace(/\s+/g, " ").trim();
}

export function wordCount(text: string): number {
  return text === "" ? 0 : text.split(/\s+/).length;
}

/** Truncates a text at a word, with an ellipsis. */
export function firstCharacters(text: string, count: number): string {
  const characters = [...text];
  if (characters.length <= count) return text;
  const cut = characters.slice(0, count + 1).join("");
  const lastSpace = cut.lastIndexOf(" ");
  const kept = lastSpace > 0 ? cut.slice(0, lastSpace) : characters.slice(0, count).join("");
  return `${kept.replace(/[\s,;:.–—-]+$/u, "")}…`;
}

function decodeEntities(text: string): string {
  return text.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,8});/gi, (whole, name: string) => {
    if (name[0] !== "#")
      return namedEntities.get(name) ?? namedEntities.get(name.toLowerCase()) ?? whole;
    const isHex = name[1] === "x" || name[1] === "X";
    const code = Number.parseInt(name.slice(isHex ? 2 : 1), isHex ? 16 : 10);
    return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
      ? String.fromCodePoint(code)
      : "\uFFFD";
  });
}

/** The entities that editors write. */
const namedEntities = new Map([
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
