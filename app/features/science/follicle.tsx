import { type HairPhase, hairCycle } from "~/content/science/hair-cycle";
import drawings from "./follicle.svg?no-inline";

/** The four phases lie on one another; only that of the checked radio button in the same group shows. */
export function Follicle() {
  return (
    <svg viewBox={follicleBox} aria-hidden="true" className={`icon ${sizeClass}`}>
      <g className="stroke-decoration forced-colors:stroke-[GrayText]">
        <use href={`${drawings}#skin`} />
      </g>
      <Labels labels={sharedLabels} />
      {hairCycle.map(({ id }) => (
        <g
          key={id}
          data-phase={id}
          className={`opacity-0 transition-opacity ${shownIfChecked[id]}`}
        >
          <use href={`${drawings}#${id}`} />
          <Labels labels={phaseLabels[id]} />
        </g>
      ))}
    </svg>
  );
}

/** That of `follicle.svg`, which is a file of its own to keep the page light. */
const follicleBox = "0 0 360 540";

const sizeClass =
  "block h-[min(300px,42svh)] w-full overflow-visible py-3 sm:h-[clamp(320px,100svh-var(--header)-64px,640px)]";

const shownIfChecked = {
  anagen: "group-has-[[value=anagen]:checked]/cycle:opacity-100",
  catagen: "group-has-[[value=catagen]:checked]/cycle:opacity-100",
  telogen: "group-has-[[value=telogen]:checked]/cycle:opacity-100",
  exogen: "group-has-[[value=exogen]:checked]/cycle:opacity-100",
} as const;

type Label = { text: string; x: number; y: number };

/** About 14 px large: the drawing is scaled down on narrow windows. The limit keeps text of twice the size inside them. */
function Labels({ labels }: { labels: readonly Label[] }) {
  return labels.map(({ text, x, y }) => (
    <text
      key={text}
      x={x}
      y={y}
      className="fill-current stroke-none text-[min(1.625rem,32px)] sm:text-base"
    >
      {text}
    </text>
  ));
}

const sharedLabels = [
  { text: "Oil gland", x: 274, y: 240 },
  { text: "Muscle", x: 44, y: 288 },
];

const phaseLabels: Record<HairPhase["id"], readonly Label[]> = {
  anagen: [
    { text: "Growing strand", x: 212, y: 60 },
    { text: "Bulb", x: 232, y: 424 },
    { text: "Papilla", x: 226, y: 484 },
  ],
  catagen: [
    { text: "Growth has ended", x: 212, y: 60 },
    { text: "Club", x: 226, y: 330 },
    { text: "Papilla", x: 226, y: 442 },
  ],
  telogen: [
    { text: "Resting strand", x: 212, y: 60 },
    { text: "Club", x: 226, y: 306 },
    { text: "Papilla", x: 226, y: 350 },
  ],
  exogen: [
    { text: "Old strand", x: 262, y: 84 },
    { text: "New strand", x: 226, y: 330 },
    { text: "Papilla", x: 226, y: 446 },
  ],
};
