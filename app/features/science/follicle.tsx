import { type HairPhase, hairCycle } from "~/content/science/hair-cycle";

/** The four phases lie on one another; only that of the checked radio button in the same group shows. */
export function Follicle() {
  return (
    <svg viewBox={follicleBox} aria-hidden="true" className={`icon ${sizeClass}`}>
      <g className="stroke-decoration forced-colors:stroke-[GrayText]">
        <Lines drawing={skin} />
      </g>
      {hairCycle.map(({ id }) => (
        <g
          key={id}
          data-phase={id}
          className={`opacity-0 transition-opacity ${shownIfChecked[id]}`}
        >
          <Lines drawing={phases[id]} />
          {id === "exogen" && <path d={leavingStrand} vectorEffect="non-scaling-stroke" />}
        </g>
      ))}
    </svg>
  );
}

const sizeClass =
  "block h-[min(300px,42svh)] w-full overflow-visible py-3 sm:h-[clamp(320px,100svh-var(--header)-64px,640px)]";

const shownIfChecked = {
  anagen: "group-has-[[value=anagen]:checked]/cycle:opacity-100",
  catagen: "group-has-[[value=catagen]:checked]/cycle:opacity-100",
  telogen: "group-has-[[value=telogen]:checked]/cycle:opacity-100",
  exogen: "group-has-[[value=exogen]:checked]/cycle:opacity-100",
} as const;

/** The labels are about 14 px large: the drawing is scaled down on narrow windows. */
const labelClass = "fill-current stroke-none text-display-xs sm:text-base";

function Lines({ drawing: { lines, dashed = [], labels } }: { drawing: Drawing }) {
  return (
    <>
      {lines.map((line) => (
        <path key={line} d={line} vectorEffect="non-scaling-stroke" />
      ))}
      {dashed.map((line) => (
        <path key={line} d={line} vectorEffect="non-scaling-stroke" strokeDasharray="2 6" />
      ))}
      {labels.map(({ text, x, y }) => (
        <text key={text} x={x} y={y} className={labelClass}>
          {text}
        </text>
      ))}
    </>
  );
}

type Label = { text: string; x: number; y: number };
type Drawing = {
  lines: readonly string[];
  dashed?: readonly string[];
  labels: readonly Label[];
};

/** A follicle cut lengthwise, in a box of 360 by 540; every line has the same weight. */
const follicleBox = "0 0 360 540";

/** What all phases share: skin, basal layer, canal, oil gland, muscle and the vessel below. */
const skin: Drawing = {
  lines: [
    "M0 124C50 116 100 126 140 121c16-1 25 5 26 18M360 121c-50 7-110-6-140-1-16 1-25 6-26 19",
    "M0 164q14-10 28 0t28 0 28 0 28 0 28 0c11 0 16 7 16 20M360 164q-14-10-28 0t-28 0-28 0-28 0-28 0c-11 0-16 7-16 20",
    "M156 184c0 26-4 54-6 84M204 184v24M204 238c2 14 4 24 5 38",
    "M166 139c2 32 2 62 2 101M194 139c-2 32-2 62-2 101",
    "M204 208c10-10 24-8 28 2 16-6 30 6 26 20 12 10 6 28-8 28-6 14-26 12-30 0-10 2-16-10-16-20",
    "M232 210c-2 7-6 10-11 12M258 230c-8 2-14 8-15 15M250 258c-4-7-10-9-16-9",
    "M38 172c38 36 76 74 113 96M32 180c40 38 80 78 118 97M28 190c40 38 82 78 122 96",
    "M0 514c40-8 80 8 120 0s80-8 120 0 80 8 120-2M0 528c40-8 80 8 120 0s80-8 120 0 80 8 120-2",
  ],
  labels: [
    { text: "Oil gland", x: 274, y: 240 },
    { text: "Muscle", x: 44, y: 288 },
  ],
};

const shaft = "V150c0-50 5-100 17-150";
const scales =
  "M173 300l6-6M187 286l-6-6M173 262l6-6M187 248l-6-6M173 224l6-6M187 210l-6-6M173 186l6-6M187 172l-6-6M174 112l7-5M188 98l-5-7M178 66l8-4M194 50l-4-8";

/** Where each phase differs. */
const phases: Record<HairPhase["id"], Drawing> = {
  anagen: {
    lines: [
      "M150 268c0 62 0 102-8 136-8 30-4 62 22 70M209 276c1 56 1 96 9 128 8 30 4 62-22 70",
      "M164 474c-14-20-10-48 16-62 26 14 30 42 16 62",
      "M168 240c0 80-1 112-9 146M192 240c0 80 1 112 9 146",
      `M170 394c2-22 3-44 3-64${shaft}M190 394c-2-22-3-44-3-64${shaft}`,
      `${scales}M174 352l6-6M187 330l-6-6`,
      "M173 514c0-28-4-56 7-72 11 16 7 44 7 72",
      circles([152, 452], [149, 436], [152, 420], [160, 407], [172, 400]),
      circles([208, 452], [211, 436], [208, 420], [200, 407], [188, 400]),
    ],
    labels: [
      { text: "Growing strand", x: 212, y: 60 },
      { text: "Bulb", x: 232, y: 424 },
      { text: "Papilla", x: 226, y: 484 },
    ],
  },
  catagen: {
    lines: [
      "M150 268c0 32 2 60 16 78 6 8 8 16 9 28-4 12 4 18 0 28-2 6 0 10 1 14M209 276c1 28-3 52-15 70-6 8-8 16-9 28 4 12-4 18 0 28 2 6 0 10-1 14",
      "M180 418a18 18 0 1 1 0 36 18 18 0 0 1 0-36",
      "M168 240c0 34 0 58 2 84M192 240c0 34 0 58-2 84",
      `M173 300${shaft}M187 300${shaft}`,
      "M173 300c-1 10-5 20-1 28 4 7 12 7 16 0 4-8 0-18-1-28",
      scales,
    ],
    dashed: ["M160 372c-16 34-24 68-8 94 12 16 44 16 56 0 16-26 8-60-8-94"],
    labels: [
      { text: "Growth has ended", x: 212, y: 60 },
      { text: "Club", x: 226, y: 330 },
      { text: "Papilla", x: 226, y: 442 },
    ],
  },
  telogen: {
    lines: [
      "M150 268c0 24 6 44 18 52 8 5 16 5 24 0 12-8 18-24 17-44",
      "M180 330a14 14 0 1 1 0 28 14 14 0 0 1 0-28",
      "M168 240c0 14-1 26-3 38M192 240c0 14 1 26 3 38",
      `M173 270${shaft}M187 270${shaft}`,
      "M173 270c-3 14-5 24-1 30 4 5 12 5 16 0 4-6 2-16-1-30",
      "M168 290l-7 4M170 299l-5 6M178 304l-1 8M186 302l4 7M191 292l7 4",
      scales.slice(scales.indexOf("M173 262")),
    ],
    dashed: ["M172 366c-4 34-4 70 0 112M188 366c4 34 4 70 0 112"],
    labels: [
      { text: "Resting strand", x: 212, y: 60 },
      { text: "Club", x: 226, y: 306 },
      { text: "Papilla", x: 226, y: 350 },
    ],
  },
  exogen: {
    lines: [
      "M150 268c0 42 0 72-6 98-8 28-4 60 22 68M209 276c1 36 1 64 7 90 8 28 4 60-22 68",
      "M166 434c-12-18-8-42 14-54 22 12 26 36 14 54",
      "M168 240c0 48-1 74-6 106M192 240c0 48 1 74 6 106",
      "M172 364c2-34 2-104 8-172 6 68 6 138 8 172",
      "M174 514c0-36-4-86 6-102 10 16 6 66 6 102",
      circles([153, 412], [152, 396], [157, 380], [168, 371], [192, 371], [203, 380], [208, 396]),
    ],
    labels: [
      { text: "Old strand", x: 262, y: 84 },
      { text: "New strand", x: 226, y: 330 },
      { text: "Papilla", x: 226, y: 446 },
    ],
  },
};

/** The strand that leaves in exogen, on its own so that it can move. */
const leavingStrand =
  "M193 96C204 60 220 26 240-4M206 102c12-36 28-70 48-102M193 96c-5 12-9 20-6 28 3 6 10 8 15 3 5-6 5-14 4-25M187 118l-7 3M190 127l-4 7M199 129l1 8M198 86l8-3M219 68l-4-8M208 56l9-3M232 40l-3-9";

function circles(...centres: [x: number, y: number][]): string {
  return centres.map(([x, y]) => `M${x - 3} ${y}a3 3 0 1 1 6 0 3 3 0 0 1-6 0`).join("");
}
