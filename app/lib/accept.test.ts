import { expect, test } from "vitest";
import { acceptsMarkdown } from "./accept";

test.each([
  ["text/markdown", true],
  ["text/markdown, text/html;q=0.9, */*;q=0.1", true],
  ["text/html, text/markdown", true],
  ["TEXT/MARKDOWN; charset=utf-8", true],
  ["text/markdown;q=0.5, text/html", false],
  ["text/markdown;q=high, text/html;q=0.5", true],
  ["text/markdown;q=0", false],
  ["text/markdown;q=0, */*", false],
  ["text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8", false],
  ["text/markdown, */*", true],
  ["text/markdown;q=0.9, text/*;q=0.5, */*", true],
  ["text/html;q=0, text/markdown;q=0.1, */*", true],
  ["*/*, text/markdown;q=0.1", false],
  ["text/*, text/markdown;q=0.5", false],
  ["*/*", false],
  ["text/markdownish", false],
  ["", false],
])("%s asks for Markdown: %s", (accept, wants) => {
  expect(acceptsMarkdown(new Request("https://shop.example/", { headers: { accept } }))).toBe(
    wants,
  );
});
