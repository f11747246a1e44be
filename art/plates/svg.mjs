// Small helpers shared by all drawings.
export const n = (x) => +x.toFixed(2);
export const esc = (t) => t.replace(/&/g, "&amp;").replace(/</g, "&lt;");

/** A seeded generator (mulberry32): the same plate every time. */
export function random(seed) {
  let a = seed >>> 0;
  const next = () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return Object.assign(next, { between: (lo, hi) => lo + (hi - lo) * next() });
}

export const at = (x, y, body, { turn = 0, scale = 1 } = {}) =>
  `<g transform="translate(${n(x)} ${n(y)})${turn ? ` rotate(${n(turn)})` : ""}${scale !== 1 ? ` scale(${scale})` : ""}">${body}</g>`;

export function quadratic(p0, p1, p2, t) {
  const q = [0, 1].map((k) => (1 - t) ** 2 * p0[k] + 2 * t * (1 - t) * p1[k] + t * t * p2[k]);
  const d = [0, 1].map((k) => 2 * (1 - t) * (p1[k] - p0[k]) + 2 * t * (p2[k] - p1[k]));
  return { x: q[0], y: q[1], turn: (Math.atan2(d[1], d[0]) * 180) / Math.PI };
}
