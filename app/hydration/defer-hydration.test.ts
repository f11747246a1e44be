import { expect, test } from "vitest";
import { deferHydration } from "./defer-hydration";

const preloads =
  '<link rel="modulepreload" href="/assets/root.js" nonce="n"/><link rel="modulepreload" href="/assets/home.js" nonce="n"/>';
const entry =
  'import "/assets/manifest.js";\nimport * as route0 from "/assets/root.js";\nwindow.__reactRouterRouteModules = {"root":route0};\nimport("/assets/entry.client.js");';
const script = `<script nonce="n" type="module" async="">${entry}</script>`;

test("a page's scripts and their preloads wait", () => {
  const html = deferHydration(`<head>${preloads}</head><body>${script}</body>`);

  expect(html).toContain(`<template id="scripts">${preloads}</template>`);
  expect(html).toContain('await import("/assets/manifest.js")');
  expect(html).toContain('const route0=await import("/assets/root.js")');
  expect(html).toContain('await import("/assets/entry.client.js")');
  expect(html).not.toMatch(/^import /m);
});

test.each([
  ["no preloads", `<body>${script}</body>`],
  [
    "no entry that it knows",
    `<head>${preloads}</head><script type="module" src="/entry.js"></script>`,
  ],
])("a page with %s is refused", (_, html) => {
  expect(deferHydration(html)).toBeNull();
});
