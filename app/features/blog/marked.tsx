/** A piece of text, or a match to mark. */
export type MarkedPart = string | { mark: string };

/** A text with its matches in `<mark>`. */
export function Marked({ parts }: { parts: readonly MarkedPart[] }) {
  let at = 0;
  return parts.map((part) => {
    const text = typeof part === "string" ? part : part.mark;
    const key = at;
    at += text.length;
    return typeof part === "string" ? (
      <span key={key}>{text}</span>
    ) : (
      <mark key={key} className="rounded-tag bg-sunken text-ink">
        {text}
      </mark>
    );
  });
}
