import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ORIGIN, openTestStore } from "../testing/test-store.ts";
import { stylesheetPath } from "./assets.ts";

const store = openTestStore();

test("a checkout page loads its stylesheet and fonts from this service", async () => {
  const page = await (await store.fetch("/cart/c/unknown")).text();
  const css = await store.fetch(stylesheetPath);

  expect(page).toContain(`href="${stylesheetPath}"`);
  expect(css.headers.get("content-type")).toBe("text/css; charset=utf-8");
  const fonts = [...(await css.text()).matchAll(/url\("([^"]+)"\)/g)];
  expect(fonts.length).toBeGreaterThan(1);
  for (const [, font = ""] of fonts) {
    const { pathname } = new URL(font, new URL(stylesheetPath, ORIGIN));
    expect((await store.fetch(pathname)).headers.get("content-type")).toBe("font/woff2");
  }
});

const unknown = ["constructor", "__proto__", "toString", "", "figtree.ttf"];

test.each(unknown)("an asset that is called %j does not exist", async (name) => {
  expect((await store.fetch(`/checkouts/assets/${name}`)).status).toBe(404);
});

test("colors, fonts and radii of the checkout are those of the shop's theme", async () => {
  const css = await (await store.fetch(stylesheetPath)).text();
  const defined = new Set(css.match(/--[a-z-]+(?=:)/g));
  const used = new Set([...css.matchAll(/var\((--[a-z-]+)\)/g)].map(([, name]) => name));

  expect(css).not.toContain("@theme");
  expect([...used].filter((name) => !defined.has(name ?? ""))).toEqual([]);
  const ownRules = readFileSync(new URL("checkout.css", import.meta.url), "utf8");
  expect(ownRules).not.toMatch(/#[0-9a-f]{3,8};|rgb\(|font-family: [^v]|border-radius: [1-9]/);
});
