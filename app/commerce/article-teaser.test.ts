import { expect, test } from "vitest";
import { plainText } from "./article-teaser";

test.each([
  ["<p>One</p><p>Two</p>", "One Two"],
  ["<p>re<strong>search</strong>ed</p>", "researched"],
  ["<p>Fish &amp; oats, 2&nbsp;g &#8212; caf&eacute;</p>", "Fish & oats, 2 g — café"],
  ["re&shy;search &rarr; hair", "research → hair"],
  ["<p>2 < 3 and 3 > 2</p>", "2 < 3 and 3 > 2"],
  ["a<br>b<img alt='x > y'>", "a b y'>"],
  ["<script>alert(1)</script>Text<style>p{}</style>", "Text"],
  ["Before<!-- hidden <p>text</p> -->after", "Before after"],
  ["&#xD800;&#0;&unknown;", "\uFFFD\uFFFD&unknown;"],
  ["", ""],
])("the text of %j is %j", (html, expected) => {
  expect(plainText(html)).toBe(expected);
});
