import type { HeadingSize } from "./heading";

/** How many steps smaller a title with more characters is set. */
const limits = [
  { step: 3, maxCharacters: 120 },
  { step: 2, maxCharacters: 80 },
  { step: 1, maxCharacters: 40 },
] as const;

/** Letters that are as wide as high, and between which a line may break. */
const wideLetter = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Steps for a title of the store, whatever its length, to stay a few lines high. */
export function getTitleStep(title: string): 0 | 1 | 2 | 3 {
  const letters = [...title.trim()];
  const length = letters.length + letters.filter((letter) => wideLetter.test(letter)).length;
  return limits.find(({ maxCharacters }) => length > maxCharacters)?.step ?? 0;
}

/** Display sizes that a title can have, largest first. */
const sizes = ["xl", "lg", "md", "sm", "xs"] as const;

/** The size of a heading whose text is a title of the store. */
export function fitTitle(size: (typeof sizes)[number], title: string): HeadingSize {
  return sizes[Math.min(sizes.indexOf(size) + getTitleStep(title), sizes.length - 1)];
}

/** Widths in em of the display font's letters, about, and of the hyphen after a part of a word. */
const [smallWidth, capitalWidth, hyphenWidth] = [0.45, 0.65, 0.35];

/** Narrower words fit every column; wider ones are hyphenated or broken. */
const [minWord, fineWord, maxWord] = [3, 12, 24];
const minHyphenatedWord = 17;

/** The class that sets a title no larger than its widest word fits its column, see `word-*` in `app.css`. */
export function getWordClass(title: string): string {
  const words = title.split(/[\s–—-]+/).flatMap((word) => word.split(wideLetter));
  const widest = Math.ceil(Math.max(...words.map(getWidth)) + hyphenWidth);
  // Wider ones in steps of two: a step is too small to see, and each is a rule of the stylesheet.
  const stepped = widest <= fineWord ? widest : 2 * Math.ceil(widest / 2);
  const width = Math.min(Math.max(stepped, minWord), maxWord);
  return width < minHyphenatedWord ? `word-${width}` : `word-${width} hyphens-auto`;
}

/** Width in em; accents add none. */
function getWidth(word: string): number {
  const letters = word.normalize("NFD").match(/\P{M}/gu) ?? [];
  const capitals = letters.filter((letter) => /\p{Lu}/u.test(letter)).length;
  return capitals * capitalWidth + (letters.length - capitals) * smallWidth;
}
