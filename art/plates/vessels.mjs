// Elevations of the vessels, from the same profiles that are turned for the renders (../vessels.json).
// Coordinates: x to the right, y up, in units of 10 cm; `scale` is pixels per unit. Every function returns SVG.
import { readFileSync } from "node:fs";
import { esc, mix, n } from "./svg.mjs";

export const vessels = JSON.parse(readFileSync(new URL("../vessels.json", import.meta.url)));
export const products = JSON.parse(readFileSync(new URL("../products.json", import.meta.url)));
export const palette = {
  ivory: "#FAF6F0",
  linen: "#F1E9DE",
  evergreen: "#1F3A34",
  sage: "#A9B8A2",
  clay: "#A4552F",
  ink: "#1E1B18",
  stone: "#6B635A",
  brass: "#C9A36A",
};

/** The points of a profile, its fillets resolved into arcs: the twin of shapes.outline(). */
export function outline(points, arc = 14) {
  const out = [points[0].slice(0, 2)];
  for (let i = 1; i < points.length - 1; i++) {
    const [b, fillet = 0] = [points[i], points[i][2]];
    const dir = (p) => {
      const d = [p[0] - b[0], p[1] - b[1]],
        l = Math.hypot(...d);
      return [d[0] / l, d[1] / l, l];
    };
    const u = dir(points[i - 1]),
      v = dir(points[i + 1]);
    const angle = Math.acos(Math.max(-1, Math.min(1, u[0] * v[0] + u[1] * v[1])));
    if (!fillet || Math.abs(angle - Math.PI) < 1e-3) {
      out.push([b[0], b[1]]);
      continue;
    }
    const d = Math.min(fillet / Math.tan(angle / 2), 0.49 * u[2], 0.49 * v[2]),
      r = d * Math.tan(angle / 2);
    const m = [u[0] + v[0], u[1] + v[1]],
      ml = Math.hypot(...m),
      o = [0, 1].map((k) => b[k] + (m[k] / ml) * (r / Math.sin(angle / 2)));
    const e0 = [b[0] + u[0] * d - o[0], b[1] + u[1] * d - o[1]],
      e1 = [b[0] + v[0] * d - o[0], b[1] + v[1] * d - o[1]];
    const sweep = Math.acos(Math.max(-1, Math.min(1, (e0[0] * e1[0] + e0[1] * e1[1]) / (r * r))));
    for (let k = 0; k <= arc; k++) {
      const [p, q] = [
        Math.sin((1 - k / arc) * sweep) / Math.sin(sweep),
        Math.sin((k / arc) * sweep) / Math.sin(sweep),
      ];
      out.push([o[0] + p * e0[0] + q * e1[0], o[1] + p * e0[1] + q * e1[1]]);
    }
  }
  out.push(points.at(-1).slice(0, 2));
  return out;
}

const shifted = (part, dz) => ({
  ...part,
  profile: part.profile.map(([r, z, f]) => [r, z + dz, f]),
});

/** All turned parts of a vessel, bottom to top, with its pump or dropper in place. */
export function parts(v) {
  return [
    ...(v.parts ?? []),
    ...(v.top ? vessels[v.top.use].parts.map((p) => shifted(p, v.top.z)) : []),
  ];
}

export function size(v) {
  if (v.box) return { width: v.box[0], height: v.box[2] };
  const pts = parts(v).flatMap((p) => p.profile);
  return {
    width: 2 * Math.max(...pts.map((p) => p[0]), ...(v.loft ? v.loft.width : [])),
    height: Math.max(...pts.map((p) => p[1]), v.loft ? v.loft.z[1] : 0),
  };
}

const polygon = (pts, s) => `M${pts.map(([x, y]) => `${n(x * s)} ${n(-y * s)}`).join("L")}Z`;
const mirrored = (pts) => [...pts, ...pts.map(([x, y]) => [-x, y]).reverse()];
/** A part as seen from the side: hollows under the foot and in the lid do not show. */
function elevation(part) {
  const pts = outline(part.profile),
    rim = pts.map((p) => p[1]),
    foot = rim.indexOf(Math.min(...rim)),
    top = rim.lastIndexOf(Math.max(...rim));
  return pts.map(([x, y], i) => [x, i < foot ? rim[foot] : i > top ? rim[top] : y]);
}
const silhouette = (part) => mirrored(elevation(part));
const loftShape = ({ z, width }) =>
  mirrored([
    [width[0], z[0]],
    [width[1], z[1]],
  ]);

function spout(v, s) {
  const z = v.top.z + vessels[v.top.use].spout,
    dir = v.top.turn < 0 ? -1 : 1;
  const p = (x, y) => `${n(dir * x * s)} ${n(-(z + y) * s)}`;
  return `M${p(0.1, 0.044)}L${p(0.3, 0.042)}C${p(0.39, 0.04)} ${p(0.43, 0.01)} ${p(0.432, -0.09)}L${p(0.374, -0.09)}C${p(0.37, -0.03)} ${p(0.35, -0.03)} ${p(0.3, -0.032)}L${p(0.1, -0.034)}Z`;
}

/** The height interval in which a part is at least x wide: engraving lines end there. */
function reach(pts, x) {
  const inside = pts.filter((p) => p[0] >= x).map((p) => p[1]);
  return inside.length > 1 ? [Math.min(...inside), Math.max(...inside)] : null;
}

/** Where the label sits: half width and heights as the eye sees it, in units. */
export function labelBox(v) {
  const { z, angle = 180, part = 0 } = v.label;
  if (v.box) return { half: v.box[0] / 2, z: [0.1, v.box[2] - 0.1] };
  const r = v.loft ? v.loft.width[0] : Math.max(...v.parts[part].profile.map((p) => p[0]));
  return { half: angle >= 180 ? r : r * Math.sin((angle / 360) * Math.PI), full: r, z };
}

/** Label type: word mark, rule, title, one line, content. Mirrors labels.draw(). */
export function labelText(v, product, s, { ink, accent = ink, small = true }) {
  const { half, full = half, z } = labelBox(v);
  const b = v.label.type * s,
    room = 1.62 * (v.label.paper ? half : Math.min(half, 0.84 * full)) * s;
  const lines = product.lines ?? [product.title];
  const guess = (t, k) => t.length * k;
  const title = Math.min(0.6 * b, room / Math.max(...lines.map((t) => guess(t, 0.43))));
  const pitch = title * 0.96;
  const foot = small ? 0.7 * b : 0;
  const block = 0.66 * b + 0.32 * b + title + pitch * (lines.length - 1) + (small ? 0.44 * b : 0);
  const top = -z[1] * s,
    bottom = -z[0] * s;
  let y = top + (bottom - top - foot - block) / 2 + 0.66 * b;
  const text = (t, size, y, family, extra = "") =>
    `<text x="0" y="${n(y)}" font-size="${n(size)}" font-family="${family}" text-anchor="middle" fill="${ink}" ${extra}>${esc(t)}</text>`;
  let out = text("Solenne", b, y, "Cormorant", 'font-weight="500" letter-spacing=".01em"');
  y += 0.32 * b;
  out += `<path d="M${n(-0.27 * b)} ${n(y)}H${n(0.27 * b)}" stroke="${accent}" stroke-width="${n(Math.max(1.2, 0.02 * b))}"/>`;
  y += title * 1.02;
  for (const t of lines) {
    out += text(t, title, y, "Cormorant", 'font-style="italic" font-weight="500"');
    y += pitch;
  }
  if (small) {
    const px = Math.min(0.24 * b, room / guess(product.line, 0.56));
    out += text(product.line, px, y - pitch + 0.5 * b, "Figtree", 'letter-spacing=".03em"');
    out += text(product.content, 0.24 * b, bottom - 0.3 * b, "Figtree", 'letter-spacing=".03em"');
  }
  return out;
}

/** Line elevation with engraved shade on the right, as on an apothecary's plate. */
export function line(
  v,
  product,
  s,
  { paper = palette.linen, stroke = palette.evergreen, width = 3, text = true, small = true } = {},
) {
  const shape = (d, extra = "") =>
    `<path d="${d}" fill="${paper}" stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round" ${extra}/>`;
  const fine = (d, opacity = 0.62) =>
    `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${n(width * 0.46)}" stroke-linecap="round" opacity="${opacity}"/>`;
  if (v.box) {
    const [w, d, h] = v.box,
      k = d * 0.42;
    return (
      shape(
        polygon(
          [
            [w / 2, 0],
            [w / 2 + k, 0.1],
            [w / 2 + k, h + 0.07],
            [w / 2, h],
          ],
          s,
        ),
      ) +
      shape(
        polygon(
          [
            [-w / 2, h],
            [w / 2, h],
            [w / 2 + k, h + 0.07],
            [-w / 2 + k, h + 0.07],
          ],
          s,
        ),
      ) +
      shape(
        polygon(
          [
            [-w / 2, 0],
            [w / 2, 0],
            [w / 2, h],
            [-w / 2, h],
          ],
          s,
        ),
      ) +
      fine(
        Array.from({ length: 9 }, (_, i) => {
          const t = (i + 1) / 10;
          return `M${n((w / 2 + k * t) * s)} ${n(-(0.1 * t + 0.02) * s)}V${n(-(h + 0.07 * t - 0.02) * s)}`;
        }).join(""),
      ) +
      labelText(v, product, s, { ink: stroke, small: false })
    );
  }
  let out = "";
  const shade = (pts, role) => {
    const r = Math.max(...pts.map((p) => p[0]));
    let d = "";
    for (let a = 40; a < 88; a += 3.4) {
      const x = r * Math.sin((a * Math.PI) / 180),
        z = reach(pts, x);
      if (z && z[1] - z[0] > 0.05)
        d += `M${n(x * s)} ${n(-(z[0] + 0.014 + (a % 7) * 0.0015) * s)}V${n(-(z[1] - 0.014 - ((a * 3) % 7) * 0.003) * s)}`;
    }
    return role === "glass" ? "" : fine(d);
  };
  const ribs = ([count, , z0, z1], r) => {
    let d = "";
    for (let i = 0; i < count / 2; i++)
      d += `M${n(r * Math.sin(((i + 0.5) / (count / 2) - 0.5) * Math.PI) * s)} ${n(-z0 * s)}V${n(-z1 * s)}`;
    return fine(d);
  };
  if (v.loft) {
    const { z, width: w, crimp } = v.loft;
    out += shape(polygon(loftShape(v.loft), s));
    let d = "";
    for (let k = 0; k < 5; k++) {
      const y = z[1] - (crimp * (k + 1)) / 6,
        x = w[0] + ((w[1] - w[0]) * (y - z[0])) / (z[1] - z[0]);
      d += `M${n(-x * s)} ${n(-y * s)}H${n(x * s)}`;
    }
    for (let a = 46; a < 88; a += 3.6) {
      const k = Math.sin((a * Math.PI) / 180);
      d += `M${n(k * w[0] * s)} ${n(-(z[0] + 0.012) * s)}L${n(k * (w[0] * 0.25 + w[1] * 0.75) * s)} ${n(-(z[0] + 0.72 * (z[1] - z[0]) - 0.3 * (1 - k)) * s)}`;
    }
    out += fine(d);
  }
  const all = parts(v);
  all.forEach((part, i) => {
    const pts = elevation(part);
    if (v.top?.use === "pump-top" && i === all.length - 1) out += shape(spout(v, s));
    out += shape(polygon(mirrored(pts), s)) + shade(pts, part.role);
    if (part.ribs) out += ribs(part.ribs, Math.max(...part.profile.map((p) => p[0])));
    if (part.role === "glass") {
      out += fine(polygon(mirrored(outline(part.inner)), s), 0.75);
      if (v.pearls) {
        const { r, inside, base } = v.pearls;
        for (let row = 0, y = base + r; y < 0.42; row++, y += r * 1.72)
          for (let x = -inside + r * (1 + (row % 2)); x <= inside - r + 1e-6; x += r * 2)
            out +=
              `<circle cx="${n(x * s)}" cy="${n(-y * s)}" r="${n(r * s * 0.95)}" fill="${paper}" stroke="${stroke}" stroke-width="${n(width * 0.46)}"/>` +
              fine(
                `M${n((x + r * 0.2) * s)} ${n(-(y - r * 0.62) * s)}A${n(r * s * 0.66)} ${n(r * s * 0.66)} 0 0 0 ${n((x + r * 0.62) * s)} ${n(-(y - r * 0.1) * s)}`,
              );
      }
      if (v.liquid) {
        const { r, level } = v.liquid;
        out += fine(`M${n(-r * s)} ${n(-level * s)}H${n(r * s)}`, 1);
        let d = "";
        for (let y = level - 0.025, k = 0; y > 0.1; y -= 0.02, k++)
          d += `M${n(r * 0.98 * s)} ${n(-y * s)}H${n(r * (0.87 + 0.03 * Math.sin(k * 1.9)) * s)}`;
        out += fine(d);
      }
    }
  });
  if (v.label.paper) {
    const { half, z } = labelBox(v);
    out += `<path d="M${n(-half * s)} ${n(-z[1] * s)}H${n(half * s)}V${n(-z[0] * s)}H${n(-half * s)}Z" fill="${paper}" stroke="${stroke}" stroke-width="${n(width * 0.46)}"/>`;
    if (half / labelBox(v).full > 0.98) {
      // the label goes round: the shade runs over it
      let d = "";
      for (let a = 62; a < 88; a += 3.4)
        d += `M${n(labelBox(v).full * Math.sin((a * Math.PI) / 180) * s)} ${n(-(z[0] + 0.012) * s)}V${n(-(z[1] - 0.012) * s)}`;
      out += fine(d);
    }
  }
  return text ? out + labelText(v, product, s, { ink: stroke, small }) : out;
}

// --- the coloured elevation ----------------------------------------------------------------------

let serial = 0;
function gradient(stops, vertical = false) {
  const id = `g${++serial}`;
  return {
    id,
    def: `<linearGradient id="${id}" ${vertical ? 'x1="0" x2="0" y1="0" y2="1"' : ""}>${stops.map(([o, c, a = 1]) => `<stop offset="${o}" stop-color="${c}" stop-opacity="${a}"/>`).join("")}</linearGradient>`,
  };
}
const dark = "#241D14",
  light = "#FFFBF4";
const matte = (c) =>
  gradient([
    [0, mix(c, dark, 0.2)],
    [0.05, mix(c, light, 0.06)],
    [0.2, mix(c, light, 0.34)],
    [0.38, mix(c, light, 0.1)],
    [0.6, mix(c, dark, 0.06)],
    [0.86, mix(c, dark, 0.27)],
    [0.96, mix(c, dark, 0.2)],
    [0.985, mix(c, light, 0.28)],
    [1, mix(c, dark, 0.22)],
  ]);
const brass = () =>
  gradient([
    [0, "#7C5A2C"],
    [0.05, "#B58A4B"],
    [0.16, "#F3DDAE"],
    [0.24, "#D7B06C"],
    [0.42, "#A37A3E"],
    [0.62, "#C79C58"],
    [0.74, "#8A6531"],
    [0.9, "#B88D4E"],
    [0.96, "#F0D7A3"],
    [1, "#7E5B2C"],
  ]);
const finish = (c) => (c === "brass" ? brass() : matte(c));

export function colour(v, product, s) {
  const defs = [];
  const use = (g) => {
    defs.push(g.def);
    return `url(#${g.id})`;
  };
  const ink = product.ink ?? palette.evergreen,
    accent = product.accent ?? ink;
  const roles = {
    body: product.body,
    cap: product.cap,
    collar: product.collar,
    trim: product.trim,
  };
  let out = "";
  if (v.box) {
    const [w, d, h] = v.box,
      k = d * 0.42;
    out +=
      `<path d="${polygon(
        [
          [w / 2, 0],
          [w / 2 + k, 0.1],
          [w / 2 + k, h + 0.07],
          [w / 2, h],
        ],
        s,
      )}" fill="#CDBEA8"/><path d="${polygon(
        [
          [-w / 2, h],
          [w / 2, h],
          [w / 2 + k, h + 0.07],
          [-w / 2 + k, h + 0.07],
        ],
        s,
      )}" fill="#F8F1E6"/>` +
      `<path d="${polygon(
        [
          [-w / 2, 0],
          [w / 2, 0],
          [w / 2, h],
          [-w / 2, h],
        ],
        s,
      )}" fill="${use(
        gradient([
          [0, "#F4ECDF"],
          [1, "#E6DACA"],
        ]),
      )}"/>`;
    return `<defs>${defs.join("")}</defs>${out}${labelText(v, product, s, { ink: palette.evergreen, accent: palette.clay, small: false })}`;
  }
  if (v.loft)
    out +=
      `<path d="${polygon(loftShape(v.loft), s)}" fill="${use(matte(product.body))}"/>` +
      (() => {
        const { z, width: w, crimp } = v.loft;
        let d = "";
        for (let k = 1; k < 7; k++) {
          const y = z[1] - (crimp * k) / 7;
          d += `M${n(-w[1] * 0.985 * s)} ${n(-y * s)}H${n(w[1] * 0.985 * s)}`;
        }
        return `<path d="${d}" stroke="${mix(product.body, dark, 0.25)}" stroke-width="1.6" opacity=".7"/>`;
      })();
  const all = parts(v);
  all.forEach((part, i) => {
    const d = polygon(silhouette(part), s);
    if (v.top?.use === "pump-top" && i === all.length - 1)
      out += `<path d="${spout(v, s)}" fill="${use(
        roles.trim === "brass"
          ? gradient(
              [
                [0, "#F0D7A3"],
                [0.4, "#C79C58"],
                [1, "#7E5B2C"],
              ],
              true,
            )
          : gradient(
              [
                [0, mix(roles.trim, light, 0.3)],
                [0.4, roles.trim],
                [1, mix(roles.trim, dark, 0.3)],
              ],
              true,
            ),
      )}"/>`;
    if (part.role === "glass") {
      const tint = product.glass ?? "#EFE6D4";
      out += `<path d="${d}" fill="${use(
        gradient([
          [0, mix(tint, dark, 0.3), 0.75],
          [0.06, tint, 0.45],
          [0.2, mix(tint, light, 0.5), 0.4],
          [0.8, tint, 0.35],
          [0.95, mix(tint, dark, 0.2), 0.6],
          [1, mix(tint, dark, 0.35), 0.8],
        ]),
      )}"/>`;
      if (v.liquid) {
        const { r, base, level } = v.liquid,
          oil = product.glass ? mix(product.glass, "#3A4322", 0.5) : "#D99A2B";
        out += `<path d="${polygon(
          mirrored(
            outline([
              [0, base],
              [r, base, 0.05],
              [r, level, v.liquid.level > 0.8 ? 0.02 : 0.01],
              [0, level],
            ]),
          ),
          s,
        )}" fill="${use(
          gradient([
            [0, mix(oil, dark, 0.4)],
            [0.1, mix(oil, dark, 0.05)],
            [0.22, mix(oil, light, 0.42)],
            [0.42, mix(oil, light, 0.14)],
            [0.7, oil],
            [0.92, mix(oil, dark, 0.26)],
            [1, mix(oil, dark, 0.46)],
          ]),
        )}"/>`;
        out += `<ellipse cx="0" cy="${n(-level * s)}" rx="${n(r * s)}" ry="${n(r * 0.06 * s)}" fill="${mix(oil, light, 0.36)}" opacity=".8"/>`;
      }
      if (v.pearls) {
        const { r, inside, base } = v.pearls,
          id = `g${++serial}`;
        defs.push(
          `<radialGradient id="${id}" cx=".36" cy=".3" r=".8"><stop offset="0" stop-color="#FFF0C4"/><stop offset=".35" stop-color="#E9B24A"/><stop offset=".8" stop-color="#B77A1D"/><stop offset="1" stop-color="#E7B45A"/></radialGradient>`,
        );
        for (let row = 0, y = base + r; y < 0.42; row++, y += r * 1.6)
          for (let x = -inside + r * (1 + (row % 2) * 0.8); x <= inside - r + 0.02; x += r * 1.9)
            out += `<circle cx="${n(x * s)}" cy="${n(-y * s)}" r="${n(r * s)}" fill="url(#${id})"/>`;
      }
      out += `<path d="${d}" fill="none" stroke="${mix(tint, dark, 0.45)}" stroke-width="1.6" opacity=".55"/>`;
    } else out += `<path d="${d}" fill="${use(finish(roles[part.role] ?? product.body))}"/>`;
    if (part.ribs) {
      const [count, , z0, z1] = part.ribs,
        r = Math.max(...part.profile.map((p) => p[0])),
        c = roles[part.role];
      let dd = "";
      for (let k = 0; k < count / 2; k++)
        dd += `M${n(r * Math.sin(((k + 0.5) / (count / 2) - 0.5) * Math.PI) * s)} ${n(-z0 * s)}V${n(-z1 * s)}`;
      out += `<path d="${dd}" stroke="${mix(c, dark, 0.3)}" stroke-width="2.2" opacity=".42"/>`;
    }
  });
  const glass = v.parts?.find((p) => p.role === "glass");
  if (glass) {
    // window light on the shoulder and down the left wall
    const R = Math.max(...glass.profile.map((p) => p[0])),
      h = v.label.z[1] + 0.08;
    out += `<path d="M${n(-R * 0.84 * s)} ${n(-0.09 * s)}V${n(-h * s)}" stroke="#fff" stroke-width="${n(R * 0.09 * s)}" stroke-linecap="round" opacity=".5"/>`;
  }
  if (v.label.paper) {
    const { half, full, z } = labelBox(v),
      p = product.paper;
    const e = half / full > 0.98 ? 1 : 0.5;
    out += `<path d="M${n(-half * s)} ${n(-z[1] * s)}H${n(half * s)}V${n(-z[0] * s)}H${n(-half * s)}Z" fill="${use(
      gradient([
        [0, mix(p, dark, 0.14 * e)],
        [0.16, "#FFFDF9"],
        [0.5, p],
        [0.82, mix(p, dark, 0.1)],
        [1, mix(p, dark, 0.24 * e)],
      ]),
    )}"/>`;
  }
  return `<defs>${defs.join("")}</defs>${out}${labelText(v, product, s, { ink, accent })}`;
}
