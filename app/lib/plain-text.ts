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
