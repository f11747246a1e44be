import type { HeadingSize } from "./heading";

/** A title with more characters or a longer word is set so many steps smaller than usual. */
const limits = [
  { step: 3, maxCharacters: 120, maxWord: 21 },
  { step: 2, maxCharacters: 80, maxWord: 18 },
  { step: 1, maxCharacters: 40, maxWord: 14 },
] as const;

/** Letters that are twice as wide as others, and between which a line may break. */
const wideLetter = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Steps for a title of the store, whatever its length, to stay a few lines high with whole words. */
export function getTitleStep(title: string): 0 | 1 | 2 | 3 {
  const text = title.trim();
  const longest = Math.max(
    ...text.split(/[\s–—-]+/).flatMap((word) => word.split(wideLetter).map(getWidth)),
  );
  const found = limits.find(
    ({ maxCharacters, maxWord }) => getWidth(text) > maxCharacters || longest > maxWord,
  );
  return found?.step ?? 0;
}

function getWidth(text: string): number {
  return [...text].reduce((width, letter) => width + (wideLetter.test(letter) ? 2 : 1), 0);
}

/** Display sizes that a title can have, largest first. */
const sizes = ["xl", "lg", "md", "sm", "xs"] as const;

/** The size of a heading whose text is a title of the store. */
export function fitTitle(size: (typeof sizes)[number], title: string): HeadingSize {
  return sizes[Math.min(sizes.indexOf(size) + getTitleStep(title), sizes.length - 1)];
}
