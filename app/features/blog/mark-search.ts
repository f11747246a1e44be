import type { MarkedPart } from "~/blocks/marked";

/** Splits a text so that every occurrence of the search can be marked. Case is ignored. */
export function markSearch(text: string, search: string): MarkedPart[] {
  const wanted = search.trim().toLowerCase();
  const lower = text.toLowerCase();
  // The lower case of a few letters has another length; offsets would not match the text.
  if (wanted === "" || lower.length !== text.length) return [text];

  const parts: MarkedPart[] = [];
  let from = 0;
  for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, from)) {
    if (at > from) parts.push(text.slice(from, at));
    from = at + wanted.length;
    parts.push({ mark: text.slice(at, from) });
  }
  if (from < text.length) parts.push(text.slice(from));
  return parts;
}
