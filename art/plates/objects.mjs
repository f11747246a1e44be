// How a product is used: one drawn object a plate, about (0, 0), in a field of roughly 900 x 760. Same two weights as the botanicals.
import { at, n, random } from "./svg.mjs";
import { line, palette, products, size, vessels } from "./vessels.mjs";

const ink = palette.evergreen,
  paper = palette.linen;
const solid = (d) =>
  `<path d="${d}" fill="${paper}" stroke="${ink}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"/>`;
const open = (d, w = 3) =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round"/>`;
const fine = (d) => open(d, 1.5);
const disc = (x, y, r, w = 3) =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${paper}" stroke="${ink}" stroke-width="${w}"/>`;

const capsule = (x, y, turn) =>
  at(
    x,
    y,
    solid("M-62 -30H62A30 30 0 0 1 62 30H-62A30 30 0 0 1 -62 -30Z") +
      open("M6 -30V30") +
      fine(
        "M14 -30V30" +
          Array.from({ length: 7 }, (_, i) => `M${-62 + i * 10} ${14 + i * 1.4}H${-8}`)
            .slice(0, 4)
            .join(""),
      ) +
      fine("M-58 -17H-20M26 -17H60"),
    { turn },
  );
const drop = (x, y, k = 1) =>
  at(
    x,
    y,
    solid("M0 -46C10 -18 34 0 34 28A34 34 0 0 1 -34 28C-34 0 -10 -18 0 -46Z") +
      fine("M18 16A22 22 0 0 1 6 46M24 22A26 26 0 0 1 12 50"),
    { scale: k },
  );

/** A lock of hair: strands between two paths that share their flow. */
function strands(count, from, bend, to, spread0, spread1, seed) {
  const r = random(seed);
  let heavy = "",
    light = "";
  for (let i = 0; i < count; i++) {
    const u = count > 1 ? i / (count - 1) - 0.5 : 0,
      j = r.between(-7, 7);
    const d = `M${n(from[0] + u * spread0)} ${n(from[1])}C${n(from[0] + u * spread0 + bend[0])} ${n(from[1] + (to[1] - from[1]) * 0.36 + j)} ${n(to[0] + u * spread1 - bend[0] * 1.1)} ${n(from[1] + (to[1] - from[1]) * 0.62)} ${n(to[0] + u * spread1 + j)} ${n(to[1] + r.between(-34, 34) * (1 - Math.abs(u)))}`;
    if (i % 4 === 0) heavy += d;
    else light += d;
  }
  return open(heavy, 2.4) + fine(light);
}

export const objects = {
  glass() {
    let waves = "";
    for (let i = 0; i < 44; i++)
      waves += `M${n(92 - i * 0.9 + 14 * Math.sin(i * 0.9))} ${n(-78 + i * 8.6)}H${n(140 - i * 1.02)}`;
    return (
      at(
        -120,
        -40,
        solid("M-170 -330H170L128 330Q126 350 104 350H-104Q-126 350 -128 330Z") +
          `<ellipse cx="0" cy="-330" rx="170" ry="30" fill="${paper}" stroke="${ink}" stroke-width="3"/>` +
          `<ellipse cx="0" cy="-110" rx="154" ry="25" fill="${paper}" stroke="${ink}" stroke-width="2"/>` +
          fine("M-112 310Q0 344 112 310M-140 -262L-112 236M-124 -262L-108 40") +
          fine(waves),
      ) +
      capsule(196, 268, -18) +
      capsule(330, 206, 34)
    );
  },
  day() {
    let rays = "";
    for (let i = 0; i <= 24; i++) {
      const a = Math.PI * (1 + i / 24),
        l = i % 2 ? 322 : 372;
      rays += `M${n(270 * Math.cos(a))} ${n(270 * Math.sin(a))}L${n(l * Math.cos(a))} ${n(l * Math.sin(a))}`;
    }
    let hatch = "";
    for (let i = 1; i < 12; i++) {
      const y = -i * 19,
        x = Math.sqrt(230 ** 2 - y * y);
      hatch += `M${n(x)} ${y}H${n(x - 30 - 70 * (1 - i / 12))}`;
    }
    return (
      at(
        0,
        110,
        solid("M-230 0A230 230 0 0 1 230 0Z") +
          fine(hatch) +
          open(rays, 2.2) +
          open("M-440 0H440") +
          fine("M-380 34H180M-260 66H420M-420 98H-40M60 98H300"),
      ) +
      capsule(-150, 300, -14) +
      capsule(20, 306, 12) +
      capsule(184, 292, -38)
    );
  },
  lather() {
    const r = random(12);
    const circles = [
      [0, 120, 150],
      [-190, 170, 118],
      [190, 176, 112],
      [-70, -30, 108],
      [112, 0, 92],
      [-262, 40, 70],
      [266, 66, 62],
      [20, -150, 66],
      [-150, -130, 46],
      [146, -126, 40],
      [-20, -262, 30],
      [90, -236, 20],
      [-90, -226, 16],
      [40, -330, 13],
    ];
    return (
      circles
        .sort((a, b) => a[1] - b[1])
        .map(
          ([x, y, q]) =>
            disc(x, y, q) +
            fine(
              `M${n(x + q * 0.3)} ${n(y + q * 0.78)}A${n(q * 0.84)} ${n(q * 0.84)} 0 0 0 ${n(x + q * 0.8)} ${n(y + q * 0.25)}M${n(x + q * 0.42)} ${n(y + q * 0.82)}A${n(q * 0.92)} ${n(q * 0.92)} 0 0 0 ${n(x + q * 0.86)} ${n(y + q * 0.34)}M${n(x - q * 0.66)} ${n(y - q * 0.3)}A${n(q * 0.72)} ${n(q * 0.72)} 0 0 1 ${n(x - q * 0.24)} ${n(y - q * 0.68)}`,
            ),
        )
        .join("") +
      open("M-400 300H400") +
      fine(
        Array.from(
          { length: 9 },
          (_, i) => `M${n(-360 + i * 84 + r.between(-10, 10))} 322h${n(r.between(30, 64))}`,
        ).join(""),
      )
    );
  },
  rinse() {
    let water = "";
    const r = random(6);
    for (let i = 0; i < 13; i++) {
      const u = i / 12 - 0.5;
      let y = -150;
      while (y < 330) {
        const l = r.between(26, 74);
        water += `M${n(u * (330 + (y + 150) * 0.16))} ${n(y)}L${n(u * (330 + (y + l + 150) * 0.16))} ${n(y + l)}`;
        y += l + r.between(16, 46);
      }
    }
    let holes = "";
    for (let i = -6; i <= 6; i++)
      holes += `<ellipse cx="${i * 26}" cy="${n(-178 + 5 * Math.sqrt(Math.max(0, 1 - (i / 6.6) ** 2)))}" rx="4" ry="2" fill="${ink}"/>`;
    return (
      open("M0 -380V-300", 3) +
      solid("M-20 -392H20V-296H-20Z") +
      solid(
        "M-44 -300H44Q52 -250 190 -206Q196 -186 180 -178H-180Q-196 -186 -190 -206Q-52 -250 -44 -300Z",
      ) +
      fine(
        "M-190 -204Q0 -186 190 -204M70 -262Q110 -236 168 -216M62 -252Q100 -228 146 -210M84 -264Q130 -240 178 -218",
      ) +
      holes +
      open(water, 2)
    );
  },
  comb() {
    let teeth = "";
    for (let i = 0; i < 23; i++) {
      const x = -286 + i * 26;
      teeth += `M${x} 40V${i === 0 || i === 22 ? 216 : 232}M${x + 12} 40V${i === 0 || i === 22 ? 216 : 232}M${x} ${i === 0 || i === 22 ? 216 : 232}Q${x + 6} ${246} ${x + 12} ${i === 0 || i === 22 ? 216 : 232}`;
    }
    return (
      strands(33, [-40, -390], [-70, 0], [30, 372], 330, 420, 4) +
      at(
        20,
        -40,
        `<path d="M-310 40H310L302 214Q300 236 284 236H-284Q-300 236 -302 214Z" fill="none"/>` +
          solid("M-312 -34Q0 -86 312 -34Q326 -30 326 -12V44H-326V-12Q-326 -30 -312 -34Z") +
          fine("M-300 -18Q0 -68 300 -18M-314 26H314") +
          open(teeth, 2.4),
        { turn: -9 },
      )
    );
  },
  parting() {
    const r = random(9);
    let hairs = "";
    for (const side of [-1, 1])
      for (let i = 0; i < 42; i++) {
        const t = i / 33,
          y = -330 + t * 530,
          x = side * (9 + 5 * Math.sin(t * 5)),
          l = r.between(-10, 10);
        hairs += `M${n(x)} ${n(y)}C${n(x + side * (90 + l))} ${n(y - 30 + 40 * t)} ${n(side * (300 + l))} ${n(y + 20 + 90 * t)} ${n(side * 400)} ${n(y + 190 + 150 * t + l)}`;
      }
    const pipette =
      solid("M-13 -30V70L-6 122H6L13 70V-30Z") +
      fine("M5 -20V66M-6 20H6") +
      solid("M-30 -62H30V-26H-30Z") +
      solid("M-26 -62C-30 -150 -22 -172 -22 -186A22 22 0 0 1 22 -186C22 -172 30 -150 26 -62Z") +
      fine(
        "M10 -74C14 -140 10 -170 10 -186M17 -74C20 -140 15 -168 15 -182M8 -60V-28M16 -60V-28M23 -60V-28",
      );
    return (
      `<clipPath id="crown"><path d="M0 -330C190 -330 300 -180 300 20C300 200 190 330 0 330C-190 330 -300 200 -300 20C-300 -180 -190 -330 0 -330Z"/></clipPath><g clip-path="url(#crown)">${open(hairs, 1.7)}</g>` +
      solid("M-300 20C-336 10 -340 90 -294 92").replace("Z", "") +
      solid("M300 20C336 10 340 90 294 92") +
      open(
        "M0 -330C190 -330 300 -180 300 20C300 200 190 330 0 330C-190 330 -300 200 -300 20C-300 -180 -190 -330 0 -330Z",
      ) +
      at(120, -196, pipette, { turn: 34, scale: 1.2 }) +
      disc(10, -60, 10, 2.6) +
      disc(4, 40, 9, 2.6) +
      disc(8, 140, 8, 2.6)
    );
  },
  ends: () =>
    strands(36, [-60, -420], [150, 0], [60, 330], 230, 350, 22) +
    drop(-250, 40, 0.8) +
    drop(-318, 196, 0.56) +
    drop(300, -110, 0.66) +
    drop(352, 70, 0.9),
  pearl() {
    const shade = (q) =>
      fine(
        Array.from({ length: 9 }, (_, i) => {
          const k = q * (0.93 - i * 0.06),
            e = 0.55 - i * 0.03;
          return `M${n(k * Math.cos(1.1 + e * 0.4))} ${n(k * Math.sin(1.1 + e * 0.4))}A${n(k)} ${n(k)} 0 0 0 ${n(k * Math.cos(0.75 - e))} ${n(k * Math.sin(0.75 - e))}`;
        }).join("") +
          `M${n(-q * 0.78)} ${n(-q * 0.3)}A${n(q * 0.84)} ${n(q * 0.84)} 0 0 1 ${n(-q * 0.32)} ${n(-q * 0.76)}M${n(-q * 0.64)} ${n(-q * 0.26)}A${n(q * 0.7)} ${n(q * 0.7)} 0 0 1 ${n(-q * 0.38)} ${n(-q * 0.58)}`,
      );
    const opened =
      solid("M-34 168C-16 176 -14 196 -16 226H16C14 196 16 176 34 168A172 172 0 1 0 -34 168Z") +
      open("M-16 226Q0 236 16 226", 2) +
      shade(172);
    const cap =
      solid("M-15 0H15C13 30 18 44 40 50C46 74 -46 74 -40 50C-18 44 -13 30 -15 0Z") +
      fine("M-28 56Q0 66 28 56");
    return (
      at(-30, -170, opened, { turn: -8 }) +
      drop(8, 150, 1) +
      drop(16, 290, 0.6) +
      at(196, 150, cap, { turn: -32 }) +
      [
        [-300, 262, 62],
        [-206, 322, 44],
        [318, 300, 56],
      ]
        .map(([x, y, q]) => disc(x, y, q) + at(x, y, shade(q)))
        .join("")
    );
  },
  circles() {
    const spiral = (cx, cy, turns, gap, dir) => {
      let d = "";
      for (let a = 0; a <= turns * 6.283; a += 0.16) {
        const q = 8 + (gap * a) / 6.283;
        d += `${d ? "L" : "M"}${n(cx + dir * q * Math.cos(a))} ${n(cy + q * 0.86 * Math.sin(a))}`;
      }
      return d;
    };
    const r = random(15);
    let grains = "";
    for (let i = 0; i < 130; i++) {
      const a = r() * 6.283,
        q = 120 + 270 * Math.sqrt(r()),
        k = r.between(3, 8);
      grains += at(
        Math.cos(a) * q,
        Math.sin(a) * q * 0.88,
        solid(
          `M0 ${-k}L${k * 0.87} ${-k / 2}V${k / 2}L0 ${k}L${-k * 0.87} ${k / 2}V${-k / 2}Z`,
        ).replace('stroke-width="3"', 'stroke-width="1.6"'),
        { turn: r() * 60 },
      );
    }
    return (
      grains +
      open(spiral(-140, -120, 4.6, 30, 1), 3) +
      open(spiral(170, -10, 3.8, 30, -1), 3) +
      open(spiral(-60, 200, 3.3, 30, 1), 3)
    );
  },
  moon() {
    let hatch = "";
    for (let i = -12; i <= 12; i++) {
      const y = i * 17,
        outer = Math.sqrt(Math.max(0, 240 ** 2 - y * y));
      hatch += `M${n(-outer + 4)} ${y}H${n(-outer + 24 + 34 * Math.cos((i / 13) * 1.5))}`;
    }
    const star = (x, y, k) =>
      at(x, y, solid("M0 -26Q3 -3 26 0Q3 3 0 26Q-3 3 -26 0Q-3 -3 0 -26Z"), { scale: k });
    return (
      at(20, -90, solid("M70 -230A240 240 0 1 0 70 230A196 196 0 0 1 70 -230Z") + fine(hatch)) +
      star(200, -220, 1.1) +
      star(286, -70, 0.7) +
      star(150, -20, 0.5) +
      star(-330, -250, 0.6) +
      star(330, -300, 0.4) +
      at(
        0,
        270,
        solid(
          "M-372 -66C-240 -36 -120 -78 0 -76C120 -78 240 -36 372 -66C348 -20 346 60 374 106C240 84 120 116 0 114C-120 116 -240 84 -374 106C-346 60 -348 -20 -372 -66Z",
        ) +
          fine(
            "M-330 -40C-312 0 -312 40 -330 80M330 -40C312 0 312 40 330 80M-300 -24Q-220 -4 -180 20M-306 64Q-230 50 -196 24M300 -24Q230 -6 190 14M304 66Q236 48 204 26M-40 10Q0 34 44 8",
          ),
      )
    );
  },
  ribbon() {
    const loop = (s) =>
      solid(`M0 0C${s * 60} -140 ${s * 300} -210 ${s * 330} -90C${s * 346} 0 ${s * 150} 40 0 0Z`) +
      solid(`M0 0C${s * 80} -66 ${s * 210} -110 ${s * 240} -64C${s * 250} -20 ${s * 120} 10 0 0Z`) +
      fine(
        `M${s * 40} -30C${s * 100} -120 ${s * 230} -160 ${s * 300} -110M${s * 50} 6C${s * 150} 24 ${s * 290} 0 ${s * 322} -60M${s * 60} -46C${s * 120} -118 ${s * 230} -150 ${s * 290} -128`,
      );
    const tail = (s) =>
      solid(
        `M0 0C${s * 60} 120 ${s * 90} 220 ${s * 230} 330L${s * 176} 336L${s * 150} 390C${s * 40} 280 ${s * 6} 160 ${s * -6} 0Z`,
      ) + fine(`M${s * 14} 60C${s * 50} 180 ${s * 100} 270 ${s * 176} 336`);
    return at(
      0,
      -50,
      tail(-1) +
        tail(1) +
        loop(-1) +
        loop(1) +
        solid("M-46 -34Q0 -52 46 -34Q56 0 46 38Q0 54 -46 38Q-56 0 -46 -34Z") +
        fine("M-24 -40Q-14 0 -24 42M22 -40Q12 0 22 42M36 -36Q28 0 36 40"),
    );
  },
  steps() {
    const ring = (x, y, inner, label) =>
      disc(x, y, 150) +
      at(x, y, inner) +
      `<text x="${x}" y="${y + 246}" font-size="84" font-family="Cormorant" font-weight="500" text-anchor="middle" fill="${ink}">${label}</text>`;
    let spiral = "";
    for (let a = 0; a < 22; a += 0.16) {
      const q = 6 + a * 4;
      spiral += `${spiral ? "L" : "M"}${n(q * Math.cos(a))} ${n(q * Math.sin(a))}`;
    }
    const foam = [
      [0, 20, 50],
      [-52, 36, 36],
      [54, 38, 34],
      [-18, -30, 32],
      [34, -22, 26],
    ]
      .map(([x, y, q]) => disc(x, y, q, 2.4))
      .join("");
    return (
      ring(-320, -20, open(spiral, 2.4), "1") +
      ring(0, -20, foam, "2") +
      ring(
        320,
        -20,
        `<clipPath id="lock"><circle r="146"/></clipPath><g clip-path="url(#lock)">${strands(30, [-30, -160], [-50, 0], [20, 190], 130, 190, 5)}</g>`,
        "3",
      )
    );
  },
  clock() {
    let ticks = "";
    for (let i = 0; i < 60; i++) {
      const a = (i * Math.PI) / 30,
        l = i % 5 ? 312 : 296;
      ticks += `M${n(328 * Math.sin(a))} ${n(-328 * Math.cos(a))}L${n(l * Math.sin(a))} ${n(-l * Math.cos(a))}`;
    }
    const hours = [
      [0, "12"],
      [90, "3"],
      [180, "6"],
      [270, "9"],
    ]
      .map(
        ([a, t]) =>
          `<text x="${n(244 * Math.sin((a * Math.PI) / 180))}" y="${n(-244 * Math.cos((a * Math.PI) / 180) + 24)}" font-size="76" font-family="Cormorant" font-weight="500" text-anchor="middle" fill="${ink}" style="font-feature-settings:'lnum'">${t}</text>`,
      )
      .join("");
    const hand = (len, w, turn) =>
      at(0, 0, solid(`M-${w} 40L0 ${-len}L${w} 40Q0 54 -${w} 40Z`) + fine(`M0 20V${-len + 40}`), {
        turn,
      });
    return (
      disc(0, -20, 366) +
      at(
        0,
        -20,
        disc(0, 0, 344, 1.5) +
          open(ticks, 1.8) +
          hours +
          hand(170, 11, -115) +
          hand(262, 8, 60) +
          disc(0, 0, 15),
      )
    );
  },
  parcel1: () => parcel(["hair-nutraceutical"]),
  parcel3: () =>
    parcel(["growth-strength-shampoo", "hair-nutraceutical", "after-wash-scalp-serum"]),
  parcel5: () =>
    parcel([
      "growth-strength-shampoo",
      "conditioner",
      "hair-nutraceutical",
      "after-wash-scalp-serum",
      "hair-oil",
    ]),
};

/** An opened box, its products looking out over the edge. */
function parcel(handles) {
  const [w, h, d] = [560, 330, 150],
    s = handles.length > 1 ? 250 : 330;
  const step = (w - 60) / handles.length;
  const out = handles
    .map((handle, i) => {
      const v = vessels[products[handle].vessel];
      return at(
        -w / 2 + 50 + step * (i + 0.5),
        -h + 0.42 * size(v).height * s,
        line(v, products[handle], s, { text: false, width: 2.6 }),
      );
    })
    .join("");
  return at(
    -60,
    300,
    solid(`M${-w / 2} ${-h}L${-w / 2 + d} ${-h - 52}H${w / 2 + d}V${-h + 60}H${-w / 2}Z`) +
      out +
      solid(`M${w / 2} 0L${w / 2 + d} -52V${-h - 52}L${w / 2} ${-h}Z`) +
      fine(
        Array.from({ length: 13 }, (_, i) => {
          const t = (i + 1) / 14;
          return `M${n(w / 2 + d * t)} ${n(-52 * t - 8)}V${n(-h - 52 * t + 10)}`;
        }).join(""),
      ) +
      solid(`M${-w / 2} ${-h}L${-w / 2 - 84} ${-h + 74}H${w / 2 - 76}L${w / 2} ${-h}Z`) +
      fine(`M${-w / 2 - 6} ${-h + 14}H${w / 2 - 20}`) +
      solid(`M${-w / 2} 0V${-h}H${w / 2}V0Z`).replace(
        /M-280 0V-330H280V0Z/,
        "M-280 0V-256M-280 -330L-364 -256H204L280 -330V0H-280Z",
      ) +
      `<text x="0" y="-96" font-size="104" font-family="Cormorant" font-weight="500" text-anchor="middle" fill="${ink}">Solenne</text>` +
      open("M-32 -54H32", 2),
  );
}
