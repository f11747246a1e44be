// Elevations of the vessels, from the same profiles that are turned for the renders (../vessels.json).
// Coordinates: x to the right, y up, in units of 10 cm; `scale` is pixels per unit. Every function returns SVG.
import { readFileSync } from "node:fs";
import { esc, n } from "./svg.mjs";

export const vessels = JSON.parse(readFileSync(new URL("../vessels.json", import.meta.url)));
export const products = JSON.parse(readFileSync(new URL("../products.json", import.meta.url)));
export const palette = {
  linen: "#F1E9DE",
  evergreen: "#1F3A34",
  clay: "#A4552F",
  ink: "#1E1B18",
  stone: "#6B635A",
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
