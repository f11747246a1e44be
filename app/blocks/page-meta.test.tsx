import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ImageMeta, StructuredData } from "./page-meta";

test.each([
  ["ends the script", "</script><script>alert(1)</script>"],
  ["ends it in another spelling", "</SCRIPT\t>"],
  ["begins a comment", "<!--<script>"],
  ["breaks a line as only some parsers see it", "a\u2028b\u2029c"],
  ["is written for another place", `&lt;/script&gt;"'\\`],
  ["has half a letter", "\ud800"],
])("a text that %s stays a text", (_, name) => {
  const markup = renderToStaticMarkup(<StructuredData data={{ "@type": "Thing", name }} />);

  const [, json = ""] = /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(markup) ?? [];
  expect(json).not.toContain("<");
  expect(JSON.parse(json)).toEqual({ "@context": "https://schema.org", "@type": "Thing", name });
});

test("the image of a link preview has its size and text", () => {
  const markup = renderToStaticMarkup(<ImageMeta url="/oil.jpg" alt="Oil" />);

  expect([...markup.matchAll(/content="([^"]*)"/g)].map(([, value]) => value)).toEqual([
    "/oil.jpg",
    "1200",
    "630",
    "Oil",
  ]);
});
