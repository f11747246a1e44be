import { expect, test } from "vitest";
import { isBarrel, isKebabCase, rawColours } from "./source-rules";

test.each([
  ["color: #FAF6F0;", ["#FAF6F0"]],
  ['<path fill="#fff" />', ["#fff"]],
  ["border-color: rgba(0 0 0 / 12%)", ["rgba(0"]],
  ['className="p-2 bg-stone-100 hover:text-white"', ["bg-stone-100", "text-white"]],
  ["background: oklch(0.5 0.1 20)", ["oklch(0"]],
])("%s names a raw colour", (source, found) => {
  expect(rawColours(source)).toEqual(found);
});

test.each([
  'href="/about#standards"',
  'href="/learn#add"',
  'className="bg-ivory text-stone border-ink"',
  "color: var(--color-ink)",
  "/* was #FAF6F0 */",
  "fill: currentColor",
])("%s names none", (source) => {
  expect(rawColours(source)).toEqual([]);
});

test.each([
  ["product-card.tsx", true],
  ["entry.client.tsx", true],
  ["facts.test.ts", true],
  ["ProductCard.tsx", false],
  ["product_card.tsx", false],
  ["useCart.ts", false],
])("%s in kebab-case: %s", (name, expected) => {
  expect(isKebabCase(name)).toBe(expected);
});

test("a file of nothing but re-exports is a barrel", () => {
  expect(isBarrel('// All of it.\nexport * from "./a";\nexport type { B } from "./b";\n')).toBe(
    true,
  );
});

test("a file that defines something is none", () => {
  expect(isBarrel('export type { A } from "./a";\nexport const b = 1;\n')).toBe(false);
});
