import { toHtml } from "hast-util-to-html";
import { expect, test, vi } from "vitest";
import { toMarkdown } from "~/features/discovery/to-markdown";
import { normalizeQuery, tokenize } from "~/features/search/search-query";
import { plainText, sanitizeHtml } from "~/html/sanitize";
import { firstCharacters, withoutShortcodes, wordCount } from "~/lib/plain-text";
import { fold, keepUnits, shortDescription } from "~/lib/text";
import { isFileUrl } from "~/lib/urls";
import { toXmlText } from "~/lib/xml";
import { withoutMarkup } from "../../embedded-commerce/graphql/views/values";
import { redact } from "../../server/monitoring/log";

const length = 200_000;
const repeat = (part: string) => part.repeat(Math.ceil(length / part.length)).slice(0, length);

/** What makes a regular expression try again from each of many places. */
const parts = [
  ...["<", "<a", "<a ", "<!--", "[", "[a b=", "[a_b ", "[a-b    ", "[audio ", "[/", "&", "&#"],
  ...[
    "a",
    "a ",
    "a.",
    "a@",
    "a@b.",
    "@",
    "1 ",
    "1",
    "1-1-",
    "-",
    " ",
    "\u00a0",
    "– ",
    "'",
    "é",
    "漢",
  ],
  ...["?a", "?a=", "/", "/checkouts/", "%40", "*", "!*", "\n", "http://", "user-content-", "\\"],
];

/** Everything with a regular expression over a text of the store or of a visitor, but for the two parsers. */
const functions = {
  firstCharacters: (text: string) => firstCharacters(text, 160),
  fold,
  isFileUrl,
  keepUnits,
  normalizeQuery,
  redact,
  tokenize,
  toXmlText,
  withoutMarkup,
  withoutShortcodes,
  wordCount: (text: string) => wordCount(text.replaceAll("漢", "a")),
};

test.each(Object.entries(functions))(
  "%s reads 200 KB in a tenth of a second, whatever they are",
  (_, read) => {
    const slow = parts.filter((part) => measure(() => read(repeat(part))) > 100);

    expect(slow).toEqual([]);
  },
);

const unclosed = Array.from({ length: 800 }, (_, index) => `<b id=${index}>`).join("");
const texts = {
  "a text without end": repeat("a "),
  "a shortcode that never ends": repeat("[a b="),
  "a tag that never begins": repeat("<"),
  "elements that are never closed": `<p>${unclosed}${"<p>x".repeat(800)}`,
  "paragraphs without text": repeat("<p>"),
  "the address of a link": `<a href="a@${"a.".repeat(length / 2)}">x</a>`,
};

test.each(Object.entries(texts))("an editor's text is read in a second: %s", (_, html) => {
  vi.spyOn(console, "warn").mockReturnValue();

  expect(measure(() => toHtml(sanitizeHtml(html, ["https://shop.example"])))).toBeLessThan(1_000);
  expect(measure(() => shortDescription(plainText(html)))).toBeLessThan(1_000);
  expect(
    measure(() => toMarkdown(`<main>${plainText(html)}</main>`, "https://shop.example")),
  ).toBeLessThan(1_000);
  vi.mocked(console.warn).mockClear();
});

test("a text beyond the limit is cut, and the log says so", () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();

  expect(plainText(`Oil ${"a".repeat(300_000)}`).length).toBe(length);
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/was cut after 200000 .*: Oil aaa/)]]);
  warn.mockClear();
});

/** Milliseconds of the processor in the fastest of five runs, whatever else the machine does. */
function measure(run: () => unknown): number {
  const times = [1, 2, 3, 4, 5].map(() => {
    const before = process.threadCpuUsage();
    run();
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1_000;
  });
  return Math.min(...times);
}
