import { expect, test } from "vitest";
import { rawColors } from "./raw-colors";

test.each([
  ["color: #FAF6F0;", ["#FAF6F0"]],
  ['<path fill="#fff" />', ["#fff"]],
  ["border-color: rgba(0 0 0 / 12%)", ["rgba(0"]],
  ['className="p-2 bg-stone-100 hover:text-white"', ["bg-stone-100", "text-white"]],
  ["background: oklch(0.5 0.1 20)", ["oklch(0"]],
])("%s has raw colors", (source, found) => {
  expect(rawColors(source)).toEqual(found);
});

test.each([
  'href="/about#standards"',
  'href="/learn#add"',
  'className="bg-ivory text-stone border-ink"',
  "color: var(--color-ink)",
  "/* was #FAF6F0 */",
  "fill: currentColor",
])("%s has none", (source) => {
  expect(rawColors(source)).toEqual([]);
});
