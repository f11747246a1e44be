import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { describe, expect, test } from "vitest";
import { API_VERSION } from "~/commerce/api-version";
import {
  filesUnder,
  forbiddenCrossings,
  readImportGraph,
  sourceFiles,
  upwardImports,
} from "./architecture/import-rules";

const folders = ["app", "server", "embedded-commerce", "scripts", "tests"];
const sources = folders.flatMap(sourceFiles);
const graph = readImportGraph(sources);

describe("imports", () => {
  test("every import of the shop points to its own folder or down", () => {
    expect(upwardImports(graph)).toEqual([]);
  });

  test("shop, server, embedded store and tests import only what they may", () => {
    expect(forbiddenCrossings(graph)).toEqual([]);
  });
});

describe("files", () => {
  test("have a name that says what they hold", () => {
    const nameless = /^(?:index|utils|misc|helpers|common)\.(?:tsx?|mjs)$/;

    expect(sources.filter((file) => nameless.test(basename(file)))).toEqual([]);
  });

  test("are opened by their path, not by the pathname of a URL, in which a space is %20", () => {
    const byAddress = /new URL\([^()]*(?:import\.meta\.url|root)\)\.pathname/;

    expect(sources.filter((file) => byAddress.test(readFileSync(file, "utf8")))).toEqual([]);
  });
});

describe("written once are", () => {
  test("raw colors, in theme.css", () => {
    const colored = filesUnder("app")
      .filter((file) => /\.(?:tsx?|css)$/.test(file) && !file.endsWith("/theme.css"))
      .flatMap((file) => rawColors(readFileSync(file, "utf8")).map((found) => `${file}: ${found}`));

    expect(colored).toEqual([]);
  });

  test("the version of the Storefront API that the shop speaks, in one constant", () => {
    const naming = sources
      // The embedded store has its own constant; a contract test compares them.
      .filter((file) => !/^(?:tests|embedded-commerce)\//.test(file))
      .filter((file) =>
        new RegExp(`["'\`/]${API_VERSION}["'\`/]`).test(readFileSync(file, "utf8")),
      );

    expect(naming).toEqual(["app/commerce/api-version.ts"]);
  });
});

test("the brand's name and address stand in site.ts alone", () => {
  // What visitors' browsers keep would be lost under another name, and a typeface has its own.
  const kept =
    /"solenne-(?:slash-off|searches-v1|quiz|saved-v1|seen-v1)"|Solenne ?Display|solenne-display/gi;
  const naming = [...folders, "art", "bench"]
    .filter((folder) => folder !== "tests")
    .flatMap(sourceFiles)
    .filter((file) => /solenne|\bSOL-/i.test(readFileSync(file, "utf8").replace(kept, "")));

  expect(naming).toEqual(["app/content/site.ts"]);
});

describe("styles", () => {
  const sheets = filesUnder("app").filter((file) => file.endsWith(".css"));
  const components = filesUnder("app").filter((file) => file.endsWith(".tsx"));

  test("are in app/styles only, besides the generated ones", () => {
    expect(sheets.filter((file) => !/^app\/(?:styles|content\/generated)\//.test(file))).toEqual(
      [],
    );
  });

  test("select no class but those of article text", () => {
    const classes = sheets
      .filter((file) => file.startsWith("app/styles/"))
      .flatMap((file) => {
        const rules = readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\//g, "");
        return [...rules.matchAll(/\.(-?[a-z][\w-]*)(?=[^;{}]*\{)/g)].map(([, name]) => name);
      });

    expect([...new Set(classes)].sort()).toEqual(["prose", "prose-table", "pull-quote"]);
  });

  test("of a component reach into no other element", () => {
    expect(components.filter((file) => /\[&[ _>+~]/.test(readFileSync(file, "utf8")))).toEqual([]);
  });

  test("break where the theme says", () => {
    const theme = readFileSync("app/styles/theme.css", "utf8");
    const breakpoints = [...theme.matchAll(/--breakpoint-\w+: ([\d.]+rem);/g)].map(([, at]) => at);
    const used = [...sheets, ...components].flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(/\(.{0,4}width\D{0,5}([\d.]+rem)\)/g)].map(
        ([, at]) => at,
      ),
    );

    expect(used.length).toBeGreaterThan(0);
    expect(used.filter((at) => !breakpoints.includes(at))).toEqual([]);
  });

  test("give the browser's frame and the error page the color of the page", () => {
    const theme = readFileSync("app/styles/theme.css", "utf8");
    const surface = theme.match(/--color-surface: (#\w+);/)?.[1] ?? "";

    for (const file of ["app/root.tsx", "server/error-page.ts"]) {
      expect(readFileSync(file, "utf8").toLowerCase(), file).toContain(surface);
    }
  });
});

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

/** Colors that are written out, or of Tailwind's palette, where a token of the theme belongs. */
function rawColors(source: string): string[] {
  const code = source
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/^\s*\/\/.*$/gm, "")
    // A meta element colors the browser's frame; it cannot read a token.
    .replace(/<meta name="theme-color"[^>]*>/g, "");
  return colorPatterns.flatMap((pattern) => [...code.matchAll(pattern)].map(([match]) => match));
}

const palette =
  "black|white|slate|gray|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose";

const colorPatterns = [
  // An address such as `/about#add` is not a color: nothing may stand before the hash.
  /(?<![\w/&])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b/gi,
  /\b(?:rgba?|hsla?|oklch|oklab|hwb)\(\s*[\d.]/gi,
  new RegExp(
    `(?<=[\\s"'\`:])(?:bg|text|border|ring|fill|stroke|outline|decoration|accent|caret)-(?:(?:${palette})-\\d{2,3}|black|white)\\b`,
    "g",
  ),
];
