// The drawn images: each product's size. All that counts stands in the square in the middle, which phones show.
import { at, escapeText, n, palette } from "./svg.mjs";
import { drawVessel, getSize, products, vessels } from "./vessels.mjs";

const plateWidth = 1280;
const plateHeight = 1600;
/** The area below the bar over the image and above its caption. */
const top = 236;
const bottom = 1236;
const left = 150;
const right = 1150;
const { linen, evergreen, clay, ink, stone } = palette;

/** Image name to a function that returns the plate's SVG. */
export const plates = Object.fromEntries(
  Object.entries(products).map(([handle, product]) => [
    `${handle}-scale`,
    () => plate(product.group ? drawScaleOfGroup(product) : drawScale(product)),
  ]),
);

function plate(body) {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${plateWidth}" height="${plateHeight}" viewBox="0 0 ${plateWidth} ${plateHeight}"><rect width="${plateWidth}" height="${plateHeight}" fill="${linen}"/>${body}</svg>`;
}

/** The measured vessel: elevation, ruler, height and width. */
function drawScale(product) {
  const vessel = vessels[product.vessel];
  const { width, height } = getSize(vessel);
  const center = (left + right) / 2 + 50;
  const base = bottom - 110;
  const scale = Math.min(830, (base - top - 80) / height);
  const inch = scale * 0.254;
  const edge = base - height * scale;
  const [l, r] = [center - (width * scale) / 2, center + (width * scale) / 2];
  return (
    ruler(left, base, inch, Math.floor((base - top) / inch)) +
    `<path d="M${left + 62} ${n(edge)}H${n(center - 24)}" stroke="${clay}" stroke-width="2.4" stroke-dasharray="2 9" stroke-linecap="round"/>` +
    serif(left + 68, edge - 24, `${inches(height)} in`, 92, { fill: evergreen }) +
    at(center, base, drawVessel(vessel, product, scale)) +
    hairline(
      `M${n(l)} ${base + 34}V${base + 66}M${n(r)} ${base + 34}V${base + 66}M${n(l)} ${base + 50}H${n(r)}`,
      0.7,
    ) +
    sans(center, base + 110, `${inches(width)} in`, { anchor: "middle" })
  );
}

/** The products of a bundle or plan in one row, their heights in a table below. */
function drawScaleOfGroup(product) {
  const members = getMembers(product).map((member) => ({
    ...member,
    // A box is drawn in perspective, with a visible side.
    width: member.width + (member.vessel.box ? 0.21 : 0),
  }));
  const gap = members.length > 4 ? 0.07 : 0.16;
  const total = members.reduce((sum, { width }) => sum + width, gap * (members.length - 1));
  const tallest = Math.max(...members.map(({ height }) => height));
  const rowHeight = 64;
  const base = bottom - 40 - members.length * rowHeight;
  const room = right - left - 60;
  const scale = Math.min(room / total, (base - top) / tallest);
  const inch = scale * 0.254;
  let start = right - room + (room - total * scale) / 2;
  const elevations = members.map(({ vessel, product: member, width }) => {
    const center = start + ((width - (vessel.box ? 0.21 : 0)) / 2) * scale;
    start += (width + gap) * scale;
    return at(center, base, drawVessel(vessel, member, scale, { small: false, width: 2.6 }));
  });
  const table = members.map(({ product: member, height }, i) => {
    const y = base + 84 + i * rowHeight;
    return (
      hairline(`M${left} ${y + 20}H${right}`, 0.2) +
      serif(left, y, member.title, 46) +
      sans(right, y, `${inches(height)} in`, { anchor: "end" })
    );
  });
  return (
    ruler(left, base, inch, Math.floor((base - top) / inch)) + elevations.join("") + table.join("")
  );
}

/** A ruler standing on `base`. */
function ruler(x, base, inch, inchCount) {
  let ticks = "";
  let figures = "";
  for (let i = 0; i <= inchCount * 4; i++)
    ticks += `M${x} ${n(base - (i * inch) / 4)}h${i % 4 === 0 ? 44 : i % 2 === 0 ? 26 : 15}`;
  for (let i = 1; i <= inchCount; i++) {
    const style = { anchor: "end", fill: evergreen };
    figures += serif(x - 22, base - i * inch + 13, String(i), 44, style);
  }
  return (
    hairline(`M${x} ${base}V${n(base - inchCount * inch)}M${x} ${base}H${right}`, 0.9, 2.4) +
    `<path d="${ticks}" stroke="${evergreen}" stroke-width="2" opacity=".8"/>` +
    figures
  );
}

/** The products of a bundle or plan, each once; `box` is the product's own carton. */
function getMembers(product) {
  return [...new Set(product.group.map(([handle]) => handle))].map((handle) => {
    const [first, ...rest] = product.title.split(" ");
    const carton = { vessel: "carton", title: "The box", lines: [first, rest.join(" ")] };
    const member = handle === "box" ? carton : products[handle];
    const vessel = vessels[member.vessel];
    return { handle, product: member, vessel, ...getSize(vessel) };
  });
}

const inches = (units) => ((units * 10) / 2.54).toFixed(1);

function sans(x, y, text, { px = 42, family = "Figtree", fill = stone, ...style } = {}) {
  const { anchor = "start", weight = 400, extra = "" } = style;
  return `<text x="${n(x)}" y="${n(y)}" font-size="${px}" font-family="${family}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}" ${extra}>${escapeText(text)}</text>`;
}

function serif(x, y, text, px, style = {}) {
  return sans(x, y, text, {
    px,
    family: "Cormorant",
    fill: ink,
    weight: px < 88 ? 500 : 400,
    extra: 'letter-spacing="-.01em" style="font-feature-settings:\'lnum\'"',
    ...style,
  });
}

function hairline(d, opacity, width = 2, stroke = evergreen) {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" opacity="${opacity}"/>`;
}
