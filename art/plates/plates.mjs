// The drawn images. Each product has three plates: its size, its ingredients, its use.
import { drawParcel } from "./parcel.mjs";
import { at, escapeText, n, palette, readDrawing } from "./svg.mjs";
import { drawVessel, getSize, products, vessels } from "./vessels.mjs";

const plateWidth = 1280;
const plateHeight = 1600;
const marginLeft = 110;
const right = plateWidth - 110;
const { linen, evergreen, clay, ink, stone } = palette;

/** Image name to a function that returns the plate's SVG. */
export const plates = Object.fromEntries(
  Object.entries(products).flatMap(([handle, product]) => [
    [`${handle}-scale`, () => plate(drawScale(product))],
    [`${handle}-inside`, () => plate(drawInside(product))],
    [`${handle}-use`, () => plate(drawUse(product))],
  ]),
);

function plate(body) {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${plateWidth}" height="${plateHeight}" viewBox="0 0 ${plateWidth} ${plateHeight}"><rect width="${plateWidth}" height="${plateHeight}" fill="${linen}"/>${body}</svg>`;
}

/** The measured vessel: elevation, ruler, height and width. */
function drawScale(product) {
  if (product.group) return drawScaleOfGroup(product);
  const vessel = vessels[product.vessel];
  const { width, height } = getSize(vessel);
  const x = 128;
  const center = 744;
  const base = 1262;
  const scale = height > 1.4 ? 560 : height > 0.8 ? 740 : 830;
  const inch = scale * 0.254;
  const top = base - height * scale;
  const [l, r] = [center - (width * scale) / 2, center + (width * scale) / 2];
  return (
    ruler(x, base, inch, Math.floor((base - 128) / inch)) +
    `<path d="M${x + 62} ${n(top)}H${n(center - 24)}" stroke="${clay}" stroke-width="2.4" stroke-dasharray="2 9" stroke-linecap="round"/>` +
    serif(x + 68, top - 24, `${inches(height)} in`, 92, { fill: evergreen }) +
    at(center, base, drawVessel(vessel, product, scale)) +
    hairline(
      `M${n(l)} ${base + 34}V${base + 66}M${n(r)} ${base + 34}V${base + 66}M${n(l)} ${base + 50}H${n(r)}`,
      0.7,
    ) +
    sans(center, base + 116, `${inches(width)} in`, { anchor: "middle" }) +
    serif(x, 1500, product.title, 66) +
    sans(right, 1498, product.content, { anchor: "end" })
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
  const x = 128;
  const scale = Math.min(920 / total, 700 / tallest);
  const inch = scale * 0.254;
  const base = 1330 - members.length * 74;
  let left = 232 + (right - 232 - total * scale) / 2;
  const elevations = members.map(({ vessel, product: member, width }) => {
    const center = left + ((width - (vessel.box ? 0.21 : 0)) / 2) * scale;
    left += (width + gap) * scale;
    return at(center, base, drawVessel(vessel, member, scale, { small: false, width: 2.6 }));
  });
  const table = members.map(({ product: member, height }, i) => {
    const y = base + 130 + i * 74;
    return (
      hairline(`M${x} ${y + 24}H${right}`, 0.2) +
      serif(x, y, member.title, 46) +
      sans(right, y, `${inches(height)} in`, { anchor: "end" })
    );
  });
  const rulerInches = Math.min(
    Math.ceil((tallest * scale) / inch) + 1,
    Math.floor((base - 110) / inch),
  );
  return (
    ruler(x, base, inch, rulerInches) +
    elevations.join("") +
    table.join("") +
    serif(x, 1508, product.title, 66) +
    sans(right, 1506, product.content, { anchor: "end" })
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

/** The ingredients with their doses, or the products of a bundle or plan. */
function drawInside(product) {
  if (product.group) return drawContents(product);
  const rows = product.inside.length;
  const pitch = (plateHeight - 150) / rows;
  const drawingScale = rows === 3 ? 0.86 : 1.16;
  return product.inside
    .map(([drawing, name, dose], i) => {
      const middle = 84 + pitch * (i + 0.5);
      const isRight = i % 2 === 1;
      const x = isRight ? marginLeft : 672;
      return (
        (i ? hairline(`M${marginLeft} ${n(84 + pitch * i)}H${right}`, 0.24) : "") +
        at(isRight ? 910 : 370, middle - 6, readDrawing(drawing), { scale: drawingScale }) +
        (dose ? drawDose(x, middle, name, dose) : drawIngredientName(x, middle, name))
      );
    })
    .join("");
}

function drawDose(x, middle, name, dose) {
  const [figure, unit] = dose.split(/ |(?=%)/);
  const style = 'letter-spacing="-.02em" style="font-feature-settings:\'lnum\'"';
  return (
    serif(x, middle + 16, figure, 176, { fill: evergreen, extra: style }).replace(
      "</text>",
      `<tspan font-size="76" dx="${unit === "%" ? 4 : 14}">${unit}</tspan></text>`,
    ) + sans(x + 4, middle + 88, name, { px: 46 })
  );
}

function drawIngredientName(x, middle, name) {
  return wrap(name, 9)
    .map((line, i, lines) => {
      const y = middle + 30 + (i - (lines.length - 1) / 2) * 104;
      return serif(x, y, line, 112, { fill: evergreen });
    })
    .join("");
}

function drawContents(product) {
  const members = getMembers(product);
  const columns = members.length > 4 ? 3 : Math.min(members.length, members.length === 4 ? 2 : 3);
  const rows = Math.ceil(members.length / columns);
  const top = 330;
  const cellWidth = (plateWidth - 200) / columns;
  const cellHeight = (1480 - top) / rows;
  const scale = Math.min(
    rows > 1 ? 300 : 520,
    ...members.map(({ width }) => (cellWidth - 60) / width),
    ...members.map(({ height }) => (cellHeight - 190) / height),
  );
  const cells = members.map(({ product: member, vessel }, i) => {
    const row = Math.floor(i / columns);
    const inRow = Math.min(columns, members.length - row * columns);
    const x = plateWidth / 2 + ((i % columns) - (inRow - 1) / 2) * cellWidth;
    const y = rows === 1 ? 1130 : top + cellHeight * (row + 1) - 150;
    const title = wrap(member.title, 16);
    return (
      hairline(`M${n(x - cellWidth / 2 + 34)} ${n(y)}H${n(x + cellWidth / 2 - 34)}`, 0.6) +
      at(x, y, drawVessel(vessel, member, scale, { small: false, width: 2.6 })) +
      title.map((line, k) => serif(x, y + 66 + k * 46, line, 46, { anchor: "middle" })).join("")
    );
  });
  return (
    serif(marginLeft, 196, product.title, 96) +
    sans(marginLeft, 262, product.content) +
    cells.join("")
  );
}

/** How the product is used: a drawing and a sentence. */
function drawUse(product) {
  const [drawing, sentence] = product.use;
  const body = drawing === "parcel" ? drawParcel(getMembers(product)) : readDrawing(drawing);
  const lines = wrap(sentence, 27);
  return (
    at(plateWidth / 2, 590, body, { scale: 1.12 }) +
    hairline(`M${marginLeft} ${1488 - lines.length * 100}H206`, 1, 2.5, clay) +
    lines.map((line, i) => serif(marginLeft, 1496 - (lines.length - 1 - i) * 96, line, 92)).join("")
  );
}

/** The products of a bundle or plan; `box` is the product's own carton. */
function getMembers(product) {
  return product.group.map(([handle]) => {
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

/** Breaks a text into lines of about equal length, none longer than `maxLength` if words allow. */
function wrap(text, maxLength) {
  const lineCount = Math.ceil(text.length / maxLength);
  const ideal = text.length / lineCount;
  const lines = [""];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    const isFull = last.length + word.length / 2 > ideal && lines.length < lineCount;
    if (last && (isFull || last.length + 1 + word.length > maxLength)) lines.push(word);
    else lines[lines.length - 1] = last ? `${last} ${word}` : word;
  }
  return lines;
}
