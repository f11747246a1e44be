import { expect, test } from "vitest";
import { toXmlText } from "./xml";

test.each([
  ["Fish & oats", "Fish &amp; oats"],
  ["<b>2 < 3</b>", "&lt;b&gt;2 &lt; 3&lt;/b&gt;"],
  ['a "gentle" wash', "a &quot;gentle&quot; wash"],
  ["&lt;", "&amp;lt;"],
  ["one\ttwo\r\nthree", "one\ttwo\r\nthree"],
  ["\u0000\u0008\u000b\u000c\u000e\u001f", "\ufffd".repeat(6)],
  ["\ufffe\uffff", "\ufffd\ufffd"],
  [
    "a half \ud83d of an emoji, and the other \udc69",
    "a half \ufffd of an emoji, and the other \ufffd",
  ],
  ["a whole 👩🏽, twice 👩👩", "a whole 👩🏽, twice 👩👩"],
])("%j is written into XML as %j", (text, written) => {
  expect(toXmlText(text)).toBe(written);
});
