// Ingredients as line drawings, grown by code. Each is a function -> SVG, drawn about (0, 0) in a field of roughly 460 x 460.
// Two weights only: an outline and a fine line; shapes are filled with the paper, so that what lies in front covers what lies behind.
import { at, n, quadratic, random } from "./svg.mjs";
import { palette } from "./vessels.mjs";

const ink = palette.evergreen,
  paper = palette.linen;
const solid = (d) =>
  `<path d="${d}" fill="${paper}" stroke="${ink}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"/>`;
const open = (d, w = 3) =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round"/>`;
const fine = (d) => open(d, 1.5);

function lance(len, w, veins = 0) {
  let v = `M${len * 0.06} 0Q${len * 0.5} ${-w * 0.14} ${len * 0.93} 0`;
  for (let i = 1; i <= veins; i++) {
    const t = i / (veins + 1),
      x = len * (0.08 + 0.72 * t),
      y = w * 0.82 * Math.sin(Math.PI * Math.min(1, t * 0.86 + 0.1));
    v += `M${n(x)} 0L${n(x + len * 0.1)} ${n(-y)}M${n(x)} 0L${n(x + len * 0.1)} ${n(y)}`;
  }
  return (
    solid(
      `M0 0C${n(len * 0.22)} ${n(-w * 1.2)} ${n(len * 0.68)} ${n(-w * 1.15)} ${len} 0C${n(len * 0.68)} ${n(w * 1.15)} ${n(len * 0.22)} ${n(w * 1.2)} 0 0Z`,
    ) + fine(v)
  );
}

function toothed(len, w, teeth = 9, veins = 6) {
  const side = (s) => {
    let d = "";
    for (let i = 1; i <= teeth; i++) {
      const t = i / teeth,
        prev = (i - 0.55) / teeth,
        y = (u) => s * w * Math.sin(Math.PI * u ** 0.74) ** 1.05;
      d += `L${n(len * prev)} ${n(y(prev) * 1.07)}L${n(len * (t - 0.03))} ${n(y(t) * (i === teeth ? 0 : 0.97))}`;
    }
    return d;
  };
  const back = (() => {
    const pts = [...side(1).matchAll(/L(-?[\d.]+) (-?[\d.]+)/g)]
      .map((m) => `${m[1]} ${m[2]}`)
      .reverse();
    return `L${pts.join("L")}`;
  })();
  let v = `M0 0L${len * 0.95} 0`;
  for (let i = 1; i <= veins; i++) {
    const t = i / (veins + 1),
      x = len * t * 0.82,
      y = w * 0.86 * Math.sin(Math.PI * Math.min(0.96, t * 0.82 + 0.13) ** 0.74) ** 1.05;
    for (const s of [-1, 1])
      v += `M${n(x)} 0Q${n(x + len * 0.07)} ${n(s * y * 0.4)} ${n(x + len * 0.13)} ${n(s * y)}`;
  }
  return solid(`M0 0${side(-1)}L${len} 0${back}Z`) + fine(v);
}

function sprig(p0, p1, p2, nodes, leafAt) {
  let out = open(`M${p0}Q${p1} ${p2}`);
  for (let i = nodes - 1; i >= 0; i--) {
    const t = 0.1 + (0.9 * i) / (nodes - 1);
    out += leafAt(quadratic(p0, p1, p2, t), t, i);
  }
  return out;
}

export const botanicals = {
  rosemary() {
    const r = random(3);
    const one = (p0, p1, p2, nodes, k) =>
      sprig(p0, p1, p2, nodes, (q, t) =>
        [-1, 1]
          .map((s) =>
            at(q.x, q.y, lance(k * (92 - 46 * t) * r.between(0.88, 1.1), k * 6), {
              turn: q.turn + s * (64 - 34 * t) + r.between(-5, 5),
            }),
          )
          .join(""),
      );
    return (
      one([-20, 240], [10, 60], [96, -206], 16, 1) +
      one([-12, 150], [-110, 60], [-150, -110], 9, 0.86)
    );
  },
  argan() {
    const leaf = (q, t, i) =>
      at(q.x, q.y, lance(132 - 40 * t, 25 - 5 * t, 5), {
        turn: q.turn + (i % 2 ? 46 : -46) * (1.08 - 0.6 * t),
      });
    const nut = (x, y, turn) =>
      at(
        x,
        y,
        solid("M0 -36C34 -36 46 0 38 30C30 56 -30 56 -38 30C-46 0 -34 -36 0 -36Z") +
          fine(
            "M0 -36V-52M-18 -24C-30 0 -26 30 -14 44M0 -32C-4 0 -2 30 0 46M30 -8C34 10 30 28 22 40M20 -24C30 -4 26 20 14 42",
          ),
        { turn },
      );
    return (
      sprig([-190, 130], [-10, 40], [190, -150], 11, leaf) +
      open("M-26 42Q-20 74 -24 96M62 -14Q82 22 84 50") +
      nut(-24, 146, 8) +
      nut(84, 100, -10)
    );
  },
  palmetto() {
    let out = open("M-6 236Q-4 120 0 34", 3) + open("M10 236Q8 120 8 34", 3);
    for (let y = 70; y < 226; y += 21)
      out += fine(`M${-2 - y * 0.015} ${y}l-11 -7M${8 + y * 0.006} ${y + 9}l11 -7`);
    const segments = 25;
    const order = Array.from({ length: segments }, (_, i) => i).sort(
      (a, b) => Math.abs(b - 12) - Math.abs(a - 12),
    );
    for (const i of order) {
      const a = -202 + (224 * i) / (segments - 1),
        len = 236 - (46 * Math.abs(i - 12)) / 12 + 10 * Math.sin(i * 2.4);
      out += at(
        4,
        32,
        solid(`M0 0L${n(len * 0.5)} -13L${n(len)} 0L${n(len * 0.5)} 13Z`) +
          fine(`M14 0H${n(len - 8)}`),
        { turn: a },
      );
    }
    for (const [x, y] of [
      [66, 150],
      [96, 172],
      [70, 190],
      [112, 206],
      [84, 226],
    ])
      out += at(
        x,
        y,
        solid("M0 -17C13 -17 15 4 12 12C8 20 -8 20 -12 12C-15 4 -13 -17 0 -17Z") +
          fine("M5 -9Q9 0 6 9"),
      );
    return (
      out +
      fine(
        "M10 120Q40 122 66 133M10 120Q62 130 96 155M10 120Q56 150 70 173M10 120Q80 150 112 189M10 120Q70 176 84 209",
      )
    );
  },
  oat() {
    const r = random(8);
    const spike = (x, y, turn) =>
      at(
        x,
        y,
        fine("M0 74Q4 104 -6 128") +
          solid("M0 0C20 18 22 56 3 84C-14 56 -16 18 0 0Z") +
          solid("M0 0C-24 14 -28 48 -12 72C-2 50 0 24 0 0Z") +
          fine("M4 14Q12 44 4 70M-8 16Q-16 40 -13 58"),
        { turn },
      );
    let out = open("M-70 240C-40 90 -30 -60 60 -214");
    for (let i = 0; i < 11; i++) {
      const t = 0.34 + 0.062 * i,
        x = -70 + 30 * t * 3 * (1 - t) + 130 * t ** 2.1,
        y = 240 - 454 * t,
        s = i % 2 ? 1 : -1,
        dx = s * (124 - 84 * (i / 10)) * r.between(0.9, 1.1),
        dy = r.between(-18, 12);
      out +=
        fine(`M${n(x)} ${n(y)}Q${n(x + dx * 0.55)} ${n(y - 46)} ${n(x + dx)} ${n(y + dy)}`) +
        spike(x + dx, y + dy, s * -7 + r.between(-5, 5));
    }
    return (
      out +
      spike(62, -212, -14) +
      at(
        -52,
        150,
        solid("M0 0C40 -40 96 -60 150 -44C104 -36 50 -10 0 0Z") + fine("M8 -4Q70 -42 138 -44"),
        { turn: -14 },
      )
    );
  },
  chamomile() {
    const flower = (x, y, k, turn) => {
      let f = "";
      for (let i = 0; i < 15; i++)
        f += at(
          0,
          0,
          solid("M16 0C30 -17 74 -19 88 -7C92 0 92 4 86 9C72 18 30 15 16 0Z") +
            fine("M34 -1H74M38 5H66"),
          { turn: i * 24 },
        );
      f += `<circle r="33" fill="${paper}" stroke="${ink}" stroke-width="3"/>`;
      for (let i = 1; i < 46; i++) {
        const a = i * 2.39996,
          q = 4.4 * Math.sqrt(i);
        f += `<circle cx="${n(q * Math.cos(a))}" cy="${n(q * Math.sin(a))}" r="1.9" fill="${ink}"/>`;
      }
      return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${k} ${k * 0.94})">${f}</g>`;
    };
    const feather = (x, y, turn, k = 1) => {
      let d = "M0 0Q60 -10 120 0";
      for (let i = 1; i < 8; i++) {
        const u = i * 14;
        d += `M${u} -3l${22 - i} ${-26 + i * 2}M${u + 9} ${-12 + i * 0.6}l12 -4M${u} -3l${20 - i} ${24 - i * 2}M${u + 8} 8l11 2`;
      }
      return at(x, y, open(d, 2), { turn, scale: k });
    };
    return (
      open("M-20 240Q-14 90 -64 -70M-18 170Q40 70 92 20") +
      feather(-22, 180, -158, 0.9) +
      feather(4, 136, 18, 0.8) +
      feather(-30, 84, -146, 0.8) +
      flower(-70, -104, 1.12, 8) +
      flower(104, 2, 0.86, 20)
    );
  },
  aloe() {
    const blade = (len, w, bend, turn) => {
      let teeth = "";
      for (let i = 1; i < 11; i++) {
        const t = i / 11.5,
          x = len * t,
          c = bend * t * t,
          h = w * (1 - t ** 1.5);
        teeth += `M${n(x)} ${n(c - h)}l7 -8l4 9M${n(x)} ${n(c + h)}l7 8l4 -9`;
      }
      return at(
        0,
        170,
        solid(
          `M0 ${-w}C${len * 0.35} ${-w * 1.02} ${len * 0.75} ${bend * 0.4 - w * 0.55} ${len} ${bend}C${len * 0.75} ${bend * 0.6 + w * 0.6} ${len * 0.35} ${w * 1.02} 0 ${w}Z`,
        ) +
          fine(
            teeth +
              `M14 ${-w * 0.3}Q${len * 0.45} ${-w * 0.3} ${len * 0.84} ${bend * 0.66}M14 ${w * 0.34}Q${len * 0.4} ${w * 0.34} ${len * 0.7} ${bend * 0.5 + 4}`,
          ),
        { turn },
      );
    };
    return (
      blade(250, 24, 34, -14) +
      blade(250, 24, -34, -166) +
      blade(300, 27, 30, -42) +
      blade(310, 27, -28, -138) +
      blade(350, 29, 18, -66) +
      blade(356, 29, -22, -112) +
      blade(392, 31, 8, -90) +
      blade(176, 21, 16, -72) +
      blade(170, 21, -14, -110) +
      solid("M-62 168Q0 148 62 168Q44 204 0 206Q-44 204 -62 168Z") +
      fine("M-40 178Q0 164 40 178M-26 192Q0 184 26 192")
    );
  },
  mint() {
    let out = open("M-8 240Q10 40 -2 -196");
    const pair = (y, len, w, lift) =>
      [-1, 1].map((s) => at(4, y, toothed(len, w), { turn: -90 + s * lift })).join("");
    out +=
      pair(150, 172, 52, 74) +
      pair(56, 150, 46, 66) +
      pair(-36, 118, 37, 58) +
      pair(-108, 84, 27, 48) +
      pair(-160, 52, 17, 34);
    return out + at(0, -176, toothed(56, 16, 6, 3), { turn: -90 });
  },
  mulberry() {
    let cocoon = solid(
      "M-96 0C-96 -54 -46 -62 0 -58C46 -62 96 -54 96 0C96 54 46 62 0 58C-46 62 -96 54 -96 0Z",
    );
    let d = "";
    for (let i = -6; i <= 6; i++)
      d += `M${i * 13 - 14} ${n(-Math.sqrt(1 - (Math.abs(i * 13 - 14) / 98) ** 2.6) * 57)}Q${i * 13 + 24} ${i * 2} ${i * 13 + 8} ${n(Math.sqrt(Math.max(0, 1 - (Math.abs(i * 13 + 8) / 98) ** 2.6)) * 57)}`;
    cocoon += fine(d);
    return (
      at(-4, 96, toothed(330, 128, 15, 7), { turn: -112 }) +
      open("M-4 96Q18 160 12 236") +
      at(88, 122, cocoon, { turn: -16 }) +
      fine("M176 92C230 70 214 20 176 40C150 56 190 96 226 60")
    );
  },
  sunflower() {
    let out = "";
    for (const [count, len, w, off] of [
      [21, 196, 27, 0],
      [21, 176, 25, 8.6],
    ])
      for (let i = 0; i < count; i++)
        out += at(
          0,
          0,
          solid(
            `M70 -10C${len * 0.55} ${-w} ${len * 0.85} ${-w * 0.7} ${len} 0C${len * 0.85} ${w * 0.7} ${len * 0.55} ${w} 70 10Z`,
          ) + fine(`M90 -5Q${len * 0.6} -8 ${len * 0.88} 0M90 6Q${len * 0.55} 10 ${len * 0.76} 6`),
          { turn: off + (i * 360) / count + 4 * Math.sin(i * 3.1) },
        );
    out += `<circle r="98" fill="${paper}" stroke="${ink}" stroke-width="3"/>`;
    for (let i = 2; i < 210; i++) {
      const a = i * 2.39996,
        q = 6.45 * Math.sqrt(i);
      out += `<circle cx="${n(q * Math.cos(a))}" cy="${n(q * Math.sin(a))}" r="${n(1.6 + i * 0.009)}" fill="${i > 90 ? paper : ink}" stroke="${ink}" stroke-width="1.4"/>`;
    }
    return out;
  },
  salt() {
    const cube = (x, y, k, turn) => {
      const [a, b] = [k * 0.866, k * 0.5];
      return at(
        x,
        y,
        solid(`M0 ${-k}L${a} ${-b}V${b}L0 ${k}L${-a} ${b}V${-b}Z`) +
          open(`M0 0V${k}M0 0L${a} ${-b}M0 0L${-a} ${-b}`, 2.2) +
          fine(
            Array.from({ length: 7 }, (_, i) => {
              const t = (i + 1) / 8;
              return `M${n(a * t)} ${n(-b * t + k * 0.06)}V${n(k - b * t - k * 0.06)}`;
            }).join("") +
              `M${n(-a * 0.26)} ${n(-b * 1.02 - k * 0.02)}L${n(a * 0.1)} ${n(-b * 1.3)}L${n(a * 0.46)} ${n(-b * 1.06)}L${n(a * 0.1)} ${n(-b * 0.74)}Z`,
          ),
        { turn },
      );
    };
    return (
      cube(36, -104, 92, 9) +
      cube(-104, 30, 112, -6) +
      cube(92, 68, 128, 4) +
      cube(-28, 150, 62, 14) +
      cube(-160, 160, 40, -12) +
      cube(214, 168, 34, 10) +
      cube(178, -40, 30, -8) +
      cube(40, 206, 26, 3)
    );
  },
  fish() {
    const body = "M-224 0C-150 -96 20 -104 140 -22L160 -14L160 14L140 22C20 104 -150 96 -224 0Z";
    let scales = "";
    for (let c = 0; c < 17; c++)
      for (let k = -6; k <= 6; k++) {
        const x = -118 + c * 16.5,
          y = k * 16.5 + (c % 2 ? 8.25 : 0);
        scales += `M${n(x)} ${n(y - 8.25)}a8.5 8.5 0 0 1 0 16.5`;
      }
    const rays = (list) => fine(list.map(([a, b]) => `M${a}L${b}`).join(""));
    return (
      solid("M-84 -72C-40 -134 40 -128 96 -56C40 -60 -20 -66 -84 -72Z") +
      rays([
        [
          [-60, -72],
          [-34, -100],
        ],
        [
          [-36, -72],
          [-6, -108],
        ],
        [
          [-10, -70],
          [22, -108],
        ],
        [
          [18, -66],
          [48, -98],
        ],
        [
          [46, -62],
          [70, -80],
        ],
      ]) +
      solid("M-30 76C0 110 26 116 44 104C36 92 28 78 20 70Z") +
      rays([
        [
          [-10, 78],
          [14, 104],
        ],
        [
          [6, 75],
          [30, 102],
        ],
      ]) +
      solid("M92 46C110 70 126 74 140 66C134 52 130 42 124 34Z") +
      solid(
        "M156 -14C190 -40 214 -78 236 -84C226 -40 222 -20 222 0C222 20 226 40 236 84C214 78 190 40 156 14Z",
      ) +
      rays([
        [
          [166, -10],
          [224, -62],
        ],
        [
          [168, -6],
          [220, -36],
        ],
        [
          [170, 0],
          [216, 0],
        ],
        [
          [168, 6],
          [220, 36],
        ],
        [
          [166, 10],
          [224, 62],
        ],
      ]) +
      solid(body) +
      `<clipPath id="scales"><path d="M-118 -90C-100 -40 -100 40 -118 90H150V-90Z"/></clipPath><clipPath id="fish"><path d="${body}"/></clipPath><g clip-path="url(#fish)"><g clip-path="url(#scales)">${fine(scales)}</g></g>` +
      open(body) +
      open("M-128 -68C-102 -28 -102 30 -130 66") +
      fine("M-142 -58C-120 -24 -120 26 -144 56M-224 0C-206 6 -196 8 -184 10") +
      `<circle cx="-172" cy="-18" r="12" fill="${paper}" stroke="${ink}" stroke-width="3"/><circle cx="-172" cy="-18" r="4.6" fill="${ink}"/>` +
      solid("M-92 18C-60 6 -30 14 -12 40C-40 48 -70 42 -92 18Z") +
      rays([
        [
          [-78, 22],
          [-26, 36],
        ],
        [
          [-80, 20],
          [-34, 26],
        ],
        [
          [-76, 26],
          [-40, 42],
        ],
      ])
    );
  },
  // The two that are better known by their structure than by a plant.
  biotin: () =>
    molecule(
      [
        [-40, 0],
        [40, 0],
        [64.7, -76],
        [0, -123],
        [-64.7, -76],
        [64.7, 76],
        [0, 123],
        [-64.7, 76],
        [134, 116],
        [203, 76],
        [272, 116],
        [341, 76],
        [410, 116],
        [0, -203],
        [410, 196],
        [480, 76],
      ],
      [
        [0, 1],
        [1, 2],
        [2, 3],
        [3, 4],
        [4, 0],
        [1, 5],
        [5, 6],
        [6, 7],
        [7, 0],
        [5, 8],
        [8, 9],
        [9, 10],
        [10, 11],
        [11, 12],
        [3, 13, 2],
        [12, 14, 2],
        [12, 15],
      ],
      { 2: "NH", 4: "HN", 6: "S", 13: "O", 14: "O", 15: "OH" },
      [-205, 10],
      0.78,
    ),
  niacinamide: () =>
    molecule(
      [
        [0, -100],
        [86.6, -50],
        [86.6, 50],
        [0, 100],
        [-86.6, 50],
        [-86.6, -50],
        [173, -100],
        [173, -200],
        [260, -50],
      ],
      [
        [0, 1],
        [1, 2, 2],
        [2, 3],
        [3, 4, 2],
        [4, 5],
        [5, 0, 2],
        [1, 6],
        [6, 7, 2],
        [6, 8],
      ],
      { 3: "N", 7: "O", 8: "NH₂" },
      [-86, 50],
      1,
    ),
};

function molecule(atoms, bonds, names, centre, k) {
  const p = atoms.map(([x, y]) => [(x + centre[0]) * k, (y + centre[1]) * k]);
  let d = "";
  for (const [a, b, order = 1] of bonds) {
    const v = [p[b][0] - p[a][0], p[b][1] - p[a][1]],
      l = Math.hypot(...v),
      u = v.map((q) => q / l);
    const from = names[a] ? 27 : 0,
      to = names[b] ? 27 : 0;
    for (const off of order === 2 ? [-5, 5] : [0])
      d += `M${n(p[a][0] + u[0] * from - u[1] * off)} ${n(p[a][1] + u[1] * from + u[0] * off)}L${n(p[b][0] - u[0] * to - u[1] * off)} ${n(p[b][1] - u[1] * to + u[0] * off)}`;
  }
  const text = Object.entries(names)
    .map(
      ([i, t]) =>
        `<text x="${n(p[i][0])}" y="${n(p[i][1] + 13)}" font-size="40" font-family="Cormorant" font-weight="500" text-anchor="${t.length > 1 && !t.startsWith("HN") ? "start" : t === "HN" ? "end" : "middle"}" dx="${t.length > 1 ? (t === "HN" ? 14 : -14) : 0}" fill="${ink}">${t}</text>`,
    )
    .join("");
  return open(d) + text;
}
