import { hairCycle } from "~/content/science/hair-cycle";
import { type Drawing, follicleBox, leavingStrand, phases, skin } from "./follicle-drawing";

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
          {id === "exogen" && (
            <path
              d={leavingStrand}
              vectorEffect="non-scaling-stroke"
              className="-translate-x-2.5 translate-y-15 transition-transform group-has-[[value=exogen]:checked]/cycle:translate-none"
            />
          )}
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
const labelClass = "fill-current stroke-none text-display-xs sm:text-lg lg:text-note";

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
