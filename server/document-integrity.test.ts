import { expect, test } from "vitest";
import { withIntegrity } from "./document-integrity.ts";

const sums = new Map([
  ["/assets/app-1a2b.css", "sha256-style"],
  ["/assets/framework-1a2b.js", "sha256-framework"],
  ["/assets/manifest-1a2b3c4d.js", "sha256-routes"],
]);
const integrityOf = (path: string) => sums.get(path) ?? null;

test.each([
  [
    "a script that is loaded ahead",
    '<link rel="modulepreload" href="/assets/framework-1a2b.js"/>',
    '<link rel="modulepreload" href="/assets/framework-1a2b.js" integrity="sha256-framework"/>',
  ],
  [
    "a script of the page",
    '<script type="module" src="/assets/framework-1a2b.js"></script>',
    '<script type="module" src="/assets/framework-1a2b.js" integrity="sha256-framework"></script>',
  ],
  [
    "a stylesheet, also one whose address ends with a mark",
    '<link rel="stylesheet" href="/assets/app-1a2b.css#"/>',
    '<link rel="stylesheet" href="/assets/app-1a2b.css#" integrity="sha256-style"/>',
  ],
  [
    "the table of routes, as a script",
    '<link rel="modulepreload" href="/assets/manifest-1a2b3c4d.js"/>',
    '<script type="module" async="" fetchpriority="low" src="/assets/manifest-1a2b3c4d.js" integrity="sha256-routes"></script>',
  ],
])("%s is named with its sum", (_, html, checked) => {
  expect(withIntegrity(`<head>${html}</head>`, integrityOf)).toBe(`<head>${checked}</head>`);
});

test.each([
  ["a file that the server does not have", '<link rel="stylesheet" href="/assets/old.css"/>'],
  [
    "a file from elsewhere",
    '<script src="https://elsewhere.example/assets/app-1a2b.css"></script>',
  ],
  ["a picture loaded ahead", '<link rel="preload" href="/assets/app-1a2b.css" as="image"/>'],
  ["what only reads like an element", "&lt;script src=&quot;/assets/framework-1a2b.js&quot;&gt;"],
  ["the text of a script", '<script>import "/assets/framework-1a2b.js"</script>'],
])("%s stays as it is", (_, html) => {
  expect(withIntegrity(html, integrityOf)).toBe(html);
});
