import { expect, test } from "vitest";
import { firstCharacters, plainText, wordCount } from "./plain-text";

test.each([
  ["<p>One</p><p>Two</p>", "One Two"],
  ["<p>re<strong>search</strong>ed</p>", "researched"],
  ["<p>Fish &amp; oats, 2&nbsp;g &#8212; caf&eacute;</p>", "Fish & oats, 2 g — café"],
  ["<p>2 < 3 and 3 > 2</p>", "2 < 3 and 3 > 2"],
  ["a<br>b<img alt='x > y'>", "a b y'>"],
  ["<script>alert(1)</script>Text<style>p{}</style>", "Text"],
  ["Before<!-- hidden <p>text</p> -->after", "Before after"],
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

test.each([
  ["a short text are all of it", "a".repeat(200), 200, "a".repeat(200)],
  ["a sentence end at a word", "Hair grows slowly, and so do we.", 19, "Hair grows slowly…"],
  ["a word that ends there include it", "Hair grows slowly", 10, "Hair grows…"],
  ["an endless word end inside it", "a".repeat(300), 200, `${"a".repeat(200)}…`],
  ["emoji end between two", "👩🏽".repeat(3), 2, "👩🏽…"],
])("the first characters of %s", (_, text, count, expected) => {
  expect(firstCharacters(text, count)).toBe(expected);
});
