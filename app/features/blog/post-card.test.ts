import { expect, test } from "vitest";
import { markSearch } from "./post-card";

/** The parts as one text, matches in brackets. */
function marked(text: string, search: string): string {
  return markSearch(text, search)
    .map((part) => (typeof part === "string" ? part : `[${part.mark}]`))
    .join("");
}

test.each([
  ["Iron and environment", "iron", "[Iron] and env[iron]ment"],
  ["Iron", "", "Iron"],
  ["Iron", "zinc", "Iron"],
  ["aaa", "aa", "[aa]a"],
  ["a.c abc", "a.c", "[a.c] abc"],
  ["İstanbul iron", "iron", "İstanbul [iron]"],
])("%j searched for %j shows %s", (text, search, expected) => {
  expect(marked(text, search)).toBe(expected);
});
