/** A color of the theme: the value of its role, and the contrast that the comment beside it asks for. */
type Role = { value: string; needs: number; grounds: readonly string[] };
type Scope = ReadonlyMap<string, Role>;
type Color = { rgb: readonly number[]; alpha: number };

const tones = ["raised", "soft", "inverse", "holiday"];

/** What has to be seen, and the contrast that WCAG 2 asks for. */
const needed: Readonly<Record<string, number>> = {
  ink: 4.5,
  muted: 4.5,
  disabled: 4.5,
  primary: 4.5,
  "on-primary": 4.5,
  accent: 4.5,
  error: 4.5,
  holiday: 4.5,
  "line-strong": 3,
};

/** What is wrong with the colors of `theme.css`: a line for each role to change. */
export function findPaleColors(css: string): string[] {
  const page = readRoles(css);
  const unmarked = Object.entries(needed).flatMap(([role, contrast]) => {
    const needs = page.get(role)?.needs ?? 0;
    return needs < contrast ? `${role} without "${contrast}:1 on …" beside it` : [];
  });
  const pale = [undefined, ...tones].flatMap((tone) => {
    const own = readRoles(css, tone);
    const scope = new Map([...page, ...own]);
    const where = tone ? ` in data-tone="${tone}"` : "";
    return [...own].flatMap(([role, { needs, grounds }]) =>
      grounds.flatMap((ground) => {
        const [color, behind] = [resolve(role, scope), resolve(ground, scope)];
        if (typeof color === "string") return color;
        if (typeof behind === "string") return behind;
        const has = Math.floor(getContrast(color, behind) * 100) / 100;
        return has < needs ? `${role} on ${ground}${where}: ${has}:1, needs ${needs}:1` : [];
      }),
    );
  });
  return [...new Set([...unmarked, ...pale])];
}

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

/** The color of a role; a sentence where it cannot be read. */
function resolve(role: string, scope: Scope): Color | string {
  const value = (scope.get(role)?.value ?? "")
    .replace(/\s+/g, " ")
    .replace(/(?<=\() | (?=\))/g, "");
  const [, alias] = /^var\(--color-([\w-]+)\)$/.exec(value) ?? [];
  if (alias) return resolve(alias, scope);
  const [, mixed, percent] =
    /^color-mix\(in srgb, var\(--color-([\w-]+)\) (\d+)%, black\)$/.exec(value) ?? [];
  if (mixed) {
    const color = resolve(mixed, scope);
    if (typeof color === "string") return color;
    return { ...color, rgb: color.rgb.map((part) => (part * Number(percent)) / 100) };
  }
  const hex = value.match(/^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i)?.slice(1);
  if (hex) return { rgb: hex.map((part) => Number.parseInt(part, 16)), alpha: 1 };
  const [red, green, blue, alpha] = value.match(/[\d.]+/g)?.map(Number) ?? [];
  if (!value.startsWith("rgb(") || red === undefined || green === undefined || blue === undefined)
    return `${role} is "${value}", which is neither #rrggbb nor rgb(red green blue)`;
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
