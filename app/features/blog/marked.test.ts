import { expect, test } from "vitest";
import { markedParts } from "./marked";

/** The parts as one text, matches in brackets. */
function marked(text: string, search: string): string {
  return markedParts(text, search)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join("");
}

test.each([
  ["Iron and environment", "iron", "[Iron] and env[iron]ment"],
  ["Iron", "", "Iron"],
  ["Iron", "zinc", "Iron"],
  ["aaa", "aa", "[aa]a"],
  ["a.c abc", "a.c", "[a.c] abc"],
  ["İstanbul iron", "iron", "İstanbul iron"],
])("%j searched for %j shows %s", (text, search, expected) => {
  expect(marked(text, search)).toBe(expected);
});
