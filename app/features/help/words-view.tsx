import type { Words } from "~/content/help/help-document";
import { Link } from "~/ui/link";

/** A text without its links, which tells it from the others on its page. */
export function plainWords(words: Words): string {
  if (typeof words === "string") return words;
  return words.map((part) => (typeof part === "string" ? part : part.label)).join("");
}

/** A text with the links that stand in it. */
export function WordsView({ words }: { words: Words }) {
  if (typeof words === "string") return words;
  return words.map((part) =>
    typeof part === "string" ? (
      part
    ) : (
      <Link key={part.to} to={part.to}>
        {part.label}
      </Link>
    ),
  );
}
