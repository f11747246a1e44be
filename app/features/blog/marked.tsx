import { markedParts } from "./marked-parts";

export function Marked({ text, search }: { text: string; search: string }) {
  let at = 0;
  return markedParts(text, search).map((part) => {
    const key = at;
    at += part.text.length;
    return part.isMatch ? <mark key={key}>{part.text}</mark> : part.text;
  });
}
