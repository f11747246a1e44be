import { expect, test } from "vitest";
import { markSearch } from "./post-card";

test.each([
  ["Iron and environment", "iron", "[Iron] and env[iron]ment"],
  ["Iron", "", "Iron"],
  ["Iron", "zinc", "Iron"],
  ["aaa", "aa", "[aa]a"],
  ["a.c abc", "a.c", "[a.c] abc"],
  ["İstanbul iron", "iron", "İstanbul [iron]"],
])("%j searched for %j shows %s", (text, search, expected) => {
  const parts = markSearch(text, search);

  expect(parts.map((part) => (typeof part === "string" ? part : `[${part.mark}]`)).join("")).toBe(
    expected,
  );
});
