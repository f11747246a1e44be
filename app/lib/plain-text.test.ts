import { describe, expect, test } from "vitest";
import { firstCharacters, plainText, wordCount } from "./plain-text";

test.each([
  ["<p>One</p><p>Two</p>", "One Two"],
  ["<p>re<strong>search</strong>ed</p>", "researched"],
  ["<p>Fish &amp; oats, 2&nbsp;g &#8212; caf&eacute;</p>", "Fish & oats, 2 g — café"],
  ["<p>2 < 3 and 3 > 2</p>", "2 < 3 and 3 > 2"],
  ["a<br>b<img alt='x > y'>", "a b y'>"],
  ["<script>alert(1)</script>Words<style>p{}</style>", "Words"],
  ["Before<!-- hidden <p>words</p> -->after", "Before after"],
  ["&#xD800;&#0;&unknown;", "\uFFFD\uFFFD&unknown;"],
  ["", ""],
])("the text of %j is %j", (html, expected) => {
  expect(plainText(html)).toBe(expected);
});

test.each([
  ["", 0],
  ["one", 1],
  ["one two  three", 3],
])("%j has %i words", (text, expected) => {
  expect(wordCount(text)).toBe(expected);
});

describe("the first characters", () => {
  test("of a short text are all of it, without an ellipsis", () => {
    expect(firstCharacters("a".repeat(200), 200)).toBe("a".repeat(200));
  });

  test("end at a word, with an ellipsis", () => {
    expect(firstCharacters("Hair grows slowly, and so do we.", 19)).toBe("Hair grows slowly…");
    expect(firstCharacters("Hair grows slowly", 10)).toBe("Hair grows…");
  });

  test("of one endless word are cut inside it, never inside a character", () => {
    expect(firstCharacters("a".repeat(300), 200)).toBe(`${"a".repeat(200)}…`);
    expect(firstCharacters("👩🏽".repeat(3), 2)).toBe("👩🏽…");
  });
});
