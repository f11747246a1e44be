export function Marked({ text, search }: { text: string; search: string }) {
  let at = 0;
  return markedParts(text, search).map((part) => {
    const key = at;
    at += part.text.length;
    return part.isMatch ? (
      <mark key={key} className="rounded-[2px] bg-sunken text-ink">
        {part.text}
      </mark>
    ) : (
      part.text
    );
  });
}

type MarkedPart = { text: string; isMatch: boolean };

/** A text in parts, so that every place where the search was found can be marked. */
export function markedParts(text: string, search: string): MarkedPart[] {
  const wanted = search.trim().toLowerCase();
  const lower = text.toLowerCase();
  // A few letters change their length in lower case, and then places would not fit the text.
  if (wanted === "" || lower.length !== text.length) return [{ text, isMatch: false }];

  const parts: MarkedPart[] = [];
  let from = 0;
  for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, from)) {
    if (at > from) parts.push({ text: text.slice(from, at), isMatch: false });
    from = at + wanted.length;
    parts.push({ text: text.slice(at, from), isMatch: true });
  }
  if (from < text.length) parts.push({ text: text.slice(from), isMatch: false });
  return parts;
}
