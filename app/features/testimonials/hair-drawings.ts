import type { HairDrawing } from "~/content/testimonial-tiles";

/**
 * Outlines on 120 by 140, made of single hairs. `fuller` from 0 to 1 says how much hair there is: the
 * drawings of before and after are the same place with another number.
 */
export const hairDrawings: Readonly<Record<HairDrawing, (fuller: number) => string>> = {
  part: (fuller) => head() + parting(fuller),
  crown: (fuller) => head() + whorl(fuller),
  temple: hairline,
  ponytail,
  ends,
  brush,
};

const centre = { x: 60, y: 72 };
const radius = { x: 43, y: 52 };

/** Seen from above, with both ears. */
function head(): string {
  const { x, y } = centre;
  const outline = `M${x - radius.x} ${y}a${radius.x} ${radius.y} 0 1 1 ${2 * radius.x} 0a${radius.x} ${radius.y} 0 1 1 ${-2 * radius.x} 0z`;
  return `${outline}M16.5 64c-6 0-6 18 1 18M103.5 64c6 0 6 18-1 18`;
}

/** Half the head's width at a height. */
function headHalf(y: number): number {
  const t = Math.min(1, Math.abs(y - centre.y) / radius.y);
  return radius.x * Math.sqrt(1 - t * t);
}

function parting(fuller: number): string {
  const hairs = count(15, 27, fuller);
  return range(hairs)
    .map((t, index) => {
      const y = 24 + 88 * t;
      const gap =
        (8.5 - 6.5 * fuller) * (1 - (2 * t - 1) ** 2 * 0.6) + jitter(index) * (1 - fuller);
      const end = Math.min(y + 9, centre.y + radius.y - 4);
      const reach = headHalf(end) - 1.5;
      if (gap > reach) return "";
      const side = (sign: number) =>
        `M${n(60 + sign * gap)} ${n(y)}Q${n(60 + sign * reach * 0.6)} ${n(y - 1)} ${n(60 + sign * reach)} ${n(end)}`;
      return side(1) + side(-1);
    })
    .join("");
}

function whorl(fuller: number): string {
  const hairs = count(26, 56, fuller);
  const inner = 13 - 10 * fuller;
  const at = (r: number, angle: number) =>
    `${n(60 + r * Math.cos(angle))} ${n(70 + r * 1.12 * Math.sin(angle))}`;
  return range(hairs + 1)
    .slice(1)
    .map((t, index) => {
      const angle = 2 * Math.PI * t;
      // Every second hair begins further out, so that the middle stays a pattern.
      const start = inner + (index % 2) * 8 + 2 * Math.abs(jitter(index));
      return `M${at(start, angle)}Q${at(26, angle + 0.5)} ${at(41 + jitter(index), angle + 0.95)}`;
    })
    .join("");
}

/** A forehead from the front; the corners are what recedes. */
function hairline(fuller: number): string {
  const hairs = count(17, 31, fuller);
  const recess = 21 - 15 * fuller;
  const face = "M27 70v18c0 24 16 40 33 40s33-16 33-40V70M27 76c-8-1-8 20 1 20M93 76c8-1 8 20-1 20";
  const hair = range(hairs)
    .map((t, index) => {
      const side = 2 * t - 1;
      const corner = Math.exp(-(((Math.abs(side) - 0.56) / 0.24) ** 2));
      const y = 58 + 12 * side ** 4 - recess * corner + 1.5 * jitter(index);
      const top = 14 + 34 * Math.abs(side) ** 3.2;
      return `M${n(60 + 33 * side)} ${n(y)}Q${n(60 + 40 * side)} ${n((y + top) / 2)} ${n(60 + 38 * side)} ${n(Math.min(top, y - 5))}`;
    })
    .join("");
  return face + hair;
}

function ponytail(fuller: number): string {
  const hairs = count(6, 15, fuller);
  const band = 5 + 7 * fuller;
  const belly = 11 + 17 * fuller;
  const tie = `M${n(60 - band)} 34h${n(2 * band)}v9h${n(-2 * band)}zM${n(60 - band)} 38.5h${n(2 * band)}`;
  const above = range(hairs).map((t) => {
    const side = 2 * t - 1;
    return `M${n(60 + 34 * side)} ${n(8 + 5 * side * side)}Q${n(60 + band * side * 1.5)} 24 ${n(60 + band * side)} 34`;
  });
  const below = range(hairs).map((t, index) => {
    const side = 2 * t - 1;
    const end = 130 - 9 * side * side + 3 * jitter(index);
    return `M${n(60 + band * side)} 43C${n(60 + belly * side)} 62 ${n(60 + belly * side * 1.05)} 92 ${n(64 + belly * side * 0.5)} ${n(end)}`;
  });
  return tie + above.join("") + below.join("");
}

/** Tips that fork at uneven lengths, or end in one line. */
function ends(fuller: number): string {
  const hairs = 17;
  const uneven = 16 * (1 - fuller);
  return range(hairs)
    .map((t, index) => {
      const x = 26 + 68 * t;
      const y = 118 - uneven * Math.abs(jitter(index)) * 1.8;
      const tip = `${n(x + 4 * jitter(index + 5) * (1 - fuller))} ${n(y)}`;
      const fork = fuller < 0.5 && index % 2 === 0 ? `m0 0l-3.5 8M${tip}l3.5 7` : "";
      return `M${n(x)} 14C${n(x + 5)} 46 ${n(x - 5)} 82 ${tip}${fork}`;
    })
    .join("");
}

function brush(fuller: number): string {
  const body =
    "M38 22h44c9 0 13 8 13 24s-4 24-13 24H38c-9 0-13-8-13-24s4-24 13-24zM54 70v52c0 8 12 8 12 0V70";
  const bristles = [34, 46, 58]
    .flatMap((y) => range(8).map((t) => `M${n(35 + 50 * t)} ${y}v2.5`))
    .join("");
  const caught = range(count(14, 2, fuller))
    .map((t, index) => {
      const x = 30 + 46 * t;
      const y = 28 + 26 * Math.abs(jitter(index * 3 + 2));
      const bend = 15 * jitter(index * 5);
      return `M${n(x)} ${n(y)}c${n(8 + bend)} ${n(-14)} ${n(20 - bend)} ${n(16 + bend)} ${n(10 + 9 * jitter(index * 2 + 7))} ${n(14 + 16 * Math.abs(jitter(index * 7)))}`;
    })
    .join("");
  return body + bristles + caught;
}

function count(few: number, many: number, fuller: number): number {
  return Math.round(few + (many - few) * fuller);
}

/** `count` steps from 0 to 1, both included. */
function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => (count === 1 ? 0.5 : index / (count - 1)));
}

/** Between -1 and 1, the same for the same hair. */
function jitter(index: number): number {
  return ((index * 37 + 11) % 29) / 14.5 - 1;
}

function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}
