// What all drawings share: numbers, groups, the two line weights, and the palette.
import { readFileSync } from "node:fs";
import { site } from "../../app/content/site.ts";

export const brand = site.name;

export const palette = {
  linen: "#F1E9DE",
  evergreen: "#1F3A34",
  clay: "#A4552F",
  ink: "#1E1B18",
  stone: "#6B635A",
};
const { evergreen, linen } = palette;

/** A coordinate with at most two decimals. */
export const n = (value) => +value.toFixed(2);

export const sinDegrees = (degrees) => Math.sin((degrees * Math.PI) / 180);

/** The largest radius of a turned part. */
export const getRadius = (part) => Math.max(...part.profile.map(([r]) => r));

export const escapeText = (text) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");

export const at = (x, y, body, { scale = 1 } = {}) =>
  `<g transform="translate(${n(x)} ${n(y)})${scale !== 1 ? ` scale(${scale})` : ""}">${body}</g>`;

/** A shape filled with the ground, so that it covers what lies behind it. */
export const solid = (d) =>
  `<path d="${d}" fill="${linen}" stroke="${evergreen}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"/>`;
export const open = (d, width) =>
  `<path d="${d}" fill="none" stroke="${evergreen}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** The elements of a file of `drawings/`, which are drawn around (0, 0). */
export function readDrawing(name) {
  const file = readFileSync(new URL(`drawings/${name}.svg`, import.meta.url), "utf8");
  return file.trimEnd().split("\n").slice(1, -1).join("");
}
