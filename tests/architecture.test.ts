import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { describe, expect, test } from "vitest";
import { API_VERSION } from "~/commerce/api-version";
import { pressOutlets } from "~/content/proof/press-outlets";
import { site } from "~/content/site";
import { filesUnder, sourceFiles } from "./support/source-files";

const folders = ["app", "server", "embedded-commerce", "scripts", "tests"];
const sources = folders.flatMap(sourceFiles);
const appFiles = filesUnder("app");

const nameless = /^(?:index|utils|misc|helpers|common)\.(?:tsx?|mjs)$/;
const byAddress = /new URL\([^()]*(?:import\.meta\.url|root)\)\.pathname/;
const reachingIn = /\[&[ _>+~]/;
const joined = /\[(?:\s*"[^"]*",)+\s*\]\.join\(" "\)/;
const important =
  /(?<=["'`\s])(?:(?:block|contents|fixed|flex|grid|hidden|inline|sticky)|[a-z]+[:-][\w./:[\]()-]+)!(?=["'`\s])/;

const read = (file: string) => readFileSync(file, "utf8");

describe("files", () => {
  test("have a name that says what they hold", () => {
    expect(sources.filter((file) => nameless.test(basename(file)))).toEqual([]);
  });

  test("are opened by their path, not by the pathname of a URL, in which a space is %20", () => {
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
  // A typeface has a name of its own, and an invented outlet may happen to have the brand's.
  const others = ["Solenne Display", "solenneDisplay", "solenne-display"].concat(
    pressOutlets.map(({ name }) => name),
  );
  const withoutOthers = (text: string) =>
    others.reduce((rest, name) => rest.replaceAll(name, ""), text);
  const brand = new RegExp(`\\b(?:${site.name}|${site.slug}|${site.numberPrefix}-)`, "i");
  const naming = [...folders, "art", "bench"]
    .filter((folder) => folder !== "tests")
    .flatMap(sourceFiles)
    .filter((file) => brand.test(withoutOthers(read(file))));

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

  test("of a component reach into no other element", () => {
    expect(components.filter((file) => reachingIn.test(read(file)))).toEqual([]);
  });

  test("are class names in the markup or variants, not lists that are joined", () => {
    expect(components.filter((file) => joined.test(read(file)))).toEqual([]);
  });

  test("mark no utility important", () => {
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
    const [surface = "no color"] = theme.match(/(?<=--color-surface: )#\w{6}(?=;)/) ?? [];

    for (const file of ["app/root.tsx", "server/error-page.ts"])
      expect(read(file).toLowerCase(), file).toContain(surface);
  });
});

test.each([
  [nameless, "utils.ts"],
  [byAddress, 'new URL("./a", import.meta.url).pathname'],
  [reachingIn, "[&_svg]:size-4"],
  [joined, '[\n  "p-2",\n  "m-2",\n].join(" ")'],
  [important, 'className="p-2 md:flex!"'],
  [important, 'className="hidden!"'],
])("%s finds %j", (pattern, source) => {
  expect(source).toMatch(pattern);
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
