import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { describe, expect, test } from "vitest";
import { API_VERSION } from "~/commerce/api-version";
import * as rules from "./architecture/import-rules";

const folders = ["app", "server", "embedded-commerce", "scripts", "tests"];
const sources = folders.flatMap(rules.sourceFiles);
const graph = rules.readImportGraph(sources);
const appFiles = rules.filesUnder("app");
const read = (file: string) => readFileSync(file, "utf8");

describe("imports", () => {
  test("of the shop point to their own folder or down; its server, store and tests import what they may", () => {
    expect(rules.forbiddenImports(graph)).toEqual([]);
  });

  test.each([
    ["app/ui/button.tsx", "app/features/cart/cart-store.ts"],
    ["app/features/new/a.tsx", "app/features/shop/b.tsx"],
    ["app/features/cart/a.ts", "app/features/shop/b.ts"],
    ["app/content/a.ts", "app/commerce/b.ts"],
    ["app/shell/a.tsx", "app/routes/home.tsx"],
    ["app/routes/home.tsx", "app/root.tsx"],
    ["app/misc/a.ts", "app/lib/b.ts"],
    ["app/routes/home.tsx", "app/utils/b.ts"],
    ["app/routes/home.tsx", "server/config.ts"],
    ["app/commerce/a.ts", "embedded-commerce/service.ts"],
    ["embedded-commerce/a.ts", "app/lib/money.ts"],
    ["embedded-commerce/a.ts", "server/config.ts"],
    ["server/a.ts", "app/features/home/home-page.tsx"],
    ["server/a.ts", "embedded-commerce/storage/carts.ts"],
    ["scripts/a.mjs", "tests/support/b.ts"],
  ])("%s may not import %s", (from, to) => {
    const graph = new Map([[from, [to]]]);

    expect(rules.forbiddenImports(graph)).toEqual([`${from} -> ${to}`]);
  });

  test("every form of import is read, types and re-exports included, comments not", () => {
    const source = `
      import "./a";
      import b, { type B } from "./b";
      import type {
        C,
      } from "./c";
      export { d } from './d';
      export type { E } from "./e";
      const f = await import("./f");
      type G = import("./g").G;
      // import "./h";
      /* import "./i"; */
      const text = 'from "./j"';
    `;

    expect(rules.specifiersIn(source)).toEqual(["./a", "./b", "./c", "./d", "./e", "./f", "./g"]);
  });

  test.each([
    ["~/lib/money", "app/lib/money.ts"],
    ["./price", "app/blocks/price.tsx"],
    ["../../server/config.ts", "server/config.ts"],
    ["~/styles/app.css?url", "app/styles/app.css"],
    ["react", null],
    ["./+types/home", null],
  ])("%s is resolved to %s", (specifier, path) => {
    const known = new Set(["app/lib/money.ts", "app/blocks/price.tsx", "app/styles/app.css"]);

    expect(rules.resolveSpecifier("app/blocks/card.tsx", specifier, known)).toBe(path);
  });
});

describe("files", () => {
  test("have a name that says what they hold", () => {
    const nameless = /^(?:index|utils|misc|helpers|common)\.(?:tsx?|mjs)$/;

    expect(sources.filter((file) => nameless.test(basename(file)))).toEqual([]);
  });

  test("are opened by their path, not by the pathname of a URL, in which a space is %20", () => {
    const byAddress = /new URL\([^()]*(?:import\.meta\.url|root)\)\.pathname/;

    expect(sources.filter((file) => byAddress.test(read(file)))).toEqual([]);
  });
});

describe("written once are", () => {
  test("raw colors, in theme.css", () => {
    const colored = appFiles
      .filter((file) => /\.(?:tsx?|css)$/.test(file) && !file.endsWith("/theme.css"))
      .flatMap((file) => rawColors(read(file)).map((found) => `${file}: ${found}`));

    expect(colored).toEqual([]);
  });

  test("the version of the Storefront API that the shop speaks, in one constant", () => {
    const version = new RegExp(`["'\`/]${API_VERSION}["'\`/]`);
    const naming = sources
      // The embedded store has its own constant; a contract test compares them.
      .filter((file) => !/^(?:tests|embedded-commerce)\//.test(file))
      .filter((file) => version.test(read(file)));

    expect(naming).toEqual(["app/commerce/api-version.ts"]);
  });
});

test("the brand's name and address stand in site.ts alone", () => {
  // What visitors' browsers keep would be lost under another name, and a typeface has its own.
  const kept =
    /"solenne-(?:slash-off|searches-v1|quiz|saved-v1|seen-v1)"|Solenne ?Display|solenne-display/gi;
  const naming = [...folders, "art", "bench"]
    .filter((folder) => folder !== "tests")
    .flatMap(rules.sourceFiles)
    .filter((file) => /solenne|\bSOL-/i.test(read(file).replace(kept, "")));

  expect(naming).toEqual(["app/content/site.ts"]);
});

describe("styles", () => {
  const sheets = appFiles.filter((file) => file.endsWith(".css"));
  const components = appFiles.filter((file) => file.endsWith(".tsx"));
  const theme = read("app/styles/theme.css");

  test("are in app/styles only, besides the generated ones, and apply no utilities", () => {
    expect(sheets.filter((file) => !file.startsWith("app/styles/"))).toEqual([]);
    expect(sheets.filter((file) => read(file).includes("@apply"))).toEqual([]);
  });

  test("select no class but those of texts of the store, and of PhotoSwipe", () => {
    const css = sheets
      .map(read)
      .join("\n")
      .replace(/\/\*[\s\S]*?\*\//g, "");
    const classes = css.match(/(?<=\.)-?[a-z][\w-]*(?=[^;{}]*\{)/g);

    expect([...new Set(classes)].sort()).toEqual([
      "description",
      "picture-list",
      "prose",
      "prose-table",
      "pswp",
      "pswp__img",
      "pull-quote",
    ]);
  });

  test("of a component reach into no other element", () => {
    expect(components.filter((file) => /\[&[ _>+~]/.test(read(file)))).toEqual([]);
  });

  test("are class names in the markup or variants, not lists that are joined", () => {
    const joined = /\[(?:\s*"[^"]*",)+\s*\]\.join\(" "\)/;

    expect(components.filter((file) => joined.test(read(file)))).toEqual([]);
  });

  test("mark no utility important", () => {
    const important =
      /(?<=["'`\s])(?:(?:block|contents|fixed|flex|grid|hidden|inline|sticky)|[a-z]+[:-][\w./:[\]()-]+)!(?=["'`\s])/;

    expect(components.filter((file) => important.test(read(file)))).toEqual([]);
  });

  test("break where the theme says", () => {
    const breakpoints: string[] = theme.match(/(?<=--breakpoint-\w+: )[\d.]+rem(?=;)/g) ?? [];
    const sizes = /(?<=\(.{0,4}width\D{0,5})[\d.]+rem(?=\))/g;
    const used = [...sheets, ...components].flatMap((file) => read(file).match(sizes) ?? []);

    expect(used.length).toBeGreaterThan(0);
    expect(used.filter((size) => !breakpoints.includes(size))).toEqual([]);
  });

  test("give the browser's frame and the error page the color of the page", () => {
    const surface = theme.match(/--color-surface: (#\w+);/)?.[1] ?? "";

    for (const file of ["app/root.tsx", "server/error-page.ts"])
      expect(read(file).toLowerCase(), file).toContain(surface);
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
