import { brand, escapeText, getRadius, n, palette, sinDegrees } from "./svg.mjs";

/** The label's half width and heights as seen from the front; `full` is the vessel's radius. */
function getLabelBox({ label, box, loft, parts }) {
  if (box) return { half: box[0] / 2, full: box[0] / 2, z: [0.1, box[2] - 0.1] };
  const { z, angle = 180, part = 0 } = label;
  const full = loft ? loft.width[0] : getRadius(parts[part]);
  return { half: angle >= 180 ? full : full * sinDegrees(angle / 2), full, z };
}

export function drawPaperLabel(vessel, scale, lineWidth, fine) {
  const { half, full, z } = getLabelBox(vessel);
  const sheet = `<path d="M${n(-half * scale)} ${n(-z[1] * scale)}H${n(half * scale)}V${n(-z[0] * scale)}H${n(-half * scale)}Z" fill="${palette.linen}" stroke="${palette.evergreen}" stroke-width="${n(lineWidth)}"/>`;
  if (half / full <= 0.98) return sheet;
  // The label goes around the vessel, so its shade is drawn again on top.
  let d = "";
  for (let angle = 62; angle < 88; angle += 3.4)
    d += `M${n(full * sinDegrees(angle) * scale)} ${n(-(z[0] + 0.012) * scale)}V${n(-(z[1] - 0.012) * scale)}`;
  return sheet + fine(d);
}

/** The small type, in units of 10 cm, on a small vessel. */
const minimum = 0.021;

/** Word mark, rule, title, one line, content; the same layout as `draw` in labels.py. */
export function drawLabelText(vessel, product, scale, small) {
  const { half, full, z } = getLabelBox(vessel);
  const mark = vessel.label.type * scale;
  const room = 1.62 * (vessel.label.paper ? half : Math.min(half, 0.84 * full)) * scale;
  const lines = product.lines ?? [product.title];
  const title = Math.min(0.6 * mark, room / Math.max(...lines.map((line) => line.length * 0.43)));
  const pitch = title * 0.96;
  const foot = small ? 0.7 * mark : 0;
  const block =
    0.66 * mark + 0.32 * mark + title + pitch * (lines.length - 1) + (small ? 0.44 * mark : 0);
  const top = -z[1] * scale;
  const bottom = -z[0] * scale;
  const text = (content, size, y, family, style) =>
    `<text x="0" y="${n(y)}" font-size="${n(size)}" font-family="${family}" text-anchor="middle" fill="${palette.evergreen}" ${style}>${escapeText(content)}</text>`;
  let y = top + (bottom - top - foot - block) / 2 + 0.66 * mark;
  let drawing = text(brand, mark, y, "Cormorant", 'font-weight="500" letter-spacing=".01em"');
  y += 0.32 * mark;
  drawing += `<path d="M${n(-0.27 * mark)} ${n(y)}H${n(0.27 * mark)}" stroke="${palette.evergreen}" stroke-width="${n(Math.max(1.2, 0.02 * mark))}"/>`;
  y += title * 1.02;
  for (const line of lines) {
    drawing += text(line, title, y, "Cormorant", 'font-style="italic" font-weight="500"');
    y += pitch;
  }
  if (!small) return drawing;
  const smallest = Math.max(0.24 * mark, minimum * scale);
  const size = Math.min(smallest, room / (product.line.length * 0.56));
  const style = 'letter-spacing=".03em"';
  return (
    drawing +
    text(product.line, size, y - pitch + 0.5 * mark, "Figtree", style) +
    text(product.content, smallest, bottom - 0.3 * mark, "Figtree", style)
  );
}
