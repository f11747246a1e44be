// The drawn pictures: three plates a product, each a page of HTML that Chromium photographs at 1280 x 1600.
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import sharp from "sharp";
import { botanicals } from "./botanicals.mjs";
import { objects } from "./objects.mjs";
import { at, esc, n } from "./svg.mjs";
import { line, palette, products, size, vessels } from "./vessels.mjs";

const W = 1280,
  H = 1600;
const { linen, evergreen, clay, ink, stone } = palette;

const require = createRequire(import.meta.url);
const file = (pkg, name) => join(dirname(require.resolve(`${pkg}/package.json`)), "files", name);
let faces;
async function fontFaces() {
  const face = async (family, pkg, name, style, weight) =>
    `@font-face{font-family:${family};font-style:${style};font-weight:${weight};src:url(data:font/woff2;base64,${(await readFile(file(pkg, name))).toString("base64")}) format('woff2')}`;
  const garamond = "@fontsource/cormorant-garamond";
  faces ??= (
    await Promise.all([
      face("Cormorant", garamond, "cormorant-garamond-latin-400-normal.woff2", "normal", 400),
      face("Cormorant", garamond, "cormorant-garamond-latin-500-normal.woff2", "normal", 500),
      face("Cormorant", garamond, "cormorant-garamond-latin-500-italic.woff2", "italic", 500),
      face(
        "Figtree",
        "@fontsource-variable/figtree",
        "figtree-latin-wght-normal.woff2",
        "normal",
        "300 900",
      ),
    ])
  ).join("");
  return faces;
}

// --- parts of a plate ----------------------------------------------------------------------------

const text = (
  x,
  y,
  t,
  { px, family = "Figtree", fill = ink, anchor = "start", weight = 400, extra = "" },
) =>
  `<text x="${n(x)}" y="${n(y)}" font-size="${px}" font-family="${family}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}" ${extra}>${esc(t)}</text>`;
const serif = (x, y, t, px, o = {}) =>
  text(x, y, t, {
    px,
    family: "Cormorant",
    weight: px < 88 ? 500 : 400,
    extra: 'letter-spacing="-.01em" style="font-feature-settings:\'lnum\'"',
    ...o,
  });
const hair = (d, o = 0.28, w = 2) =>
  `<path d="${d}" fill="none" stroke="${evergreen}" stroke-width="${w}" opacity="${o}"/>`;
const plate = (body, ground = linen) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${W}" height="${H}" viewBox="0 0 ${W} ${H}"><rect width="${W}" height="${H}" fill="${ground}"/>${body}</svg>`;

const box = (owner) => ({
  vessel: "carton",
  title: owner.title,
  lines: [owner.title.split(" ")[0], owner.title.split(" ").slice(1).join(" ")],
  line: "",
  content: "",
});
const members = (p) =>
  (p.group ?? []).map(([handle, x, y, z]) => ({
    product: handle === "box" ? box(p) : products[handle],
    handle,
    x,
    y,
    z,
  }));
const inches = (units) => ((units * 10) / 2.54).toFixed(1);

function wrap(t, most) {
  const words = t.split(" "),
    lines = Math.ceil(t.length / most),
    ideal = t.length / lines,
    out = [""];
  for (const w of words) {
    const last = out.at(-1);
    if (
      last &&
      ((last.length + w.length / 2 > ideal && out.length < lines) ||
        last.length + 1 + w.length > most)
    )
      out.push(w);
    else out[out.length - 1] = last ? `${last} ${w}` : w;
  }
  return out;
}

// --- the four plates -----------------------------------------------------------------------------

/** A ruler in inches standing on `base`, `max` inches tall. */
function ruler(x, base, inch, max) {
  let ticks = "",
    figures = "";
  for (let i = 0; i <= max * 4; i++)
    ticks += `M${x} ${n(base - (i * inch) / 4)}h${i % 4 === 0 ? 44 : i % 2 === 0 ? 26 : 15}`;
  for (let i = 1; i <= max; i++)
    figures += serif(x - 22, base - i * inch + 13, String(i), 44, {
      anchor: "end",
      fill: evergreen,
    });
  return (
    hair(`M${x} ${base}V${n(base - max * inch)}M${x} ${base}H${W - 110}`, 0.9, 2.4) +
    `<path d="${ticks}" stroke="${evergreen}" stroke-width="2" opacity=".8"/>` +
    figures
  );
}

/** The vessel measured: elevation, ruler, height and width. */
function scale(p) {
  if (p.group) return scaleOfSet(p);
  const v = vessels[p.vessel],
    { width, height } = size(v);
  const x = 128,
    cx = 744,
    base = 1262,
    s = height > 1.4 ? 560 : height > 0.8 ? 740 : 830,
    inch = s * 0.254;
  const top = base - height * s,
    [l, r] = [cx - (width * s) / 2, cx + (width * s) / 2];
  return plate(
    ruler(x, base, inch, Math.floor((base - 128) / inch)) +
      `<path d="M${x + 62} ${n(top)}H${n(cx - 24)}" stroke="${clay}" stroke-width="2.4" stroke-dasharray="2 9" stroke-linecap="round"/>` +
      serif(x + 68, top - 24, `${inches(height)} in`, 92, { fill: evergreen }) +
      at(cx, base, line(v, p, s)) +
      hair(
        `M${n(l)} ${base + 34}V${base + 66}M${n(r)} ${base + 34}V${base + 66}M${n(l)} ${base + 50}H${n(r)}`,
        0.7,
      ) +
      text(cx, base + 116, `${inches(width)} in`, { px: 42, anchor: "middle", fill: stone }) +
      serif(x, 1500, p.title, 66) +
      text(W - 110, 1498, p.content, { px: 42, anchor: "end", fill: stone }),
  );
}

/** A set in one row, its heights in a table below. */
function scaleOfSet(p) {
  const list = members(p)
    .map((m) => ({ ...m, v: vessels[m.product.vessel], ...size(vessels[m.product.vessel]) }))
    .map((m) => ({ ...m, width: m.width + (m.v.box ? 0.21 : 0) }));
  const gap = list.length > 4 ? 0.07 : 0.16,
    total = list.reduce((a, m) => a + m.width, gap * (list.length - 1)),
    tallest = Math.max(...list.map((m) => m.height));
  const x = 128,
    s = Math.min(920 / total, 700 / tallest),
    inch = s * 0.254,
    rows = list.length,
    base = 1330 - rows * 74;
  let left = 232 + (W - 110 - 232 - total * s) / 2;
  const drawn = list.map((m) => {
    const cx = left + ((m.width - (m.v.box ? 0.21 : 0)) / 2) * s;
    left += (m.width + gap) * s;
    return at(cx, base, line(m.v, m.product, s, { small: false, width: 2.6 }));
  });
  const table = list.map((m, i) => {
    const y = base + 130 + i * 74;
    return (
      hair(`M${x} ${y + 24}H${W - 110}`, 0.2) +
      serif(x, y, m.handle === "box" ? "The box" : m.product.title, 46) +
      text(W - 110, y, `${inches(m.height)} in`, { px: 42, anchor: "end", fill: stone })
    );
  });
  return plate(
    ruler(
      x,
      base,
      inch,
      Math.min(Math.ceil((tallest * s) / inch) + 1, Math.floor((base - 110) / inch)),
    ) +
      drawn.join("") +
      table.join("") +
      serif(x, 1508, p.title, 66) +
      text(W - 110, 1506, p.content, { px: 42, anchor: "end", fill: stone }),
  );
}

/** What is inside: ingredients with their doses, or the products of a set. */
function inside(p) {
  if (p.group) {
    const list = members(p),
      cols = list.length > 4 ? 3 : Math.min(list.length, list.length === 4 ? 2 : 3),
      rows = Math.ceil(list.length / cols);
    const top = 330,
      cell = [(W - 200) / cols, (1480 - top) / rows];
    const s = Math.min(
      rows > 1 ? 300 : 520,
      ...list.map((m) => (cell[0] - 60) / size(vessels[m.product.vessel]).width),
      ...list.map((m) => (cell[1] - 190) / size(vessels[m.product.vessel]).height),
    );
    const cells = list.map((m, i) => {
      const row = Math.floor(i / cols),
        inRow = Math.min(cols, list.length - row * cols);
      const x = W / 2 + ((i % cols) - (inRow - 1) / 2) * cell[0],
        y = rows === 1 ? 1130 : top + cell[1] * (row + 1) - 150;
      const name = m.handle === "box" ? ["The box"] : wrap(m.product.title, 16);
      return (
        hair(`M${n(x - cell[0] / 2 + 34)} ${n(y)}H${n(x + cell[0] / 2 - 34)}`, 0.6) +
        at(x, y, line(vessels[m.product.vessel], m.product, s, { small: false, width: 2.6 })) +
        name.map((t, k) => serif(x, y + 66 + k * 46, t, 46, { anchor: "middle" })).join("")
      );
    });
    return plate(
      serif(110, 196, p.title, 96) +
        text(110, 262, p.content, { px: 42, fill: stone }) +
        cells.join(""),
    );
  }
  const rows = p.inside.length,
    pitch = (H - 150) / rows,
    field = rows === 3 ? 0.86 : 1.16;
  const body = p.inside.map(([drawing, name, dose], i) => {
    const mid = 84 + pitch * (i + 0.5),
      flip = i % 2 === 1;
    const pic = at(flip ? 910 : 370, mid - 6, botanicals[drawing](), { scale: field });
    const x = flip ? 110 : 672;
    const [figure, unit] = dose.split(/ |(?=%)/);
    const words = dose
      ? serif(x, mid + 16, figure, 176, {
          fill: evergreen,
          extra: 'letter-spacing="-.02em" style="font-feature-settings:\'lnum\'"',
        }).replace(
          "</text>",
          `<tspan font-size="76" dx="${unit === "%" ? 4 : 14}">${unit}</tspan></text>`,
        ) + text(x + 4, mid + 88, name, { px: 46, fill: stone })
      : wrap(name, 9)
          .map((t, k, all) =>
            serif(x, mid + 30 + (k - (all.length - 1) / 2) * 104, t, 112, { fill: evergreen }),
          )
          .join("");
    return (i ? hair(`M110 ${n(84 + pitch * i)}H${W - 110}`, 0.24) : "") + pic + words;
  });
  return plate(body.join(""));
}

/** How it is used: an object and a sentence. */
function use(p) {
  const [drawing, sentence] = p.use;
  const lines = wrap(sentence, 27);
  return plate(
    at(W / 2, 590, objects[drawing](), { scale: 1.12 }) +
      hair(`M110 ${1488 - lines.length * 100}H206`, 1, 2.5).replace(evergreen, clay) +
      lines.map((t, i) => serif(110, 1496 - (lines.length - 1 - i) * 96, t, 92)).join(""),
  );
}

/** Leaves between the lamp and the wall, out of focus. */

const kinds = { scale, inside, use };
export const drawn = Object.fromEntries(
  Object.entries(products).flatMap(([handle, p]) =>
    Object.entries(kinds).map(([kind, draw]) => [
      `${handle}-${kind}`,
      { width: W, height: H, svg: () => draw(p) },
    ]),
  ),
);

/** Photograph one drawing; resolves to a PNG buffer. */
export async function photograph({ svg, width, height }) {
  const dir = await mkdtemp(join(tmpdir(), "plate-"));
  try {
    const page = join(dir, "plate.html"),
      png = join(dir, "plate.png");
    await writeFile(
      page,
      `<!doctype html><meta charset="utf-8"><style>${await fontFaces()}html,body{margin:0;overflow:hidden}svg{display:block}text{font-kerning:normal}</style>${svg()}`,
    );
    await promisify(execFile)(
      process.env.CHROMIUM ?? "chromium",
      [
        "--headless",
        "--no-sandbox",
        "--disable-gpu",
        "--hide-scrollbars",
        "--force-device-scale-factor=1",
        "--virtual-time-budget=3000",
        `--user-data-dir=${join(dir, "profile")}`,
        `--window-size=${width},${height + 200}`, // the window's own bars can take some of its height
        `--screenshot=${png}`,
        pathToFileURL(page).href,
      ],
      { timeout: 120_000 },
    );
    return await sharp(png).extract({ left: 0, top: 0, width, height }).png().toBuffer();
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}
