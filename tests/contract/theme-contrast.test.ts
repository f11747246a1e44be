import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { brandPath } from "../../scripts/brand-folder.ts";

const theme = readFileSync(brandPath("theme.css"), "utf8");

/** A color of the theme: the value of its role, and the contrast that the comment beside it asks for. */
type Role = { value: string; needs: number; grounds: readonly string[] };
type Scope = ReadonlyMap<string, Role>;
type Color = { rgb: readonly number[]; alpha: number };

const tones = ["raised", "soft", "inverse", "holiday"];

/** The roles of the page, and those that a tone changes. */
function readRoles(css: string, tone?: string): Scope {
  const rules = css.matchAll(/([^{}]+)\{([^{}]*)\}/g);
  const isMeant = (selector: string) =>
    tone ? selector.includes(`[data-tone="${tone}"]`) : /@theme\s*$/.test(selector);
  const own = [...rules].flatMap(([, selector = "", body = ""]) => (isMeant(selector) ? body : []));
  const line = /--color-([\w-]+): ([^;]+);(?:\s*\/\* ([\d.]+):1 on ([\w, -]+) \*\/)?/g;
  return new Map(
    [...own.join("\n").matchAll(line)].map(
      ([, role = "", value = "", needs = "1", grounds = ""]) => [
        role,
        { value, needs: Number(needs), grounds: grounds.split(", ").filter(Boolean) },
      ],
    ),
  );
}

function resolve(role: string, scope: Scope): Color {
  const value = (scope.get(role)?.value ?? "")
    .replace(/\s+/g, " ")
    .replace(/(?<=\() | (?=\))/g, "");
  const [, alias] = /^var\(--color-([\w-]+)\)$/.exec(value) ?? [];
  if (alias) return resolve(alias, scope);
  const [, mixed, percent] =
    /^color-mix\(in srgb, var\(--color-([\w-]+)\) (\d+)%, black\)$/.exec(value) ?? [];
  if (mixed) {
    const { rgb, alpha } = resolve(mixed, scope);
    return { rgb: rgb.map((part) => (part * Number(percent)) / 100), alpha };
  }
  const hex = value.match(/^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i)?.slice(1);
  if (hex) return { rgb: hex.map((part) => Number.parseInt(part, 16)), alpha: 1 };
  const [red, green, blue, alpha] = value.match(/[\d.]+/g)?.map(Number) ?? [];
  if (!value.startsWith("rgb(") || red === undefined || green === undefined || blue === undefined)
    throw new Error(`theme.css: --color-${role}: ${value} is no color that this test can read`);
  return { rgb: [red, green, blue], alpha: alpha ?? 1 };
}

/** WCAG 2's contrast of a color on an opaque ground. */
function getContrast({ rgb, alpha }: Color, ground: Color): number {
  const seen = rgb.map((part, index) => alpha * part + (1 - alpha) * (ground.rgb[index] ?? 0));
  const [light = 0, dark = 0] = [seen, ground.rgb].map(getLuminance).sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function getLuminance(rgb: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** A line for each pair whose contrast is too low, with the role to change. */
function findPale(css: string): string[] {
  const page = readRoles(css);
  return [undefined, ...tones].flatMap((tone) => {
    const own = readRoles(css, tone);
    const scope = new Map([...page, ...own]);
    const where = tone ? ` in data-tone="${tone}"` : "";
    return [...own].flatMap(([role, { needs, grounds }]) =>
      grounds.flatMap((ground) => {
        const contrast = getContrast(resolve(role, scope), resolve(ground, scope));
        const has = Math.floor(contrast * 100) / 100;
        return has < needs ? `${role} on ${ground}${where}: ${has}:1, needs ${needs}:1` : [];
      }),
    );
  });
}

test("each color of the theme has the contrast that it needs on its grounds", () => {
  expect(findPale(theme), "roles of theme.css that are too pale").toEqual([]);
});

test("every text color says which contrast it needs", () => {
  const ofText = [
    "ink",
    "muted",
    "disabled",
    "primary",
    "on-primary",
    "accent",
    "error",
    "holiday",
  ];
  const page = readRoles(theme);

  for (const role of ofText) expect([role, page.get(role)?.needs]).toEqual([role, 4.5]);
  expect(page.get("line-strong")?.needs).toBe(3);
});
