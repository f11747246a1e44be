/** Words between spaces; in scripts that write none between words, those that the language has. */
export function wordCount(text: string): number {
  const runs = text.split(/\s+/).filter((run) => run !== "");
  return runs.reduce((sum, run) => sum + (scriptsWithoutSpaces.test(run) ? countWords(run) : 1), 0);
}

const scriptsWithoutSpaces =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

function countWords(run: string): number {
  const segments = new Intl.Segmenter("en", { granularity: "word" }).segment(run);
  return [...segments].filter(({ isWordLike }) => isWordLike).length;
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

/** Characters of a description of a page; the platform asks its merchants for no more. */
export const maxMetaCharacters = 320;

/** What a theme or plugin of another blog would have replaced: `[gallery columns=2]`, `[/caption]`, `[vc_row]`. */
const shortcode =
  /\[\/?(?:(?:audio|caption|embed|gallery|playlist|video|[a-z]{1,30}_\w{1,30})(?:\s[^\][]*)?|[a-z][\w-]{0,40}\s{1,9}[\w-]{1,40}=[^\][]+)\]/gi;

export function withoutShortcodes(text: string): string {
  return text.replace(shortcode, "");
}
