import { expect, test } from "vitest";
import { toMarkdown } from "./to-markdown";

const convert = (main: string, head = "") => {
  const html = `<!DOCTYPE html><html><head>${head}</head><body><header>Menu</header><main>${main}</main></body></html>`;
  const [, , text = ""] = toMarkdown(html, "https://shop.example").split("---\n");
  return text.trim();
};

test("the front matter has what a page says of itself", () => {
  const head = `<title>Oil: "soft" | Shop</title><meta name="description" content="For ends.">
    <link rel="canonical" href="https://shop.example/products/oil">`;
  const html = `<html><head>${head}</head><body><main><h1>Oil</h1></main></body></html>`;

  expect(toMarkdown(html, "https://shop.example")).toBe(`---
title: "Oil: \\"soft\\" | Shop"
url: "https://shop.example/products/oil"
description: "For ends."
---

# Oil
`);
});

test("a product begins with its structured data, without the description", () => {
  const json = '{"@type":"Product","description":"A","offers":{"price":"14.00"}}';
  const html = `<main><script type="application/ld+json">${json}</script></main>`;

  expect(toMarkdown(html, "https://shop.example")).toBe(
    '---\nproduct: {"@type":"Product","offers":{"price":"14.00"}}\n---\n\n',
  );
});

test.each([
  ["a link is absolute", '<a href="/shop">Shop</a>', "[Shop](https://shop.example/shop)"],
  ["a link of another host stays", '<a href="https://a.example/">A</a>', "[A](https://a.example/)"],
  ["controls are left out", "<form><p>Price</p><button>Add</button><input></form>", "Price"],
  ["what only decorates is left out", '<p>One<span aria-hidden="true">1</span></p>', "One"],
  ["what repeats a part for other widths is left out", "<p>A</p><p data-repeated>A</p>", "A"],
  [
    "an earlier price is struck out",
    "<p>$129 <del>$165</del> <s>$200</s></p>",
    "$129 ~~$165~~ ~~$200~~",
  ],
  [
    "an address is not escaped",
    '<a href="/q?a=1&b=2">A</a>',
    "[A](https://shop.example/q?a=1&b=2)",
  ],
  ["a picture without a text is left out", '<p>A</p><img src="/a.jpg" alt="">', "A"],
  ["marks of the renderer are left out", "<p>$<!-- -->50<!-- -->.</p>", "$50."],
  ["a heading stays on one line", "<h1>Shop Clean<br> Hair</h1>", "# Shop Clean Hair"],
  ["parts beside one another have a space", "<p><span>$32</span><span>each</span></p>", "$32 each"],
  ["a label is not one word with its value", "<p>Scent<span>Rosemary</span></p>", "Scent Rosemary"],
  [
    "a word of which a part is marked is one",
    "<p><mark>Ha</mark>ir, H<sub>2</sub>O</p>",
    "*Ha*ir, H2O",
  ],
  ["a sign stays at its word", "<p><strong>Limonene</strong>, oil</p>", "**Limonene**, oil"],
  [
    "emphasis ends with its word",
    "<p>With <em>Ceramides </em>and<b> oils</b></p>",
    "With *Ceramides* and **oils**",
  ],
  ["emphasis of nothing is a space", "<p>A<b> </b>B</p>", "A B"],
  [
    "a list of choices is its choices",
    "<label>Schedule<select><option>30 days</option><option>60 days</option></select></label>",
    "Schedule 30 days, 60 days",
  ],
  [
    "a field is left out with its label",
    '<p>A</p><label for="q">Search</label><input id="q">',
    "A",
  ],
  ["an option keeps its label", '<label><input type="radio">One month</label>', "One month"],
  ["an option beside its label, too", '<input type="radio" id="a"><label for="a">A</label>', "A"],
  [
    "a link without words has its name",
    '<a href="/loop.mp4" aria-label="Play video"><svg></svg></a>',
    "[Play video](https://shop.example/loop.mp4)",
  ],
  ["tildes of a text strike nothing through", "<p>~~A~~</p>", "\\~\\~A\\~\\~"],
  ["emphasis in itself is one", "<p><b><i>A <b><i>b</i></b></i></b></p>", "**_A b_**"],
  [
    "a sentence keeps the words that lead to a part of its page",
    '<p>See <a href="#size">the size chart</a> below.</p>',
    "See the size chart below.",
  ],
  ["a link to a part of its page alone is left out", '<p>A</p><a href="#top">Back</a>', "A"],
  [
    "a table is one",
    "<table><tr><th>Method</th></tr><tr><td>Standard</td></tr></table>",
    "| Method |\n| - |\n| Standard |",
  ],
])("%s", (_, html, markdown) => {
  expect(convert(html)).toBe(markdown);
});

test.each([
  ["emphasis", "<p>", "<b><i>"],
  ["struck text", "<p>", "<del><em>"],
  ["lists", "", "<ul><li>"],
  ["quotes", "", "<blockquote>"],
  ["sections", "", "<div>"],
])("%s nested hundreds of levels deep are still words", (_, start, tags) => {
  expect(convert(`<p>Before</p>${start}${tags.repeat(480)}deep`)).toMatch(/^Before\n.*deep/s);
});
