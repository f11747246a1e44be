// What all drawings share: numbers, groups, the two line weights, and the palette.
import { site } from "#brand/content/site.ts";

export const brand = site.name;

export const palette = {
  linen: "#F1E9DE",
  evergreen: "#1F3A34",
  clay: "#A4552F",
  ink: "#1E1B18",
  stone: "#6B635A",
};

/** A coordinate with at most two decimals. */
export const n = (value) => +value.toFixed(2);

export const sinDegrees = (degrees) => Math.sin((degrees * Math.PI) / 180);

/** The largest radius of a turned part. */
export const getRadius = (part) => Math.max(...part.profile.map(([r]) => r));

export const escapeText = (text) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");

export const at = (x, y, body, { scale = 1 } = {}) =>
  `<g transform="translate(${n(x)} ${n(y)})${scale !== 1 ? ` scale(${scale})` : ""}">${body}</g>`;
