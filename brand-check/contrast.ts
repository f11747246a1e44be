/** A color of the theme: the value of its role, and the contrast that the comment beside it asks for. */
type Role = { value: string; needs: number; grounds: readonly string[] };
type Scope = ReadonlyMap<string, Role>;
type Color = { rgb: readonly number[]; alpha: number };

const tones = ["raised", "soft", "inverse", "holiday"];

/** A line for each pair whose contrast is too low, with the role to change in `theme.css`. */
export function findPaleColors(css: string): string[] {
  const page = readRoles(css);
  const pale = [undefined, ...tones].flatMap((tone) => {
    const own = readRoles(css, tone);
    const scope = new Map([...page, ...own]);
    const where = tone ? ` in data-tone="${tone}"` : "";
    return [...own].flatMap(([role, { needs, grounds }]) =>
      grounds.flatMap((ground) => {
        const has = getContrast(resolve(role, scope), resolve(ground, scope));
        if (Number.isNaN(has)) return `${role} or ${ground} is neither #rrggbb nor rgb(…)`;
        const seen = Math.floor(has * 100) / 100;
        return seen < needs ? `${role} on ${ground}${where}: ${seen}:1, needs ${needs}:1` : [];
      }),
    );
  });
  return [...new Set(pale)];
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

/** The color of a role; of numbers that are none where it cannot be read. */
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
  const parts = value.startsWith("rgb(") ? value.match(/[\d.]+/g)?.map(Number) : null;
  const [red = Number.NaN, green = Number.NaN, blue = Number.NaN, alpha = 1] = parts ?? [];
  return { rgb: [red, green, blue], alpha };
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
