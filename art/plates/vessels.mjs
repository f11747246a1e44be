// Side views of the vessels, from the profiles that are turned for the renders (../vessels.json).
// Points are [x, y] with y up, in units of 10 cm; `scale` is pixels per unit.
import { readFileSync } from "node:fs";
import { drawLabelText, drawPaperLabel } from "./label.mjs";
import { getRadius, n, palette, sinDegrees } from "./svg.mjs";

const readTable = (name) => JSON.parse(readFileSync(new URL(`../${name}.json`, import.meta.url)));
export const vessels = readTable("vessels");
/** The products, and each again in its other sizes, as HANDLE-SIZE; the same as `with_sizes` in brand.py. */
export const products = Object.fromEntries(
  Object.entries(readTable("products")).flatMap(([handle, product]) => [
    [handle, product],
    ...Object.entries(product.sizes ?? {}).map(([size, other]) => [
      `${handle}-${size}`,
      { ...product, ...other },
    ]),
  ]),
);

/** Line drawing of a vessel with engraved shade on the right, around the middle of its foot. */
export function drawVessel(vessel, product, scale, { width = 3, text = true, small = true } = {}) {
  if (vessel.box) return drawCarton(vessel, product, scale, width);
  const { shape, fine } = getPens(width);
  const parts = getParts(vessel);
  let drawing = vessel.loft ? drawTube(vessel.loft, scale, shape, fine) : "";
  parts.forEach((part, i) => {
    const points = getElevation(part);
    if (vessel.top?.use === "pump-top" && i === parts.length - 1)
      drawing += shape(spoutPath(vessel, scale));
    drawing += shape(polygon(mirror(points), scale));
    if (part.role !== "glass") drawing += fine(shadePath(points, scale));
    if (part.ribs) drawing += fine(ribsPath(part, scale));
    if (part.role === "glass") {
      drawing += fine(polygon(mirror(getOutline(part.inner)), scale), 0.75);
      if (vessel.pearls) drawing += drawPearls(vessel.pearls, scale, width, fine);
      if (vessel.liquid) drawing += drawLiquid(vessel.liquid, scale, fine);
    }
  });
  if (vessel.label.paper) drawing += drawPaperLabel(vessel, scale, width * 0.46, fine);
  return text ? drawing + drawLabelText(vessel, product, scale, small) : drawing;
}

export function getSize(vessel) {
  if (vessel.box) return { width: vessel.box[0], height: vessel.box[2] };
  const points = getParts(vessel).flatMap(({ profile }) => profile);
  return {
    width: 2 * Math.max(...points.map(([x]) => x), ...(vessel.loft ? vessel.loft.width : [])),
    height: Math.max(...points.map(([, y]) => y), vessel.loft ? vessel.loft.z[1] : 0),
  };
}

/** The turned parts from bottom to top, with the pump or dropper in place. */
function getParts({ parts = [], top }) {
  if (!top) return parts;
  const raise = ([r, z, fillet]) => [r, z + top.z, fillet];
  const topParts = vessels[top.use].parts.map((part) => ({
    ...part,
    profile: part.profile.map(raise),
  }));
  return [...parts, ...topParts];
}

/** The points of a profile, its fillets as arcs; the same as `outline` in shapes.py. */
function getOutline(points, arcPoints = 14) {
  const outline = [points[0].slice(0, 2)];
  for (let i = 1; i < points.length - 1; i++) {
    const [x, y, fillet = 0] = points[i];
    const [u, v] = [points[i - 1], points[i + 1]].map((point) => {
      const length = Math.hypot(point[0] - x, point[1] - y);
      return { x: (point[0] - x) / length, y: (point[1] - y) / length, length };
    });
    const angle = Math.acos(Math.max(-1, Math.min(1, u.x * v.x + u.y * v.y)));
    if (!fillet || Math.abs(angle - Math.PI) < 1e-3) {
      outline.push([x, y]);
      continue;
    }
    const distance = Math.min(fillet / Math.tan(angle / 2), 0.49 * u.length, 0.49 * v.length);
    const radius = distance * Math.tan(angle / 2);
    const middle = [u.x + v.x, u.y + v.y];
    const toCenter = radius / Math.sin(angle / 2);
    const [cx, cy] = [x, y].map((k, axis) => k + (middle[axis] / Math.hypot(...middle)) * toCenter);
    const [fromX, fromY] = [x + u.x * distance - cx, y + u.y * distance - cy];
    const [toX, toY] = [x + v.x * distance - cx, y + v.y * distance - cy];
    const cosine = (fromX * toX + fromY * toY) / (radius * radius);
    const sweep = Math.acos(Math.max(-1, Math.min(1, cosine)));
    for (let k = 0; k <= arcPoints; k++) {
      const from = Math.sin((1 - k / arcPoints) * sweep) / Math.sin(sweep);
      const to = Math.sin((k / arcPoints) * sweep) / Math.sin(sweep);
      outline.push([cx + from * fromX + to * toX, cy + from * fromY + to * toY]);
    }
  }
  outline.push(points.at(-1).slice(0, 2));
  return outline;
}

/** A part as seen from the side, without the hollows under the foot and in the lid. */
function getElevation(part) {
  const points = getOutline(part.profile);
  const heights = points.map(([, y]) => y);
  const foot = heights.indexOf(Math.min(...heights));
  const top = heights.lastIndexOf(Math.max(...heights));
  return points.map(([x, y], i) => [x, i < foot ? heights[foot] : i > top ? heights[top] : y]);
}

const polygon = (points, scale) =>
  `M${points.map(([x, y]) => `${n(x * scale)} ${n(-y * scale)}`).join("L")}Z`;
const mirror = (points) => [...points, ...points.map(([x, y]) => [-x, y]).reverse()];

/** Outlines that cover what is behind them, and fine lines. */
function getPens(width) {
  const { linen, evergreen } = palette;
  return {
    shape: (d) =>
      `<path d="${d}" fill="${linen}" stroke="${evergreen}" stroke-width="${width}" stroke-linejoin="round" />`,
    fine: (d, opacity = 0.62) =>
      `<path d="${d}" fill="none" stroke="${evergreen}" stroke-width="${n(width * 0.46)}" stroke-linecap="round" opacity="${opacity}"/>`,
  };
}

/** A box with its right side and its lid in perspective. */
function drawCarton(vessel, product, scale, lineWidth) {
  const { shape, fine } = getPens(lineWidth);
  const [width, depth, height] = vessel.box;
  const right = width / 2;
  const side = depth * 0.42;
  const face = (...points) => shape(polygon(points, scale));
  const back = height + 0.07;
  const shade = Array.from({ length: 9 }, (_, i) => {
    const t = (i + 1) / 10;
    return `M${n((right + side * t) * scale)} ${n(-(0.1 * t + 0.02) * scale)}V${n(-(height + 0.07 * t - 0.02) * scale)}`;
  });
  return (
    face([right, 0], [right + side, 0.1], [right + side, back], [right, height]) +
    face([-right, height], [right, height], [right + side, back], [-right + side, back]) +
    face([-right, 0], [right, 0], [right, height], [-right, height]) +
    fine(shade.join("")) +
    drawLabelText(vessel, product, scale, false)
  );
}

/** A squeezed tube with its crimp and shade. */
function drawTube({ z: [foot, top], width: [low, high], crimp }, scale, shape, fine) {
  let d = "";
  for (let k = 0; k < 5; k++) {
    const y = top - (crimp * (k + 1)) / 6;
    const x = low + ((high - low) * (y - foot)) / (top - foot);
    d += `M${n(-x * scale)} ${n(-y * scale)}H${n(x * scale)}`;
  }
  for (let angle = 46; angle < 88; angle += 3.6) {
    const k = sinDegrees(angle);
    d += `M${n(k * low * scale)} ${n(-(foot + 0.012) * scale)}L${n(k * (low * 0.25 + high * 0.75) * scale)} ${n(-(foot + 0.72 * (top - foot) - 0.3 * (1 - k)) * scale)}`;
  }
  const side = [
    [low, foot],
    [high, top],
  ];
  return shape(polygon(mirror(side), scale)) + fine(d);
}

/** Engraving lines on the right of a turned part, as long as the part is wide enough there. */
function shadePath(points, scale) {
  const radius = Math.max(...points.map(([x]) => x));
  let d = "";
  for (let angle = 40; angle < 88; angle += 3.4) {
    const x = radius * sinDegrees(angle);
    const heights = points.filter((point) => point[0] >= x).map(([, y]) => y);
    const [low, high] = [Math.min(...heights), Math.max(...heights)];
    if (heights.length > 1 && high - low > 0.05)
      d += `M${n(x * scale)} ${n(-(low + 0.014 + (angle % 7) * 0.0015) * scale)}V${n(-(high - 0.014 - ((angle * 3) % 7) * 0.003) * scale)}`;
  }
  return d;
}

function ribsPath(part, scale) {
  const [count, , low, high] = part.ribs;
  const radius = getRadius(part);
  let d = "";
  for (let i = 0; i < count / 2; i++)
    d += `M${n(radius * Math.sin(((i + 0.5) / (count / 2) - 0.5) * Math.PI) * scale)} ${n(-low * scale)}V${n(-high * scale)}`;
  return d;
}

function spoutPath({ top }, scale) {
  const z = top.z + vessels[top.use].spout;
  const side = top.turn < 0 ? -1 : 1;
  const p = (x, y) => `${n(side * x * scale)} ${n(-(z + y) * scale)}`;
  return `M${p(0.1, 0.044)}L${p(0.3, 0.042)}C${p(0.39, 0.04)} ${p(0.43, 0.01)} ${p(0.432, -0.09)}L${p(0.374, -0.09)}C${p(0.37, -0.03)} ${p(0.35, -0.03)} ${p(0.3, -0.032)}L${p(0.1, -0.034)}Z`;
}

function drawPearls({ r, inside, base }, scale, width, fine) {
  let drawing = "";
  for (let row = 0, y = base + r; y < 0.42; row++, y += r * 1.72)
    for (let x = -inside + r * (1 + (row % 2)); x <= inside - r + 1e-6; x += r * 2)
      drawing +=
        `<circle cx="${n(x * scale)}" cy="${n(-y * scale)}" r="${n(r * scale * 0.95)}" fill="${palette.linen}" stroke="${palette.evergreen}" stroke-width="${n(width * 0.46)}"/>` +
        fine(
          `M${n((x + r * 0.2) * scale)} ${n(-(y - r * 0.62) * scale)}A${n(r * scale * 0.66)} ${n(r * scale * 0.66)} 0 0 0 ${n((x + r * 0.62) * scale)} ${n(-(y - r * 0.1) * scale)}`,
        );
  return drawing;
}

function drawLiquid({ r, level }, scale, fine) {
  let d = "";
  for (let y = level - 0.025, k = 0; y > 0.1; y -= 0.02, k++)
    d += `M${n(r * 0.98 * scale)} ${n(-y * scale)}H${n(r * (0.87 + 0.03 * Math.sin(k * 1.9)) * scale)}`;
  return fine(`M${n(-r * scale)} ${n(-level * scale)}H${n(r * scale)}`, 1) + fine(d);
}
